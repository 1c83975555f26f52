import { defineConfig } from 'vitest/config';
import { compiledSources } from '../compiled-sources.js';

// Needs a Chromium (CHROMIUM_PATH, or where Debian puts it) and the built site: `npm run test:browser`.
export default defineConfig({
  plugins: [compiledSources()],
  test: {
    include: ['test/browser/**/*.spec.ts'],
    expect: { requireAssertions: true },
    // As in vitest.config.ts: a run that hangs is ended by the job that it is part of.
    testTimeout: 0,
    hookTimeout: 0,
    // One process, whose files share a browser, its servers and all modules. The browser has processes of its own.
    maxWorkers: 1,
    isolate: false,
  },
});
