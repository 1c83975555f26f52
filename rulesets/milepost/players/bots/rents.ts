// What plans expect as rent. They ask the same question as the rules, which a layer may answer differently
// (`rentFor`): by the first use of an owner's track in a turn (M-MOVE-11).

import type { Milepost } from '../../board/board.js';
import type { RentedUse } from '../../rules/policy-arguments.js';
import type { Train } from '../../rules/state.js';
import type { PlanGame } from './planning.js';

/** A stretch on an owner's track: its first use, and how many segments it has. */
export interface RentedRun {
  readonly use: RentedUse;
  readonly segments: number;
}

/**
 * The rent that a stretch is expected to take at a speed. An owner is paid for every turn on their track.
 * Where turns end on it is unknown before the way there is known.
 */
export function rentOfRun(game: PlanGame, seat: number, { use, segments }: RentedRun, speed: number): number {
  return game.rules.policies.rentFor(game, seat, use) * (1 + (segments - 1) / speed);
}

/** How far a train has come in a turn, as a plan follows it from turn to turn. */
export interface TurnClock {
  /** Mileposts left in the turn. */
  points: number;
  /** Owners whose rent is paid for the turn. */
  paid: readonly number[];
}

/** Where a seat's train stands in its turn: in the middle of it, or before the next. */
export function clockOf({ state: { turn } }: PlanGame, seat: number, { points }: Train): TurnClock {
  return turn.seat === seat && turn.phase === 'operations'
    ? { points, paid: turn.rented }
    : { points: 0, paid: [] };
}

/** Begins a turn of `points` mileposts. */
export function beginTurn(clock: TurnClock, points: number): void {
  clock.points = points;
  clock.paid = [];
}

/**
 * The least that an opponent asks for a turn on their track where the seat begins. A plan knows this before
 * it knows its way. Infinity if there is nowhere to begin, or no opponent.
 */
export function leastRent(game: PlanGame, seat: number, [at]: readonly Milepost[]): number {
  let least = Infinity;
  if (at === undefined) return least;
  for (let owner = 0; owner < game.state.seats.length; owner++) {
    if (owner === seat) continue;
    least = Math.min(least, game.rules.policies.rentFor(game, seat, { owner, from: at, to: at }));
  }
  return least;
}
