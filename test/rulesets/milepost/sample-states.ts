// States of the sample games that bots have played, for tests of what bots plan: nobody has to play before a test can ask.

import { chinaRails } from '../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { familyPlanning, type PlanGame } from '../../../rulesets/milepost/players/bots/planning.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../src/core/engine/index.js';
import { sampleGameOf } from '../../../src/testing/sample-game.js';

const rulesets = [chinaRails, indiaRails, ironDragon];
export const engine = createEngine(rulesets) as unknown as AnyEngine;
export const ids: readonly string[] = rulesets.map(({ id }) => id);

/** Every state of the game of a title from one round to another. */
export function sampleStates(id: string, rounds: { from?: number; to: number }): readonly MilepostState[] {
  const ruleset = rulesets.find((one) => one.id === id) as AnyRuleset | undefined;
  const game = ruleset && sampleGameOf(engine, ruleset);
  if (!game) throw new RangeError(`no sample game of ${id}`);
  const states = game.history.states as unknown as readonly MilepostState[];
  return states.filter(({ round }) => round >= (rounds.from ?? 0) && round < rounds.to);
}

/** A state as the family's planners are asked about it. */
export const asked = (state: MilepostState): PlanGame =>
  ({ ...engine.settingOf(state as never), state, planning: familyPlanning }) as never;
