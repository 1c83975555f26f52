// An examination that plays on: by the ruleset's own suggestion most of the time, by chance otherwise, so that random play gets
// as far as deliveries. The laws of the family are examined besides.

import { milepostLaws } from '../../../rulesets/milepost/rules/laws.js';
import type { AnyEngine, Envelope, GameAction, Random } from '../../../src/core/engine/index.js';
import { type Examination, examineGame, type Law } from '../../../src/testing/index.js';
import { followSometimes, followSuggestions } from '../../../src/testing/suggested-play.js';

/** A game to examine; `suggested` is how many actions in a hundred follow the ruleset's own suggestion. */
export interface PlayedOn {
  readonly seed: string | number;
  readonly seats: number;
  readonly steps: number;
  readonly suggested: number;
  readonly every?: number;
  readonly seen?: Set<string>;
  readonly options?: object;
  /** Laws besides the suite's; left out, the family's. */
  readonly laws?: readonly Law[];
  /** Host actions and others to play at a step, if they are legal. */
  readonly at?: Readonly<Record<number, GameAction>>;
}

// Chance ends turns far too soon.
const WEIGHTS = { endTurn: 0.2, endOperations: 0.3, discardHand: 0.1, expireTime: 0 };

/** Examines a game with all laws, the family's own included. */
export function examinePlayedOn(engine: AnyEngine, ruleset: string, plan: PlayedOn): Examination {
  const { suggested, at = {}, ...rest } = plan;
  const follow = followSometimes(followSuggestions(engine), suggested);
  const choose = (state: Envelope, random: Random): GameAction | null => {
    const due = at[state.step];
    if (due !== undefined && engine.checkAction(state, due) === null) return due;
    const action = follow(state, random);
    return action !== null && engine.checkAction(state, action) === null ? action : null;
  };
  return examineGame(engine, ruleset, {
    every: 200,
    weights: WEIGHTS,
    laws: milepostLaws(),
    ...rest,
    choose,
  });
}

/** How often each kind of action and event came up over several examinations. */
export function tallied(examinations: readonly Examination[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { actions, events } of examinations) {
    for (const [type, count] of Object.entries({ ...actions, ...events }))
      counts[type] = (counts[type] ?? 0) + count;
  }
  return counts;
}
