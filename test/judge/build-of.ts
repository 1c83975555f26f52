// Another checkout of this library, bundled and loaded beside this one, so that its bots can be played against.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { choiceFor, greedyBot } from '../../src/bots/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';

/** What is needed of a build to let its greedy bot play. */
export interface Build {
  readonly engine: AnyEngine;
  readonly greedyBot: typeof greedyBot;
  readonly choiceFor: typeof choiceFor;
}

/** The build of a checkout. Both must know the same boards: the state of a game goes from one to the other. */
export async function buildOf(checkout: string): Promise<Build> {
  const root = resolve(checkout);
  const folder = join(process.cwd(), 'node_modules/.cache/railhead');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'judged-against.mjs');
  const contents = `
    import { createEngine } from './src/core/engine/index.ts';
    import { allRulesets } from './rulesets/index.ts';
    export { choiceFor, greedyBot } from './src/bots/index.ts';
    export const engine = createEngine(allRulesets);`;
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}
