// The company deck, its discard pile and the display.

import type { Seat } from '../../../src/core/engine/index.js';
import type { CardNumber } from '../board/board.js';
import { seatToWrite } from '../generated/state.js';
import type { State } from './state.js';
import type { KnownGame, StepContext } from './types.js';

/** Whether a card can be had from the deck, reshuffled if need be (TC-DECK-1). */
export function deckHasCard({ state }: Pick<KnownGame, 'state'>): boolean {
  return state.companyDeck.length > 0 || state.companyDiscard.length > 0;
}

/** Takes the top of the company deck; null when deck and discard pile are empty. */
export function drawFromDeck({ luck, emit }: StepContext, state: State): CardNumber | null {
  if (state.companyDeck.length === 0 && state.companyDiscard.length > 0) {
    // TC-DECK-1: the discard pile becomes the new deck.
    state.companyDeck = luck.shuffle('deck', state.companyDiscard);
    state.companyDiscard = [];
    emit({ type: 'companyDeckReshuffled' });
  }
  const { drawn, rest } = luck.draw(state.companyDeck);
  if (drawn.length === 0) return null;
  state.companyDeck = rest;
  return drawn[0];
}

/** Draws a Company Card into a hand from the deck or the display, which is refilled (TC-EXCHANGE-2). */
export function drawCompany(
  step: StepContext,
  state: State,
  seat: Seat,
  fromDisplay: CardNumber | null,
): void {
  const { emit } = step;
  const card = fromDisplay ?? drawFromDeck(step, state);
  if (card === null) return;
  const hand = seatToWrite(step, state, seat);
  hand.companies = [...hand.companies, card];
  emit({ type: 'companyDrawn', seat, source: fromDisplay === null ? 'deck' : 'display', card });
  if (fromDisplay === null) return;
  const next = drawFromDeck(step, state);
  state.display = state.display.flatMap((shown) => (shown !== card ? [shown] : next === null ? [] : [next]));
  if (next !== null) emit({ type: 'displayRefilled', card: next });
}
