// What a view of a milepost game hides, guessed so that the view is not contradicted: unseen cards in some order, unseen cash
// at some figure.

import { deepFreeze, type Random, type Seat } from '../../src/core/engine/index.js';
import { shuffled } from '../../src/core/random/streams.js';
import type { Guesses } from './generated/state.js';
import type { MilepostKnown } from './state.js';
import type { KnownGame } from './types.js';

/** The luck streams of a milepost game: the deck's shuffles, and ties at setup. */
export const MILEPOST_STREAMS = ['deck', 'setup'] as const;

/** A guess for every place of the family that a view may hide, drawn as it is asked for. */
export function milepostGuesses({ rules, board, state }: KnownGame, random: Random): Guesses {
  return {
    'seats.cash': (cash, seat) => cash ?? guessCash(state, seat, random),
    deck() {
      const seen = new Set(cardsSeen(state));
      const unseen = [...board.demandCards, ...rules.events]
        .map(({ number }) => number)
        .filter((card) => !seen.has(card));
      return shuffled(unseen, (from, to) => random.int(from, to));
    },
    drafts: (drafts) => drafts && { ...drafts, answers: guessAnswers({ rules, board, state }, random) },
  };
}

function cardsSeen({ seats, discards, removed, inPlay, contracts }: MilepostKnown): readonly number[] {
  return [
    ...seats.flatMap(({ hand }) => hand),
    ...discards,
    ...removed,
    ...inPlay.map(({ card }) => card),
    ...contracts,
  ];
}

// Who declared has the cash for it; nothing else is known of a hidden purse.
function guessCash({ declared, target }: MilepostKnown, seat: Seat, random: Random): number {
  return random.int(declared.includes(seat) ? target : 0, declared.includes(seat) ? target + 50 : 150);
}

function guessAnswers({ rules, state }: KnownGame, random: Random) {
  return (state.drafts?.answers ?? []).map((given, seat) => {
    if (given === null || given.answer !== null) return given;
    const { hand } = state.seats[seat];
    const order = shuffled(hand, (from, to) => random.int(from, to));
    return { answer: deepFreeze(order.slice(0, hand.length - rules.handSize)) };
  });
}
