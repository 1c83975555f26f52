import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    expect: { requireAssertions: true },
    testTimeout: 60_000,
  },
});
