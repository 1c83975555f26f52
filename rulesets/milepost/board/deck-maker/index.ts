// Decks of demand cards for boards that you make.

export { type DeckSpec, type DeckWish, deckSpecFor } from './deck-spec.js';
export { deckText, makeDeck } from './make-deck.js';
export { payoutTable } from './payouts.js';
