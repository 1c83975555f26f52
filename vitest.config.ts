import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { entryFiles } from './entries.mjs';
import { compiledSources } from './test/compiled-sources.js';
import LongFirst from './test/long-first.js';
import { RUNS, runOf, testFiles } from './test/runs.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A mode is one of the runs of test/runs.ts, or several, as `whole+long`. Without one, as in `npx vitest run test/cli`, all files are
// there but the long ones.
function filesOf(mode: string) {
  const runs = RUNS.filter((run) => mode.split('+').includes(run));
  if (runs.length === 0) return { include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/**/*.long.test.ts'] };
  const include = testFiles().filter((path) => runs.includes(runOf(path)));
  return {
    include: include.map((path) => `test/${path}`),
    reporters: ['default', './test/slowest-files.ts'],
  };
}

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
    ...filesOf(mode),
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
