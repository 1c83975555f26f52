// Whose turn it is: a round goes in an order of seats, a seat that passes is out of it, and the round is over
// when all have passed. An auction is such a round too. The values are plain data, so they lie in a state
// (`of.turns`) and are replaced as a whole.

import { MOST_SEATS, mustBeCount } from '../base/counts.js';
import type { Seat } from '../base/seat.js';

/** A round of turns. */
export interface Turns {
  /** The seats of the round, each once, the first to have a turn in front (E-TURNS-1). */
  readonly order: readonly Seat[];
  /** Whose turn it is; null when all have passed, which is the end of the round (E-TURNS-4). */
  readonly seat: Seat | null;
  /** The seats that have passed, the first to pass in front (E-TURNS-3). */
  readonly passed: readonly Seat[];
}

/**
 * A round that begins (E-TURNS-1). The next round often begins with the seat that passed first,
 * `newTurns(order, passed[0])`, or with the second of the last one, `newTurns(order, order[1])`.
 *
 * @param seats - How many seats there are, or the seats that take part, in their order.
 * @param first - Who has the first turn: the order begins with this seat and goes round. The first seat of
 *   the order if left out.
 * @returns The round, before its first turn.
 * @throws `RangeError` if nobody takes part, if a seat does so twice, if `first` does not, or for more than
 *   24 seats.
 * @see {@link afterTurn}, {@link afterPass}
 * @example
 * console.log(newTurns(4, 2).order.join(' '), newTurns([3, 1, 0]).seat);
 * // 2 3 0 1 3
 */
export function newTurns(seats: number | readonly Seat[], first?: Seat): Turns {
  if (typeof seats === 'number') mustBeCount(seats, 'seats', [1, MOST_SEATS]);
  const all = typeof seats === 'number' ? Array.from({ length: seats }, (_, seat) => seat) : seats;
  const begin = first === undefined ? 0 : all.indexOf(first);
  if (all.length === 0 || begin < 0 || new Set(all).size < all.length)
    throw new RangeError(`turns of seats ${all.join(', ')} cannot begin with ${first ?? 'the first'}`);
  const order = [...all.slice(begin), ...all.slice(0, begin)];
  return { order, seat: order[0], passed: [] };
}

/**
 * The round after a turn: the next seat of the order that has not passed has the next one (E-TURNS-2). If all
 * others have passed, it is the same seat again.
 *
 * @param turns - The round; it stays as it is.
 * @returns The round with the next seat.
 * @see {@link afterPass}
 * @example
 * console.log(afterTurn(newTurns(3, 2)).seat);
 * // 0
 */
export function afterTurn(turns: Turns): Turns {
  return { ...turns, seat: nextOf(turns) };
}

/**
 * The round after the seat whose turn it is has passed: it has no more turns in this round (E-TURNS-3). Where
 * each seat has one turn a round, use it after every turn.
 *
 * @param turns - The round; it stays as it is.
 * @returns The round with the next seat; `seat` is null when nobody is left (E-TURNS-4).
 * @see {@link afterTurn}, {@link lastIn}
 * @example
 * const one = afterPass(newTurns(2));
 * console.log(one.seat, afterPass(one).seat === null);
 * // 1 true
 */
export function afterPass(turns: Turns): Turns {
  if (turns.seat === null) return turns;
  const passed = [...turns.passed, turns.seat];
  return { ...turns, passed, seat: nextOf({ ...turns, passed }) };
}

/**
 * The only seat that has not passed: who has won an auction (E-TURNS-5).
 *
 * @param turns - The round.
 * @returns The seat; null while several are in it, and when all have passed.
 * @see {@link afterPass}
 * @example
 * console.log(lastIn(newTurns(2)) === null, lastIn(afterPass(newTurns(2))));
 * // true 1
 */
export function lastIn({ order, passed }: Turns): Seat | null {
  const left = order.filter((seat) => !passed.includes(seat));
  return left.length === 1 ? left[0] : null;
}

/** What is sold in a round of bids, and how the round stands: a thing with its own fields, such as a company. */
export type Auction<Thing = object> = Thing & {
  /** The highest bid; 0 before the first. */
  readonly bid: number;
  /** Who has made it; null before the first. */
  readonly bidder: Seat | null;
  /** Who is to bid or to pass (E-AUCTION-1). */
  readonly turns: Turns;
};

/**
 * An auction that begins, for a field of the kind `of.auction` (E-AUCTION-1). `defineAuction` plays it.
 *
 * @param thing - What is sold: the fields that `of.auction` declares.
 * @param turns - The round of bids, as `newTurns` begins it.
 * @returns The auction, before its first bid.
 * @see {@link newTurns}
 * @example
 * const { company, bid, turns } = newAuction({ company: 2 }, newTurns(3, 1));
 * console.log(company, bid, turns.seat);
 * // 2 0 1
 */
export function newAuction<const Thing extends object>(thing: Thing, turns: Turns): Auction<Thing> {
  return { ...thing, bid: 0, bidder: null, turns };
}

/** True for turns that can come about: states from outside are held to it. */
export function areTurns({ order, seat, passed }: Turns): boolean {
  const isEach = (seats: readonly Seat[]) =>
    new Set(seats).size === seats.length && seats.every((one) => order.includes(one));
  const isIn =
    seat === null ? passed.length === order.length : order.includes(seat) && !passed.includes(seat);
  return isEach(order) && isEach(passed) && isIn;
}

function nextOf({ order, seat, passed }: Turns): Seat | null {
  const at = seat === null ? 0 : order.indexOf(seat) + 1;
  const following = [...order.slice(at), ...order.slice(0, at)];
  return following.find((one) => !passed.includes(one)) ?? null;
}
