// What a title thinks of a position: a line of play, other lines with what they are worth, and how well a seat stands. Opinions,
// not rules; asked of a state or of the seat's own view.

import type { Random } from '../random/streams.js';
import type { ActionSpec } from './action.js';
import { askedSeat, frozenInput } from './input.js';
import { asListed } from './judge.js';
import type { Plan } from './ruleset.js';
import type { Setting } from './setting.js';
import type { Envelope, GameAction, Seat } from './state.js';

/** An open decision, as far as planners ask about it. */
export interface AskedFor {
  readonly seat: Seat;
  readonly kind: string;
}

/** The title's line of play for a decision; empty where it has no opinion. */
export function suggestedLine(setting: Setting, input: Envelope, decision: AskedFor, random: Random) {
  const { state, game } = asked(setting, input, decision.seat);
  return spelled(setting, state, setting.ruleset.suggest?.(game, decision as never, random) ?? []);
}

/** Its plans for a decision, best first, at most so many; what it suggests if it compares none. */
export function plansFor(
  setting: Setting,
  input: Envelope,
  decision: AskedFor,
  { random, most }: { readonly random: Random; readonly most: number },
): readonly Plan[] {
  const { state, game } = asked(setting, input, decision.seat);
  const plans = setting.ruleset.plans?.(game, decision as never, random) ?? [];
  if (plans.length > 0)
    return plans.slice(0, most).map((plan) => ({ ...plan, line: spelled(setting, state, plan.line) }));
  const line = suggestedLine(setting, state, decision, random);
  return line.length === 0 || most < 1 ? [] : [{ line, value: 0, spend: 0, fees: 0, turns: 0 }];
}

/** How well a seat stands in the title's measure; null where the title does not say. */
export function evaluatedFor(setting: Setting, input: Envelope, seat: Seat): number | null {
  return setting.ruleset.evaluate?.(asked(setting, input, seat).game, seat) ?? null;
}

function asked({ ruleset, rules, board }: Setting, input: Envelope, seat: Seat) {
  const state = frozenInput(input);
  askedSeat(state, seat);
  return { state, game: { rules, board, state, phases: ruleset.phases } as never };
}

// As lists have them (E-SHAPE-4).
function spelled(setting: Setting, state: Envelope, line: readonly GameAction[]) {
  const { actions } = setting.ready;
  return line.map((action) =>
    asListed(setting, state, { spec: actions.get(action.type) as ActionSpec<never>, action }),
  );
}
