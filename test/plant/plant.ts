// Plants every bug, one at a time, and says whether the kit finds it as it comes: in which law, how soon, and in a game of how many
// actions.   npm run try -- plant [--seed 1] [--detail] [--from BUG] [words of the bugs to plant]

import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { hexTycoonLaws } from '../../rulesets/hex-tycoon/rules/laws.js';
import { milepostLaws } from '../../rulesets/milepost/rules/laws.js';
import { type AnyEngine, createEngine, layersOf } from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import type { Law } from '../../src/testing/law.js';
import { lawfulGames } from '../../src/testing/lawful-games.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import { LAYER_BUGS } from './layers/index.js';
import { PEBBLES_BUGS } from './pebbles/index.js';

// What titles of the package bring.
const TITLE_LAWS: Readonly<Record<string, readonly Law[]>> = {
  'hex-tycoon': hexTycoonLaws(),
  'china-rails': milepostLaws(),
};
const SECONDS = 5;
const ACTIONS = 5;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    detail: { type: 'boolean', default: false },
    from: { type: 'string' },
  },
  allowPositionals: true,
});

interface Planted {
  readonly bug: string;
  readonly id: string;
  readonly engine: () => AnyEngine;
}

const planted: Planted[] = [
  ...PEBBLES_BUGS.map(({ bug, changes }) => ({
    bug,
    id: 'pebbles',
    engine: () => createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...changes() })]) as AnyEngine,
  })),
  ...LAYER_BUGS.map(({ bug, ruleset }) => ({
    bug,
    id: 'planted',
    engine: () => createEngine([ruleset()]) as AnyEngine,
  })),
];

// Of this process alone, whatever else the machine does.
function secondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

/** Which law found it and in how many actions; null where none did. */
function find({ id, engine }: Planted): { law: string; actions: number } | null {
  let made: AnyEngine;
  try {
    made = engine();
  } catch (error) {
    return { law: `refused: ${error instanceof Error ? error.message.split('\n')[0] : error}`, actions: 0 };
  }
  const laws = layersOf(made.rulesets[0]).flatMap((layer) => TITLE_LAWS[layer.id] ?? []);
  const { counterexample } = fc.check(lawfulGames(made, id, { laws }), { seed: Number(values.seed) });
  if (counterexample == null) return null;
  const [{ game, finding }] = counterexample;
  return {
    law: `${finding?.law}${values.detail ? `: ${finding?.detail}` : ''}`,
    actions: game.actions.length,
  };
}

let good = 0;
const wanted = planted
  .slice(
    Math.max(
      0,
      planted.findIndex(({ bug }) => bug === values.from),
    ),
  )
  .filter(({ bug }) => positionals.every((word) => bug.includes(word)));
for (const one of wanted) {
  const began = process.cpuUsage();
  const found = find(one);
  const seconds = secondsSince(began);
  const isGood = found !== null && seconds <= SECONDS && found.actions <= ACTIONS;
  if (isGood) good++;
  const how = found === null ? 'NOT FOUND' : `${found.actions} actions, ${found.law}`;
  console.log(`${isGood ? 'ok ' : '-- '} ${seconds.toFixed(1).padStart(5)} s  ${one.bug}: ${how}`);
}
console.log(`${good} of ${wanted.length} found within ${SECONDS} s and ${ACTIONS} actions`);
