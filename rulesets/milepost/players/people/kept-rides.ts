// Decides which rides a search goes on from. At one place it keeps several: a quicker one, a cheaper one, and
// one that came by another way and may go on where the others may not.

import { type Journey, type Ride, TOLL } from './ride.js';

// Rides to one place by one way in a turn, none as good as another, that are kept.
const MOST_ALIKE = 4;

/** The rides that are worth it so far, as a search of the graph core asks for them. */
export interface Kept {
  /** Keeps the ride, unless another is as good; those that are then no better go. */
  admit(ride: Ride): boolean;
  /** True as long as nothing better has come. */
  stands(ride: Ride): boolean;
}

/**
 * Keeps rides of a journey. If paid rent is not counted, the cheaper of two is as good even where the other
 * has paid an owner whom the cheaper may still owe. It is quicker, and mostly as cheap.
 */
export function keepRides(
  { game, seat }: Journey,
  { countsWhatIsPaid = true }: { readonly countsWhatIsPaid?: boolean } = {},
): Kept {
  const { board, rules } = game;
  const kept = new Map<number, Ride[]>();
  const keyOf = ({ at, arrivedBy }: Ride) =>
    arrivedBy === null ? -1 - (at ?? board.size) : 2 * arrivedBy + (board.ends[2 * arrivedBy] === at ? 0 : 1);

  // True if `one` can do everything that `other` can, as soon and as cheaply.
  function isAsGood(one: Ride, other: Ride): boolean {
    if (one.turn > other.turn || one.halved !== other.halved) return false;
    if (one.points < other.points || (other.waited && !one.waited)) return false;
    let { cost } = one;
    // What only the other has paid, `one` may still owe.
    if (countsWhatIsPaid && one.turn === other.turn)
      for (let bits = other.paid & ~one.paid; bits !== 0; bits &= bits - 1)
        cost += amountStillDue(one, bits & -bits);
    return cost <= other.cost;
  }

  // A rent is asked for where it stands; a toll or a fee is taken for the usual rent.
  function amountStillDue({ at }: Ride, bit: number): number {
    if (bit >= TOLL || at === null) return rules.rent;
    return rules.policies.rentFor(game, seat, { owner: Math.log2(bit), from: at, to: at });
  }

  return {
    admit(ride) {
      const key = keyOf(ride);
      const alike = kept.get(key);
      if (alike === undefined) {
        kept.set(key, [ride]);
        return true;
      }
      if (alike.some((other) => isAsGood(other, ride))) return false;
      const left = alike.filter((other) => !isAsGood(ride, other));
      left.push(ride);
      const inTurn = left.filter(({ turn }) => turn === ride.turn);
      // The cheapest ride is always kept, or a place would look more expensive than it is.
      const dearest = inTurn.reduce((most, next) => (next.cost > most.cost ? next : most));
      if (inTurn.length > MOST_ALIKE) left.splice(left.indexOf(dearest), 1);
      kept.set(key, left);
      return dearest !== ride || inTurn.length <= MOST_ALIKE;
    },
    stands: (ride) => kept.get(keyOf(ride))?.includes(ride) === true,
  };
}
