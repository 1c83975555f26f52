import { defineConfig } from 'vitest/config';

// Needs a Chromium (CHROMIUM_PATH, or where Debian puts it) and the built site: `npm run test:browser`.
export default defineConfig({
  test: {
    include: ['test/browser/**/*.spec.ts'],
    expect: { requireAssertions: true },
    // As in vitest.config.ts: a run that hangs is ended by the job that it is part of.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
