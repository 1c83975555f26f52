import { defineConfig } from 'vitest/config';

// What is built, looked at by itself: `npm run build`, then `npm run test:shipped`.
export default defineConfig({
  test: {
    include: ['test/package/**/*.spec.{ts,mjs}'],
    expect: { requireAssertions: true },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
