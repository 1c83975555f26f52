// P-END-1 … 3: what a seat has at the end, who is before whom, and why.

import type { Immutable, Unnumbered } from '../../../../src/core/engine/index.js';
import type { PebblesEvent, PebblesOutcome, PebblesRules, PebblesState } from './state.js';

/** P-END-2: the pile, the keepsake twice, a point a shell. */
export function score(rules: PebblesRules, { pile, keepsake, shells }: Immutable<PebblesState['seats'][0]>) {
  const laid = pile.reduce((sum, stone) => sum + rules.policies.worth(stone), 0);
  return laid + (keepsake === null ? 0 : 2 * rules.policies.worth(keepsake)) + shells;
}

/** P-END-3: most points first; a tie goes to the shorter hand; after that the place is shared. */
export function ranking(rules: PebblesRules, state: Immutable<PebblesState>, reason: string): PebblesOutcome {
  const seats = state.seats.map((one, seat) => ({ seat, score: score(rules, one), hand: one.hand.length }));
  seats.sort((a, b) => b.score - a.score || a.hand - b.hand || a.seat - b.seat);
  const tied = seats.some((one, n) => n > 0 && one.score === seats[n - 1].score);
  let place = 1;
  const placed = seats.map(({ seat, score, hand }, n) => {
    if (n > 0 && (score < seats[n - 1].score || hand > seats[n - 1].hand)) place = n + 1;
    return { seat, place, score };
  });
  return { reason, ranking: placed, tieBreaks: tied ? ['shorter hand'] : [] };
}

/** Ends the game. */
export function end(
  { rules, emit }: { rules: PebblesRules; emit(event: Unnumbered<PebblesEvent>): void },
  state: PebblesState,
  reason: string,
): void {
  state.turn = null;
  state.wave = null;
  state.outcome = ranking(rules, state, reason);
  emit({ type: 'gameEnded', reason });
}
