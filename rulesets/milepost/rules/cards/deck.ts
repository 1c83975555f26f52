// All the cards of a game, and which of them do not lie in the face-down deck.

import type { FullGame, KnownGame } from '../types.js';

/** The numbers of all cards, demands before events. */
export function allCards({ rules, board }: Pick<KnownGame, 'rules' | 'board'>): readonly number[] {
  return [...board.demandCards, ...rules.eventCards].map(({ number }) => number);
}

/** The cards that an option takes out of the game before the deal; they are removed cards (M-VAR-3c). */
export function cardsTakenOut({ eventCards, taxIsOut }: KnownGame['rules']): readonly number[] {
  return eventCards.flatMap(({ number, isTax }) => (taxIsOut && isTax ? [number] : []));
}

/** The cards that all players see: hands, piles, cards in play and open contracts. */
export function cardsSeen({
  seats,
  discards,
  removed,
  inPlay,
  contracts,
}: KnownGame['state']): readonly number[] {
  return [
    ...seats.flatMap(({ hand }) => hand),
    ...discards,
    ...removed,
    ...inPlay.map(({ card }) => card),
    ...contracts,
  ];
}

/** The deck of a position: all cards that are not seen, in the order it had. */
export function deckLeft(game: FullGame): readonly number[] {
  const { deck } = game.state;
  const seen = new Set(cardsSeen(game.state));
  return [...deck, ...allCards(game).filter((card) => !deck.includes(card))].filter(
    (card) => !seen.has(card),
  );
}
