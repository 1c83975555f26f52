// The end of the game: who gets the bonuses of the end, and what everybody scores (TC-END, TC-SCORE).

import type { Seat } from '../../../src/core/engine/index.js';
import type { ValuedCard } from '../board/board.js';
import { isFulfilled } from '../board/fulfilment.js';
import type { KnownState, Score, State } from './state.js';
import type { KnownGame, StepContext } from './types.js';

/** TC-END-1: marks the game as ending at the seat's eighth card of a kind; only once (TC-END-4). */
export function watchForEnd({ rules, emit }: StepContext, state: State, seat: Seat): void {
  if (state.ending !== null) return;
  const { companiesFounded, regionalsCompleted, cannotEndByRegionals } = state.seats[seat];
  const byCompanies = companiesFounded >= rules.cardsToEnd;
  // TC-END-2: only who completed every era.
  const byRegionals = regionalsCompleted >= rules.cardsToEnd && !cannotEndByRegionals;
  if (!byCompanies && !byRegionals) return;
  const by = byCompanies ? 'companies' : 'regionals';
  state.ending = { seat, by };
  emit({ type: 'endTriggered', seat, by });
}

/** Awards end bonuses, scores and ranks: after the last round, or now if the table stops (E-HOST-4). */
export function finishGame(step: StepContext, state: State, reason: string): void {
  const scores = state.seats.map((_, seat) => scoreOf(step, state, seat));
  const better = (a: Score, b: Score) => b.score - a.score || b.cards - a.cards || 0;
  const ranked = [...scores].sort((a, b) => better(a, b) || a.seat - b.seat);
  const ranking = ranked.map((score) => ({
    ...score,
    // TC-SCORE-7: equals share a place.
    place: 1 + ranked.filter((other) => better(other, score) < 0).length,
  }));
  const level = ranking.filter(({ score }) => score === ranking[0].score);
  const tieBreaks = level.length > 1 ? ['cards'] : [];
  state.outcome = { reason, ranking, tieBreaks };
  step.emit({ type: 'gameEnded', reason, scores: ranking });
}

/** The points that a seat would have if the game ended now, by the cards that the state or the view shows. */
export function scoreSoFar({ rules, board, state }: KnownGame, seat: Seat): number {
  return scoreOf({ rules, board, emit: () => {} }, state, seat).score;
}

function scoreOf(
  { rules, board, emit }: Pick<StepContext, 'rules' | 'board' | 'emit'>,
  state: KnownState,
  seat: Seat,
): Score {
  const { regionalsCompleted, companiesFounded, waivers } = state.seats[seat];
  const stack = state.seats[seat].stack.filter((card) => card !== null);
  const worth = (card: ValuedCard) => rules.policies.cardValue({ board, state }, seat, card);
  let companies = 0;
  let bonuses = 0;
  for (const number of stack) {
    const card = board.cards[number];
    // TC-SCORE-3, TC-SCORE-4
    if (card.kind === 'company') companies += worth(card);
    if (card.kind === 'bonus') bonuses += worth(card);
  }
  // TC-SCORE-1, TC-BONUS-6: everybody who fulfils a bonus of the end gets all of it.
  for (const open of state.bonuses) {
    const card = board.cards[open.card];
    if (card.kind !== 'bonus' || card.timing !== 'endOfGame') continue;
    if (!isFulfilled(board, card.condition, stack)) continue;
    bonuses += worth(card);
    emit({ type: 'bonusAwarded', seat, card: open.card });
  }
  // TC-SCORE-2: by their number; a longer table than printed ends with its last entry.
  const regionals = rules.regionalPoints[Math.min(regionalsCompleted, rules.regionalPoints.length - 1)];
  return {
    seat,
    place: 0,
    // TC-SCORE-5: a point a waiver, nothing for hands and track.
    score: regionals + companies + bonuses + waivers,
    regionals,
    companies,
    bonuses,
    waivers,
    // TC-SCORE-6, TC-BONUS-8: bonuses do not count in a tie.
    cards: companiesFounded + regionalsCompleted,
  };
}
