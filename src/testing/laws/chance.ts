// Chance that others decide: a roll or card that is set leads to a state as sound as one that was drawn.

import type { AnyState } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';

/** `outcomesOf` and `applyActionWithLuck`; the first roll or draw of every action that has one. */
export const chanceAddsUp: Law = {
  name: 'chance-adds-up',
  sentence:
    'The ways in which chance may fall add up to 1 and are all different; what came is one of them, and setting any of them gives its state, which can be saved.',
  when: 'regularly',
  *examine({ engine, before, action, state, random }) {
    if (before === null || action === null) return;
    const outcomes = engine.outcomesOf(before, action, { draws: 1, most: MOST });
    const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
    if (Math.abs(sum - 1) > 1e-9) yield { detail: `they add up to ${sum}`, action };
    const ways = new Set(outcomes.map(({ luck }) => JSON.stringify(luck)));
    if (ways.size < outcomes.length) yield { detail: 'one of them is told twice', action };
    const came = outcomes.find((one) => firstDifference(one.state, state) === null);
    if (came === undefined) return yield { detail: 'what came is none of them', action };
    if (outcomes.length === 1) return;
    for (const { luck, state: told } of [came, ...some(outcomes, 2, random)]) {
      const set = engine.applyActionWithLuck(before, action, luck).state;
      const detail = firstDifference(told, set) ?? firstDifference(set, savedAndLoaded(engine, set));
      if (detail !== null) yield { detail: `with ${JSON.stringify(luck)}: ${detail}`, action };
    }
  },
};

// More than any deck or die has; a ruleset that draws from a larger range keeps this law only with fewer.
const MOST = 2000;

function savedAndLoaded(engine: Parameters<Law['examine']>[0]['engine'], state: object): object {
  return engine.deserialize(engine.serialize(state as AnyState));
}
