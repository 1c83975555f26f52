// How well a seat stands: what it has, what it is doing, and what it still lacks. In millions.

import { trackPrice } from '../../rules/building/build-cost.js';
import { missingLine } from './connect.js';
import { worthOfHand } from './next-hand.js';
import type { PlanGame } from './planning.js';
import { GAME_ROUNDS, LOAD, MILEPOST, TRACK } from './weights.js';

/**
 * Adds cash less debts, track not yet written off, what the loco will earn, the best trip with the hand and
 * what is aboard, and future hands. Subtracts the line to victory, more later. As slow as a suggestion.
 */
export function evaluateSeat(game: PlanGame, seat: number): number {
  const { board, state } = game;
  const { cash, loan, debts, owedFees, trains } = state.seats[seat];
  const owed = debts.reduce((sum, { amount }) => sum + amount, (loan ?? 0) + owedFees);
  // By rounds alone: money must not write off what it can be added to.
  const played = Math.min(1, state.round / GAME_ROUNDS);
  const paid = state.rail.tracks[seat].reduce((sum, segment) => {
    const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    return sum + Math.min(trackPrice(game, seat, from, to), trackPrice(game, seat, to, from));
  }, 0);
  const { speed, capacity } = game.rules.locos[trains[0].loco];
  return (
    (cash ?? 0) -
    owed +
    (1 - TRACK.first) * (1 - played) * paid +
    MILEPOST.first * (speed + LOAD * capacity) * GAME_ROUNDS * (1 - played) +
    worthOfHand(game, seat) -
    played * missingLine(game, seat).price
  );
}
