// A trip that a seat has set out on: orders that it left go on with it, and leave its other demands
// alone. All planners work as ever, and see the demands of the aim only.

import {
  type GameAction,
  memoByIdentity,
  type OfferedPlan,
  type OpenDecision,
  type Pursued,
} from '../../../../src/core/engine/index.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import { tripOf } from './plans.js';
import { isForTrains, type Suggest, suggestForTrains } from './two-trains.js';

/** True for the aim of a trip, as `aimOf` writes it. */
export const isTripAim = (aim: string): boolean => /^\d+\/\d+( \d+\/\d+)*$/.test(aim);

/** The plan for what is left of a trip's aim; none once nothing is left, or nothing leads there. */
export function planForAim(
  game: PlanGame,
  decision: OpenDecision,
  { aim, kept }: Pursued,
  suggest: Suggest,
): readonly OfferedPlan[] {
  const { seat } = decision;
  const state = stateFor(game.state, aim);
  const own = kept === undefined ? {} : { kept: { state, seat, plans: kept } };
  const aimed: PlanGame = { ...game, ...own, state, demands: new Set(aim.split(' ')) };
  const { route } = planRoute(aimed, seat, 0);
  if (route === null) return [];
  const line: readonly GameAction[] = isForTrains(aimed, decision)
    ? suggestForTrains(aimed, decision, suggest)
    : suggest(aimed, decision);
  return [{ line, ...tripOf(aimed, route), aim }];
}

// Planners note what they find by the identity of the state, and under an aim they find something else.
const states = memoByIdentity((_: PlanGame['state']) => new Map<string, PlanGame['state']>());

function stateFor(state: PlanGame['state'], aim: string): PlanGame['state'] {
  const known = states(state).get(aim);
  if (known !== undefined) return known;
  const own = Object.freeze({ ...state });
  states(state).set(aim, own);
  return own;
}
