// Loads a module of this folder with copies of its own of everything it imports from this library.

import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles the module beside this file and imports the bundle; packages stay shared. */
export async function loadApart<Module>(file: string): Promise<Module> {
  const here = dirname(fileURLToPath(import.meta.url));
  const outfile = join(here, '../../node_modules/.cache/railhead', file.replace(/\.ts$/, '.mjs'));
  mkdirSync(dirname(outfile), { recursive: true });
  await build({
    entryPoints: [join(here, file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
