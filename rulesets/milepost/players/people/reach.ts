// Where a train can be this turn and the next, and what the way costs in rent.

import type { PriceItem, Seat } from '../../../../src/core/engine/index.js';
import { reach } from '../../../../src/core/graph/reach.js';
import type { PlannedRent, Reached } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import { keepRides } from './kept-rides.js';
import { placeAt } from './places.js';
import { beginning, eachStep, type Journey, nextTurn, type Ride } from './ride.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';

/**
 * The places but the one where it stands, each by its cheapest way in the turn in which it can be reached
 * first; the soonest first.
 */
export function trainReach(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  { seat, train }: { readonly seat: Seat; readonly train: number },
): readonly Reached[] {
  const own = game.state.seats[seat]?.trains[train];
  if (own === undefined || game.state.outcome !== null) return [];
  const journey: Journey = { spec, game, seat, train, cashUntil: 1, isFree: false };
  const best = new Map<Milepost, Ride>();
  let coming: readonly Ride[] = [beginning(journey)];
  for (const turn of [0, 1]) {
    const later: Ride[] = [];
    for (const ride of ridesIn(journey, turn, coming, later)) {
      const { at } = ride;
      if (ride.action === null || at === null || at === own.at) continue;
      const kept = best.get(at);
      if (kept === undefined || (kept.turn === turn && ride.cost < kept.cost)) best.set(at, ride);
    }
    coming = later;
  }
  const rents = rentsOn();
  return [...best].map(([at, ride]) => ({
    place: placeAt(at),
    turn: ride.turn as 0 | 1,
    from: ride.before?.at == null ? null : placeAt(ride.before.at),
    left: ride.points,
    rents: rents(ride),
  }));
}

// The rides of a turn, those with the most movement left first; adds to `later` what they make of the next
// turn.
function* ridesIn(journey: Journey, turn: number, coming: readonly Ride[], later: Ride[]): Iterable<Ride> {
  later.push(...coming.filter((ride) => ride.turn > turn));
  const search = {
    ...keepRides(journey, { countsWhatIsPaid: turn === 0 }),
    rank: ({ points }: Ride) => -points,
    successors: (ride: Ride, tell: (next: Ride) => void) => eachStep(journey, ride, tell),
  };
  const starts = coming.filter((ride) => ride.turn === turn);
  for (const ride of reach(starts, search)) {
    yield ride;
    if (turn === 0 && ride.at !== null) later.push(nextTurn(journey, ride));
  }
}

/** The rents among the items of an action, those that will be owed as well. */
export function rentsIn(items: readonly PriceItem[], turn: number): readonly PlannedRent[] {
  return items.flatMap(({ what, amount, params }) => {
    const due = amount + Number(params.owed ?? 0);
    return what === 'rent' && due > 0 ? [{ turn, to: Number(params.owner), amount: due }] : [];
  });
}

// The rents on the way to a place; ways have most of their beginnings in common.
function rentsOn(): (ride: Ride) => readonly PlannedRent[] {
  const kept = new Map<Ride, readonly PlannedRent[]>();
  return function rentsTo(ride: Ride): readonly PlannedRent[] {
    const { before, turn, items } = ride;
    if (before === null) return [];
    const found = kept.get(ride);
    if (found !== undefined) return found;
    const due = rentsIn(items, turn);
    const all = due.length > 0 ? [...rentsTo(before), ...due] : rentsTo(before);
    kept.set(ride, all);
    return all;
  };
}
