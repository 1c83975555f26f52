// Guesses for what a view of a milepost game hides, without contradicting the view: unseen cards in some
// order, unseen cash at some figure.

import { deepFreeze, type Random, type Seat } from '../../../src/core/engine/index.js';
import { shuffled } from '../../../src/core/random/uniform.js';
import type { Guesses } from '../generated/state.js';
import { allCards, cardsSeen } from './cards/deck.js';
import type { MilepostKnown } from './state.js';
import type { KnownGame } from './types.js';

/** A guess for every place of the family that a view may hide, drawn as it is asked for. */
export function milepostGuesses(game: KnownGame, random: Random): Guesses {
  const { state } = game;
  return {
    'seats.cash': (cash, seat) => cash ?? guessCash(state, seat, random),
    deck() {
      const seen = new Set(cardsSeen(state));
      const unseen = allCards(game).filter((card) => !seen.has(card));
      return mixed(unseen, random);
    },
    drafts: (drafts) => drafts && { ...drafts, answers: guessAnswers(game, random) },
  };
}

/** The cards in some order. */
export function mixed<Card>(cards: readonly Card[], random: Random): readonly Card[] {
  return shuffled(cards, (from, to) => random.int(from, to));
}

// A seat that declared victory has at least the target, one whose offer waits for its answer has the price of
// it (M-VAR-14); nothing else is known about hidden cash.
function guessCash({ declared, target, pending }: MilepostKnown, seat: Seat, random: Random): number {
  const [least, most] = declared.includes(seat) ? [target, target + 50] : [0, 150];
  const prices = pending.map((one) =>
    one.kind === 'answerDeal' && one.deal.buyer === seat ? one.deal.price : 0,
  );
  const offered = Math.max(least, ...prices);
  return random.int(offered, Math.max(most, offered));
}

function guessAnswers({ rules, state }: KnownGame, random: Random) {
  return (state.drafts?.answers ?? []).map((given, seat) => {
    if (given === null || given.answer !== null) return given;
    const { hand } = state.seats[seat];
    return { answer: deepFreeze(mixed(hand, random).slice(0, hand.length - rules.handSize)) };
  });
}
