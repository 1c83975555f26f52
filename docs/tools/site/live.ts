// The modules that live on the site: boards with the titles that they load, and the blocks of code that run.

import { copyFileSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from '../rule-pages.js';
import type { RunsById } from './runs.js';

const LIVE = `${ROOT}docs/.vitepress/live`;

/**
 * Bundles them into a folder of the built site. All share their chunks, so a page loads the engine once.
 *
 * @param folder - The folder of the built site.
 * @param runs - The blocks that run, whose files lie in `sources`.
 * @param sources - The folder of their files.
 */
export async function buildLive(folder: string, runs: RunsById, sources: string): Promise<void> {
  const blocks = Object.keys(runs).map((id) => ({ in: `${sources}/${id}.mts`, out: `run/${id}` }));
  const own = ['live', 'worker', 'stage'].map((name) => ({ in: `${LIVE}/${name}.ts`, out: name }));
  await build({
    entryPoints: [...own, ...blocks],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // What a block logs is shown below it.
    define: { 'console.log': 'railheadLog' },
    tsconfig: `${ROOT}tsconfig.json`,
    logLevel: 'error',
  });
  copyFileSync(`${LIVE}/stage.html`, `${folder}/stage.html`);
}
