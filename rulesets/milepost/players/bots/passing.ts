// What a train does on the way without a card that asks for it, in cities that its route passes: what the
// title does there, or else a load for cards to come.

import type { GameAction } from '../../../../src/core/engine/index.js';
import type { City } from '../../board/board.js';
import { cityAt } from '../../rules/rail/city.js';
import type { Train } from '../../rules/state.js';
import { loadToCarry } from './carry.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';

/** A train on its route: the step and the leg where it is. */
export interface Passing {
  readonly leg: number;
  readonly step: number;
  /** The train as it will stand there. */
  readonly train: Train;
}

/** What the seat's first train does by the way where it stands, or null. */
export function passingAction(
  game: PlanGame,
  seat: number,
  route: PlannedTrip,
  { leg, step, train }: Passing,
): GameAction | null {
  const here = cityAt(game.board, train.at);
  if (here === undefined) return null;
  const player = game.state.seats[seat];
  const seats = game.state.seats.with(seat, { ...player, trains: player.trains.with(0, train) });
  const there = { ...game, state: { ...game.state, seats } };
  const cities = citiesAhead(game, route, leg, step);
  const hasRoom = mostAboard(route, leg, train.loads.length) < game.rules.locos[train.loco].capacity;
  const own = game.planning.inPassing(there, seat, { cities, hasRoom });
  if (own !== null || !hasRoom) return own;
  // The trip's own loads come first.
  const isStop = route.trip.stops.slice(leg).some(({ kind, city }) => kind === 'pickUp' && city === here);
  const carried = isStop ? null : loadToCarry(there, seat, { here, end: cities[cities.length - 1] ?? here });
  return carried === null ? null : ({ type: 'pickUpLoad', seat, load: carried.load } as GameAction);
}

function citiesAhead(
  { board }: PlanGame,
  { legs }: PlannedTrip,
  from: number,
  step: number,
): readonly City[] {
  const nodes = legs.flatMap((leg, index) =>
    leg.nodes.slice(index < from ? leg.nodes.length : index === from ? step + 1 : 1),
  );
  return nodes.map((node) => cityAt(board, node)).filter((city) => city !== undefined);
}

// The most loads that are aboard together on the rest of the route.
function mostAboard({ trip }: PlannedTrip, from: number, now: number): number {
  let aboard = now;
  let most = now;
  for (const { kind } of trip.stops.slice(from)) {
    aboard += kind === 'pickUp' ? 1 : -1;
    most = Math.max(most, aboard);
  }
  return most;
}
