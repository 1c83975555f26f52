// The module of the boards that live on the site, and the titles that it loads.

import { build } from 'esbuild';
import { ROOT } from '../rule-pages.js';

/** Bundles it into a folder of the built site. */
export async function buildLive(folder: string): Promise<void> {
  await build({
    entryPoints: [`${ROOT}docs/.vitepress/live/live.ts`],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: `${ROOT}tsconfig.json`,
    logLevel: 'error',
  });
}
