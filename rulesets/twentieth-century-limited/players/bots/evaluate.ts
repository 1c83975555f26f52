// How well a seat stands: its points, and what its hand will bring for the work that it still takes.

import type { KnownGame } from '../../rules/types.js';
import { appraise, handOf } from './appraise.js';

// Turns from now in which a card is worth nothing yet.
const FAR = 6;

// Regionals that are still to come, about: each of them will bring more for those before it (TC-SCORE-2).
const TO_COME = 4;

/**
 * Points of scored cards, waivers as the rules count them, and part of the points of each card in hand. A
 * turn scores one card at most, so cards count less one after another, the nearest to completion first.
 * Regionals count for what they will bring when some more are completed.
 */
export function evaluateSeat(game: KnownGame, seat: number): number {
  const { rules, board, state } = game;
  const { stack, regionalsCompleted, waivers } = state.seats[seat];
  const scored = stack
    .filter((number) => number !== null)
    .map((number) => board.cards[number])
    .filter((card) => card.kind !== 'regional')
    .reduce((sum, card) => sum + rules.policies.cardValue({ board, state }, seat, card), 0);
  const pointsFor = (regionals: number) => {
    const all = rules.regionalPoints;
    const [whole, most] = [Math.floor(regionals), all.length - 1];
    const [low, high] = [all[Math.min(whole, most)], all[Math.min(whole + 1, most)]];
    return low + (regionals - whole) * (high - low);
  };
  const hand = appraise(game, seat, handOf(game, seat, 'all')).toSorted(
    (one, other) => one.work - other.work,
  );
  let regionals = regionalsCompleted;
  let companies = 0;
  let turns = 0;
  for (const { card: number, work } of hand) {
    const card = board.cards[number];
    turns += Math.max(1, work / rules.linesPerStep);
    const part = Math.max(0, 1 - turns / FAR);
    if (card.kind === 'company') companies += part * card.value;
    else regionals += part;
  }
  return scored + waivers + companies + pointsFor(regionals + TO_COME) - pointsFor(TO_COME);
}
