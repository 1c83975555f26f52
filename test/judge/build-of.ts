// A checkout of this library, bundled and loaded beside this one, so that its bots can be played against; and the same with other
// planning weights.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { AnyEngine } from '../../src/core/engine/index.js';
import type { choiceFor, expertBot, greedyBot, playGame, randomBot } from '../../src/players/bots/index.js';
import { importBuilt } from '../import-bundled.mjs';

/** What is needed of a build to let its greedy bot play. */
export interface Build {
  readonly engine: AnyEngine;
  readonly greedyBot: typeof greedyBot;
  readonly choiceFor: typeof choiceFor;
}

/** A build with all that is measured of it. */
export interface WholeBuild extends Build {
  readonly expertBot: typeof expertBot;
  readonly playGame: typeof playGame;
  readonly randomBot: typeof randomBot;
}

/** A number of a title's `players/bots/weights.ts`, `NAME` or `NAME.key`, and what is written in its place. */
export interface Weight {
  readonly name: string;
  readonly value: string;
}

let builds = 0;

/**
 * The build of a checkout. Both must know the same boards: the state of a game goes from one to the other. Throws `RangeError` if
 * no file of weights has one of those named.
 */
export async function buildOf(checkout: string, weights: readonly Weight[] = []): Promise<WholeBuild> {
  const root = resolve(checkout);
  const contents = `
    import { createEngine } from './src/core/engine/index.ts';
    import { allRulesets } from './rulesets/index.ts';
    export { choiceFor, expertBot, greedyBot, playGame, randomBot } from './src/players/bots/index.ts';
    export const engine = createEngine(allRulesets);`;
  const missing = new Set(weights);
  const reweigh: Plugin = {
    name: 'reweigh',
    setup(build) {
      build.onLoad({ filter: /players\/bots\/weights\.ts$/ }, async ({ path }) => {
        let text = await readFile(path, 'utf8');
        for (const weight of weights) {
          const other = reweighed(text, weight);
          if (other !== text) missing.delete(weight);
          text = other;
        }
        return { contents: text, loader: 'ts' };
      });
    },
  };
  const name = `judged-${process.pid}-${++builds}-${weights.map(({ name, value }) => `${name}-${value}`).join('-')}`;
  const stdin = { contents, resolveDir: root, loader: 'ts' as const };
  const built = (await importBuilt({ stdin, plugins: [reweigh] }, name)) as WholeBuild;
  for (const { name } of missing) throw new RangeError(`no weight ${name}, or it has that value already`);
  return built;
}

function reweighed(text: string, { name, value }: Weight): string {
  const [constant, key] = name.split('.');
  const declared = new RegExp(`export const ${constant} = [^;]+;`);
  return text.replace(declared, (statement) =>
    key === undefined
      ? `export const ${constant} = ${value};`
      : statement.replace(new RegExp(`\\b${key}: -?[\\d.]+`), `${key}: ${value}`),
  );
}
