// Invariants of cards: each is in one place, hands are full, secret discards are from the seat's own hand.

import type { FullGame } from '../types.js';
import { allCards, cardsSeen, cardsTakenOut } from './deck.js';

/** Every fault about cards, as a sentence. */
export function* cardFaults(game: FullGame): Iterable<string> {
  const { rules, board, state } = game;
  const { seats, deck, discards, contracts, inPlay, drafts, pending, turn } = state;
  const demands = board.demandCards.length;
  const missing = new Set(allCards(game));
  const open = [...seats.flatMap(({ hand }) => hand), ...contracts];
  const places = [...cardsSeen(state), ...deck];
  const isWhole = places.length === missing.size && places.every((card) => missing.delete(card));
  if (!isWhole) yield 'the cards in hands, deck, piles and play are not the deck of the game';
  if (cardsTakenOut(rules).some((card) => !state.removed.includes(card)))
    yield 'a card that an option takes out is not among the removed ones (M-VAR-3c)';
  if (open.some((card) => card > demands)) yield 'a hand or contract holds an event card';
  if (inPlay.some(({ card }) => card <= demands)) yield 'a demand card is in play as an event';
  // M-VAR-3d: the surplus is discarded when everybody has had two startup turns.
  const hasSurplus = drafts !== null || (turn.startup >= 0 && turn.startup < 2 * seats.length);
  const full = hasSurplus ? rules.dealtCards : rules.handSize;
  const isDemand = (card: number) => card <= demands;
  const noneToDraw = !deck.some(isDemand) && !discards.some(isDemand);
  const mayBeShort = noneToDraw || pending.length > 0;
  for (const { hand } of seats) {
    if (hand.length !== full && !(mayBeShort && hand.length < full))
      yield `a hand holds ${hand.length} cards`;
  }
  if (contracts.length > (rules.openContracts ?? 0)) yield 'more contracts lie open than allowed (M-VAR-8)';
  if (drafts === null) return;
  // M-VAR-3d: the surplus is chosen from the seat's own hand.
  const surplus = rules.dealtCards - rules.handSize;
  if (surplus <= 0) yield 'surplus cards are discarded where none were dealt (M-VAR-3d)';
  for (const [seat, given] of drafts.answers.entries()) {
    if (given === null) continue;
    const cards = given.answer ?? [];
    const isHeld = cards.every((card) => seats[seat].hand.includes(card));
    if (cards.length !== surplus || new Set(cards).size < surplus || !isHeld)
      yield `seat ${seat} discards cards that it does not hold (M-VAR-3d)`;
  }
}
