// Runs a script of this folder as users run the library: bundled to plain modules, not through a loader that rewrites
// functions for debugging.   node test/run-bundled.mjs bench/bench.ts [its arguments]

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, self, script] = process.argv;
const outfile = join(import.meta.dirname, '../node_modules/.cache/railhead', basename(script).replace(/\.ts$/, '.mjs'));
await build({
  entryPoints: [join(import.meta.dirname, script)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
process.argv = [process.argv[0], self, ...process.argv.slice(3)];
await import(pathToFileURL(outfile).href);
