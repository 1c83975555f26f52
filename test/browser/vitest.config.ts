import { defineConfig } from 'vitest/config';

// Needs a Chromium (CHROMIUM_PATH, or where Debian puts it) and the built site: `npm run test:browser`.
export default defineConfig({
  test: {
    include: ['test/browser/**/*.spec.ts'],
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
