// How well a seat stands: its points, and what its hand will bring for the work that it still takes.

import type { KnownGame } from '../types.js';
import { appraise, handOf } from './appraise.js';

// Placements that make a card worth nothing yet.
const FAR = 18;

/** Points of cards scored, waivers as the rules count them, and of each card in hand the part of its points that is built. */
export function evaluateSeat(game: KnownGame, seat: number): number {
  const { rules, board, state } = game;
  const { stack, regionalsCompleted, waivers } = state.seats[seat];
  const scored = stack
    .filter((number) => number !== null)
    .map((number) => board.cards[number])
    .filter((card) => card.kind !== 'regional')
    .reduce((sum, card) => sum + rules.policies.cardValue({ board, state }, seat, card), 0);
  const underWay = appraise(game, seat, handOf(game, seat, 'all')).reduce(
    (sum, { value, work }) => sum + value * Math.max(0, 1 - work / FAR),
    0,
  );
  const regionals = rules.regionalPoints[Math.min(regionalsCompleted, rules.regionalPoints.length - 1)];
  return scored + regionals + waivers + underWay;
}
