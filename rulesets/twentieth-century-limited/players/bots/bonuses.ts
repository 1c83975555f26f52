// What a card brings towards the open bonuses.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { Board, CardNumber } from '../../board/board.js';
import type { Condition } from '../../board/condition.js';
import { goal, progress } from '../../board/fulfilment.js';
import type { KnownGame } from '../../rules/types.js';

/** Points of open bonuses that a card brings nearer: the part of each condition that the card adds. */
export function bonusGain({ board, state }: KnownGame, seat: Seat, card: CardNumber): number {
  const stack = state.seats[seat].stack.filter((scored) => scored !== null);
  let gain = 0;
  for (const { card: number, claimedBy } of state.bonuses) {
    const bonus = board.cards[number];
    if (claimedBy !== null || bonus.kind !== 'bonus') continue;
    const before = share(board, bonus.condition, stack);
    if (before < 1) gain += bonus.value * (share(board, bonus.condition, [...stack, card]) - before);
  }
  return gain;
}

// From 0 to 1: how much of a condition cards fulfil.
function share(board: Board, condition: Condition, cards: readonly CardNumber[]): number {
  if ('any' in condition) return Math.max(...condition.any.map((part) => share(board, part, cards)));
  if ('all' in condition)
    return condition.all.reduce((sum, part) => sum + share(board, part, cards), 0) / condition.all.length;
  return Math.min(1, progress(board, condition, cards) / goal(condition));
}
