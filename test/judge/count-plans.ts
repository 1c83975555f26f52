// How many plans a seat may choose among at its first turn with a new hand, told apart by kind and deliveries, and how many of them are
// close to the best. Greedy bots play the games.
//   npm run try -- count plans [--ruleset china-rails,iron-dragon] [--hands 200] [--from plans]

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type Plan } from '../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';
import { taken } from '../bench/measure.js';
import { mean } from './duel.js';

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string', default: 'china-rails,india-rails,iron-dragon' },
    hands: { type: 'string', default: '200' },
    from: { type: 'string', default: 'plans' },
  },
});
const engine = createEngine(allRulesets) as unknown as AnyEngine;

// Millions: what four turns bring. A search looks at no plan that is worse by more.
const CLOSE = 16;

/** The values of different plans, the best of each aim. */
function valuesByAim(plans: readonly Plan[]): readonly number[] {
  const best = new Map<string, number>();
  for (const { kind, deliveries, value, line } of plans) {
    const goods = deliveries.map(({ good, to: { id }, card }) => `${card} ${good} ${id}`).sort();
    // Plans without deliveries differ by what they begin with.
    const aim = JSON.stringify([kind, goods.length > 0 ? goods : line[0]]);
    best.set(aim, Math.max(value, best.get(aim) ?? Number.NEGATIVE_INFINITY));
  }
  return [...best.values()];
}

interface Counted {
  readonly aims: number;
  readonly close: number;
  readonly milliseconds: number;
  readonly kinds: readonly string[];
}

function count(ruleset: string, hands: number): readonly Counted[] {
  const counted: Counted[] = [];
  for (let game = 0; counted.length < hands; game++) {
    const config = { seats: 2, seed: `${values.from}-${game}` };
    const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot], maxRounds: 120 });
    const seen = new Map<number, string>();
    let state = engine.createGame(ruleset, config);
    for (const action of actions) {
      const decision = engine.decisions(state).find(({ optional }) => !optional);
      const seat = decision?.seat ?? 0;
      const { hand, trains } = state.seats[seat];
      const isFirst = decision?.kind === 'operations' && seen.get(seat) !== hand.join();
      if (decision !== undefined && isFirst && trains[0].at !== null && counted.length < hands) {
        seen.set(seat, hand.join());
        let plans: readonly Plan[] = [];
        const milliseconds =
          taken(() => {
            plans = engine.plans(state, decision, createRandom(values.from, game), { most: 100 });
          }) / 1000;
        const found = valuesByAim(plans);
        const least = Math.max(...found) - CLOSE;
        const close = found.filter((value) => value >= least).length;
        counted.push({ aims: found.length, close, milliseconds, kinds: plans.map(({ kind }) => kind) });
      }
      state = engine.applyAction(state, action);
    }
  }
  return counted;
}

for (const ruleset of values.ruleset.split(',')) {
  const counted = count(ruleset, Number(values.hands));
  const kinds = new Map<string, number>();
  for (const kind of counted.flatMap(({ kinds }) => kinds)) kinds.set(kind, 1 + (kinds.get(kind) ?? 0));
  const wide = counted.filter(({ close }) => close >= 5).length / counted.length;
  const figures = [
    `${counted.length} new hands`,
    `${mean(counted.map(({ aims }) => aims)).toFixed(1)} plans`,
    `${mean(counted.map(({ close }) => close)).toFixed(1)} within ${CLOSE}`,
    `5 and more within ${CLOSE} in ${(100 * wide).toFixed(0)} %`,
    `${mean(counted.map(({ milliseconds }) => milliseconds)).toFixed(1)} ms`,
    [...kinds].map(([kind, all]) => `${kind} ${(all / counted.length).toFixed(1)}`).join(', '),
  ];
  console.log(`${ruleset}: ${figures.join('; ')}`);
}
