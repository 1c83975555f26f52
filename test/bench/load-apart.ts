// Loads a module of this folder with copies of its own of everything it imports from this library.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles a module of test/bench and imports the bundle; packages stay shared. Run from the top of the checkout. */
export async function loadApart<Module>(file: string): Promise<Module> {
  const outfile = join(process.cwd(), 'node_modules/.cache/railhead', file.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(process.cwd(), 'test/bench', file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
