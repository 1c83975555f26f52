// How well a seat stands: what it has, what is under way, and what it still lacks. In millions.

import { trackPrice } from '../building/build-cost.js';
import { priceOfVictory } from './connect.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import { GAME_ROUNDS, TRACK } from './weights.js';
import { worthFor } from './worth.js';

/**
 * Cash less what is owed, the part of its track's price that is not written off yet, the best trip of its hand with what is aboard,
 * and less, the later the more, what its line to victory still costs. Takes as long as a suggestion.
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
  const { poor } = worthFor(game, seat, trains[0]);
  const { route } = planRoute(game, seat, 0, new Set());
  const underWay = Math.max(poor, route?.worth ?? poor);
  return (
    (cash ?? 0) -
    owed +
    (1 - TRACK.first) * (1 - played) * paid +
    underWay -
    played * priceOfVictory(game, seat)
  );
}
