// Where Regional and Company Cards can lie, in one list.

import type { CardNumber } from '../board/board.js';
import type { KnownState } from './state.js';

/** Every card on the table, except for open Bonus Cards that nobody claimed; null for a back. */
export function* cardsInPlay(state: KnownState): Generator<CardNumber | null> {
  yield* state.display;
  yield* state.companyDeck;
  yield* state.companyDiscard;
  yield* state.regionalDiscard;
  for (const deck of state.eraDecks) yield* deck;
  for (const { companies, regionals, stack } of state.seats) {
    yield* companies;
    yield* regionals;
    yield* stack;
  }
  for (const bySeat of state.draft?.dealt ?? []) for (const cards of bySeat) yield* cards;
  for (const open of state.pending) if (open.kind === 'keepRegional') yield* open.cards;
}
