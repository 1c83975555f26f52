// Who sits where. In a plain tournament the bots shift a seat every game, each with a new deal. In a mirrored
// one every deal is played once in every seating, so that neither cards nor seats favour anybody.

import { refuse } from '../../core/engine/base/rejection.js';

/** What of a plan says who sits where. */
export interface SeatingPlan {
  /** Seats a game. */
  readonly seats: number;
  /** Names of the contest's bots, for seats 0, 1, …; a short list repeats, and shifts a seat every game. */
  readonly bots: readonly string[];
  /**
   * True: every deal is played in every seating of the bots, one after another, so that nobody has better
   * luck. If there are more bots than seats, each choice of them is seated. `InvalidInputError` for more than
   * 120 games a deal. If left out, every game has a new deal.
   */
  readonly mirrored?: boolean | undefined;
}

/** More seatings of one deal than this are not worth playing: every bot would have too few deals. */
const MOST_SEATINGS = 120;

/** The bots of a game by seat, and the number of its deal. */
export interface Seating {
  /** Bots by seat. */
  readonly bots: readonly string[];
  /** The number of the deal, from 0: games with the same have the same seed. */
  readonly deal: number;
}

/** Who plays a game of a plan, and from which deal. */
export function seatingOf(plan: SeatingPlan, game: number): Seating {
  const { seats, bots, mirrored } = plan;
  if (mirrored !== true)
    return {
      bots: Array.from({ length: seats }, (_, seat) => bots[(seat + game) % bots.length]),
      deal: game,
    };
  const seatings = seatingsOf(plan);
  return { bots: seatings[game % seatings.length], deal: Math.floor(game / seatings.length) };
}

/** How many games of a plan are played from one deal. */
export function gamesADeal(plan: SeatingPlan): number {
  return plan.mirrored === true ? seatingsOf(plan).length : 1;
}

/**
 * Every seating of the bots that looks different, in the order of the list. A short list repeats; from a long
 * one every choice of `seats` bots is seated. Throws `InvalidInputError` for more than 120.
 */
export function seatingsOf({ seats, bots }: SeatingPlan): readonly (readonly string[])[] {
  const left = new Map<string, number>();
  for (let place = 0; place < Math.max(seats, bots.length); place++) {
    const name = bots[place % bots.length];
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  const seatings: string[][] = [];
  const seated: string[] = [];
  const seatNext = () => {
    if (seated.length === seats) {
      if (seatings.push([...seated]) > MOST_SEATINGS)
        refuse('tournament', `${bots.length} bots sit at ${seats} seats in more than ${MOST_SEATINGS} ways`, [
          'mirrored',
        ]);
      return;
    }
    for (const [name, count] of left) {
      if (count === 0) continue;
      left.set(name, count - 1);
      seated.push(name);
      seatNext();
      seated.pop();
      left.set(name, count);
    }
  };
  seatNext();
  return seatings;
}
