// Decides which standings of a train a search goes on from. At one place it keeps several: a quicker one, a cheaper one, and one
// that came by another way and may go on where the others may not.

import type { Journey } from './journey.js';
import { TOLL, type TrainPosition } from './standing.js';

// Standings at one place by one way in a turn, none as good as another, that are kept.
const MOST_ALIKE = 4;

/** The standings that are worth it so far. */
export interface Kept {
  /** Keeps the standing, unless another is as good; those that are then no better go. */
  add(standing: TrainPosition): boolean;
  /** True as long as nothing better has come. */
  has(standing: TrainPosition): boolean;
}

/**
 * Keeps standings of a journey. Without counting what is paid, the cheaper of two is as good even where the dearer has paid an owner
 * whom the cheaper may still have to pay: quicker, and mostly as cheap.
 */
export function keepStandings(
  { game, seat }: Journey,
  { countsWhatIsPaid = true }: { readonly countsWhatIsPaid?: boolean } = {},
): Kept {
  const { board, rules } = game;
  const kept = new Map<number, TrainPosition[]>();
  const keyOf = ({ at, arrivedBy }: TrainPosition) =>
    arrivedBy === null ? -1 - at : 2 * arrivedBy + (board.ends[2 * arrivedBy] === at ? 0 : 1);

  // True if whatever the other can do, the one can do as soon and as cheaply.
  function isAsGood(one: TrainPosition, other: TrainPosition): boolean {
    if (one.turn > other.turn || one.halved !== other.halved) return false;
    if (one.points < other.points || (other.waited && !one.waited)) return false;
    let cost = one.cost;
    // What only the other has paid, the one may still have to.
    if (countsWhatIsPaid && one.turn === other.turn)
      for (let bits = other.paid & ~one.paid; bits !== 0; bits &= bits - 1)
        cost += amountStillDue(one, bits & -bits);
    return cost <= other.cost;
  }

  // A rent is asked for where it stands; a toll or a fee is taken for the usual rent.
  function amountStillDue({ at }: TrainPosition, bit: number): number {
    if (bit >= TOLL) return rules.rent;
    return rules.policies.rentFor(game, seat, { owner: Math.log2(bit), from: at, to: at });
  }

  return {
    add(standing) {
      const key = keyOf(standing);
      const alike = kept.get(key);
      if (alike === undefined) {
        kept.set(key, [standing]);
        return true;
      }
      if (alike.some((other) => isAsGood(other, standing))) return false;
      const left = alike.filter((other) => !isAsGood(standing, other));
      left.push(standing);
      const inTurn = left.filter(({ turn }) => turn === standing.turn);
      // What has cost least is never given up, or a place would look dearer than it is.
      const dearest = inTurn.reduce((most, next) => (next.cost > most.cost ? next : most));
      if (inTurn.length > MOST_ALIKE) left.splice(left.indexOf(dearest), 1);
      kept.set(key, left);
      return dearest !== standing || inTurn.length <= MOST_ALIKE;
    },
    has: (standing) => kept.get(keyOf(standing))?.includes(standing) === true,
  };
}
