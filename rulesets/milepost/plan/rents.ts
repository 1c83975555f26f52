// What plans reckon as rent. They ask the question that a layer may answer otherwise (`rentFor`), as the rules do: by the first use
// of an owner's track in a turn (M-MOVE-11).

import type { Milepost } from '../board/board.js';
import type { RentedUse } from '../running/rent.js';
import type { PlanGame } from './planning.js';

/** A stretch on an owner's track: its first use, and how many segments it has. */
export interface RentedRun {
  readonly use: RentedUse;
  readonly segments: number;
}

/** The rent for a stretch at a speed: an owner is paid for every turn on his track, and it may take several. */
export function rentOfRun(game: PlanGame, seat: number, { use, segments }: RentedRun, speed: number): number {
  return game.rules.policies.rentFor(game, seat, use) * Math.ceil(segments / speed);
}

/**
 * The least that an opponent asks for a turn on his track where the seat begins, which is what a plan knows before its way is known;
 * Infinity where there is nowhere to begin, or no opponent.
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
