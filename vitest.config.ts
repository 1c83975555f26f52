import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { entryFiles } from './entries.mjs';
import { compiledSources } from './test/compiled-sources.js';
import LongFirst from './test/long-first.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Files that play many games are `*.long.test.ts`: `npm run test:long` runs them, `npm test` the others, mode `every` both.
const LONG = 'test/**/*.long.test.ts';

export default defineConfig(({ mode }) => ({
  plugins: [compiledSources()],
  // Examples import the package by its name; here that means its sources.
  resolve: {
    alias: Object.entries(entryFiles).map(([entry, file]) => ({
      find: new RegExp(`^railhead${entry === 'index' ? '' : `/${entry}`}$`),
      replacement: source(file),
    })),
  },
  test: {
    include: mode === 'long' ? [LONG] : ['test/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...(mode === 'test' ? [LONG] : [])],
    expect: { requireAssertions: true },
    // No test is given a time: load makes tests slow, not wrong. A run that hangs is ended by the job that it is part of.
    testTimeout: 0,
    hookTimeout: 0,
    // Its package names a file for node that is no module.
    server: { deps: { inline: ['@panzoom/panzoom'] } },
    // Every core tests: left alone, one is kept for the runner, which has little to do.
    maxWorkers: '100%',
    // A process runs file after file and keeps the modules that they share, compiled and warm: nothing in them changes (what is
    // cached hangs on the identity of frozen values), and a test that changed something would be a fault to find.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
}));
