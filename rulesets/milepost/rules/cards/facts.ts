// Facts about cards: deals, draws and discards are open; no fact tells the order of the deck (M-INFO-5).

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';

/** Cards are their numbers. */
export const cardFacts = {
  handDealt: fact<OfSeat & { readonly hand: readonly number[] }>(),
  firstSeatFound: fact<OfSeat & { readonly payout: number }>(),
  deckReshuffled: fact(),
  cardDrawn: fact<OfSeat & { readonly card: number }>(),
  handDiscarded: fact<OfSeat & { readonly cards: readonly number[] }>(),
  demandsDiscarded: fact<OfSeat & { readonly cards: readonly number[] }>(),
  contractsOpened: fact<{ readonly cards: readonly number[] }>(),
};
