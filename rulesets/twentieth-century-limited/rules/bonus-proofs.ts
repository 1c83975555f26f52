// Which Bonus Cards a seat can claim now, and the few cards that prove it.

import type { Seat } from '../../../src/core/engine/index.js';
import type { Board, CardNumber } from '../board/board.js';
import type { Condition } from '../board/condition.js';
import { isFulfilled } from '../board/fulfilment.js';
import type { KnownGame } from './types.js';

/** A claim with a proof. */
export interface BonusClaim {
  readonly type: 'claimBonusCard';
  readonly seat: Seat;
  readonly card: CardNumber;
  readonly revealed: readonly CardNumber[];
}

/** One claim for every bonus the seat may claim, blue, green, red. */
export function* bonusClaims({ board, state }: KnownGame, seat: Seat): Generator<BonusClaim> {
  if (state.turn === null) return;
  const stack = [...state.seats[seat].stack].filter((card) => card !== null);
  for (const { card, claimedBy } of state.bonuses) {
    const bonus = board.cards[card];
    if (claimedBy !== null || bonus.kind !== 'bonus' || bonus.timing !== 'duringPlay') continue;
    const revealed = smallProof(board, bonus.condition, stack);
    if (revealed !== null) yield { type: 'claimBonusCard', seat, card, revealed };
  }
}

// Cards of the stack that fulfil the condition and are all needed, ascending; null if all fail together.
function smallProof(
  board: Board,
  condition: Condition,
  stack: readonly CardNumber[],
): readonly CardNumber[] | null {
  if (!isFulfilled(board, condition, stack)) return null;
  let proof = [...stack].sort((a, b) => a - b);
  for (const card of [...proof]) {
    const fewer = proof.filter((other) => other !== card);
    if (isFulfilled(board, condition, fewer)) proof = fewer;
  }
  return proof;
}
