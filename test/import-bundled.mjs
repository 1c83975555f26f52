// Imports a TypeScript module of this folder bundled to plain modules, as users run the library, and not through a loader
// that rewrites functions for debugging. It has copies of its own of all it imports from this library; packages stay
// shared. The same file under another name is another copy. Runs from the top of the checkout.

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export async function importBundled(file, name = basename(file, '.ts')) {
  return importBuilt({ entryPoints: [join(process.cwd(), 'test', file)] }, name);
}

// What esbuild makes of an input, as a module of that name.
export async function importBuilt(input, name) {
  return import(pathToFileURL(await buildModule(input, name)).href);
}

// Writes what esbuild makes of an input into a file of that name, and tells its path.
export async function buildModule(input, name) {
  const outfile = join(process.cwd(), 'node_modules/.cache/railhead', `${name}.mjs`);
  await build({
    ...input,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}
