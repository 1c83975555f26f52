// Another checkout of this library, bundled and loaded beside this one, so that its bots can be played against.

import { resolve } from 'node:path';
import type { choiceFor, greedyBot } from '../../src/bots/index.js';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { importBuilt } from '../import-bundled.mjs';

/** What is needed of a build to let its greedy bot play. */
export interface Build {
  readonly engine: AnyEngine;
  readonly greedyBot: typeof greedyBot;
  readonly choiceFor: typeof choiceFor;
}

/** The build of a checkout. Both must know the same boards: the state of a game goes from one to the other. */
export async function buildOf(checkout: string): Promise<Build> {
  const root = resolve(checkout);
  const contents = `
    import { createEngine } from './src/core/engine/index.ts';
    import { allRulesets } from './rulesets/index.ts';
    export { choiceFor, greedyBot } from './src/bots/index.ts';
    export const engine = createEngine(allRulesets);`;
  return importBuilt({ stdin: { contents, resolveDir: root, loader: 'ts' } }, 'judged-against');
}
