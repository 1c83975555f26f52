// What bots of Iron Dragon do where the family's planner knows nothing: the draft, foremen that pay for themselves, ships.

import {
  type GameAction,
  memoByIdentity,
  type OfferedPlan,
  type OpenDecision,
} from '../../../src/core/engine/index.js';
import { planRoute } from '../../milepost/players/bots/plan.js';
import { tripOf } from '../../milepost/players/bots/plans.js';
import { feeFor } from '../rules/actions/board-ship.js';
import type { ForemanId } from '../rules/foremen/cards.js';
import { passAtDraft } from '../rules/foremen/draft.js';
import { SHIPS } from '../rules/ships/cards.js';
import { passAtPort } from '../rules/ships/ships.js';
import { hireWhatPays, retainCheaper } from './hiring.js';
import { operateByShip } from './ships.js';
import type { IronPlanGame } from './types.js';

/**
 * A line of play for a decision that the family's planner does not know. Null leaves it to the family, which plays at waiting points
 * what a seat does that does not choose for itself.
 */
export function suggestIron(game: IronPlanGame, decision: OpenDecision): readonly GameAction[] | null {
  switch (decision.kind) {
    case 'chooseForeman':
      return draftForemen(game, decision)[0].line;
    case 'keepForeman':
      return [retainCheaper(game, decision.seat)];
    case 'callShip':
      return [callShip(game, decision)];
    case 'operations':
      return operateByShip(game, decision.seat);
    case 'building':
      return hireWhatPays(game, decision.seat);
    default:
      return null;
  }
}

/** What Iron Dragon plans for decisions of its own: the foremen at the draft. Null leaves it to the family. */
export function planIron(game: IronPlanGame, decision: OpenDecision): readonly OfferedPlan[] | null {
  return decision.kind === 'chooseForeman' ? draftForemen(game, decision) : null;
}

// Asked of one state for its suggestion and for its plans, it is the same answer.
const drafts = memoByIdentity((_: IronPlanGame['state']) => new Map<number, readonly OfferedPlan[]>());

// A foreman is worth what the first trip brings with him; of equals, the one that serves longest comes first.
function draftForemen(game: IronPlanGame, decision: OpenDecision): readonly OfferedPlan[] {
  const { seat } = decision;
  const kept = drafts(game.state);
  const plans = kept.get(seat) ?? compareForemen(game, decision);
  kept.set(seat, plans);
  return plans;
}

function compareForemen(game: IronPlanGame, decision: OpenDecision): readonly OfferedPlan[] {
  const { seat } = decision;
  const usual = passAtDraft(game, decision) as GameAction & { readonly foreman: ForemanId };
  const own = game.state.own;
  const plan = (foreman: ForemanId): OfferedPlan => {
    const employed = { ...own, foremen: own.foremen.with(seat, foreman) };
    const state = { ...game.state, own: employed };
    const { route } = planRoute({ ...game, state }, seat, 0);
    const line = [{ type: 'chooseForeman', seat, foreman } as GameAction];
    return route === null ? { line, value: Number.NEGATIVE_INFINITY } : { line, ...tripOf(game, route) };
  };
  const dealt = new Set([usual.foreman, ...(own.draft?.dealt[seat] ?? []).filter((id) => id !== null)]);
  return [...dealt].map(plan).sort((one, other) => other.value - one.value || 0);
}

// A ship is drawn only to sail, so the fastest that can be paid is boarded.
function callShip(game: IronPlanGame, decision: OpenDecision): GameAction {
  const { seat } = decision;
  const { cash } = game.state.seats[seat];
  const [best] = (game.state.own.ships.drawn?.ships ?? [])
    .filter((ship) => cash === null || cash >= feeFor(game.state, seat, ship))
    .sort((left, right) => SHIPS[right].speed - SHIPS[left].speed || (left < right ? -1 : 1));
  return best === undefined
    ? passAtPort(game, decision)
    : ({ type: 'boardShip', seat, ship: best } as GameAction);
}
