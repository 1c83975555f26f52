// The draft of the starting Regional Cards: secret, in any order, revealed together (TC-SETUP-8).

import type { Seat } from '../../../src/core/engine/index.js';
import { allAnswered, answersBySeat } from '../../../src/core/engine/index.js';
import type { CardNumber } from '../board/board.js';
import { keepRegional } from './regional-cards.js';
import type { RegionalDraft, State } from './state.js';
import { beginTurn } from './turn-order.js';
import type { KnownGame, StepContext } from './types.js';

/** Stands for the answer of a seat whose deck was empty (TC-DECK-2). */
export const NO_CARD = -1;

/** The index of the starting era that a seat must answer; their number when it has answered all. */
export function draftEra({ answers }: Pick<RegionalDraft<unknown>, 'answers'>, seat: Seat): number {
  const place = answers.findIndex((given) => given[seat] === null);
  return place < 0 ? answers.length : place;
}

/** The cards a seat may choose from now; null for those the reader may not see. */
export function offeredRegionals(
  { state }: Pick<KnownGame, 'state'>,
  seat: Seat,
): readonly (CardNumber | null)[] {
  if (state.draft !== null) return state.draft.dealt[draftEra(state.draft, seat)]?.[seat] ?? [];
  const [open] = state.pending;
  return open?.kind === 'keepRegional' ? open.cards : [];
}

/** Whether every seat has answered for every starting era. */
export function isDraftOver(draft: RegionalDraft): boolean {
  return draft.answers.every(allAnswered);
}

/** Reveals the draft: hands and discards in seat order; then the first turn begins. */
export function revealDraft(step: StepContext, state: State): void {
  const { rules, before } = step;
  const { answers, dealt } = before.draft as RegionalDraft;
  state.draft = null;
  before.seats.forEach((_, seat) => {
    rules.startingEras.forEach((era, place) => {
      const kept = answersBySeat(answers[place])[seat];
      if (kept !== NO_CARD) keepRegional(step, state, seat, { kept, drawn: dealt[place][seat], era });
    });
  });
  beginTurn(step, state, before.firstSeat);
}
