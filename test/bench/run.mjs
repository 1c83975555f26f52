// Runs the benchmarks as users run the library: bundled to plain modules, not through a loader that rewrites functions.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const outfile = join(import.meta.dirname, '../../node_modules/.cache/railhead/bench.mjs');
await build({
  entryPoints: [join(import.meta.dirname, 'bench.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
