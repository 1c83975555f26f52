// How a game begins (TC-SETUP): shuffles in the order that TC-SETUP-11 fixes, then cards in seat order.

import {
  type Envelope,
  InvalidInputError,
  type LuckDrawer,
  noAnswers,
  type Seat,
  type SetupContext,
} from '../../../src/core/engine/index.js';
import { BONUS_DECKS, type CardNumber } from '../board/board.js';
import { emptySeat } from '../generated/state.js';
import { NO_CARD } from './regional-draft.js';
import type { State } from './state.js';
import type { Rules } from './tables.js';
import type { TwentiethTypes } from './types.js';

/** The title's part of the first state: everything dealt, the draft of Regional Cards open. */
export function setUp({
  rules,
  board,
  seats,
  luck,
  emit,
}: SetupContext<TwentiethTypes>): Omit<State, keyof Envelope> {
  const shuffle = <C>(cards: readonly C[]) => luck.shuffle('setup', cards);
  // TC-SETUP-4: the top card of each colour, one or none.
  const bonuses = BONUS_DECKS.flatMap((name) => luck.draw(shuffle(board.bonuses[name])).drawn);
  let companyDeck: readonly CardNumber[] = shuffle(board.companies);
  let eraDecks: readonly (readonly CardNumber[])[] = board.regionals.map((deck) => shuffle(deck));
  const firstSeat = chooseFirst(rules, seats, luck);
  emit({ type: 'bonusesOpened', cards: bonuses });

  const everybody = Array.from({ length: seats }, (_, seat): Seat => seat);
  // TC-SETUP-5.
  const hands = everybody.map((seat) => {
    const { drawn: cards, rest } = luck.draw(companyDeck, rules.handSize);
    companyDeck = rest;
    emit({ type: 'companiesDealt', seat, cards });
    return cards;
  });
  // TC-SETUP-6.
  const { drawn: display, rest: deck } = luck.draw(companyDeck, rules.displaySize);
  emit({ type: 'displayOpened', cards: display });
  // TC-SETUP-8: drawn before anybody answers.
  const draws = rules.startingEras.map((era) =>
    everybody.map((seat) => {
      const { drawn: cards, rest } = luck.draw(eraDecks[era - 1] ?? [], rules.regionalsDrawn);
      eraDecks = eraDecks.map((of, place) => (place === era - 1 ? rest : of));
      emit({ type: 'regionalsDrawn', seat, era, cards });
      return cards;
    }),
  );
  return {
    firstSeat,
    draft: {
      dealt: draws,
      answers: draws.map((bySeat) =>
        noAnswers<number>(seats).map((none, seat) =>
          bySeat[seat].length > 1 ? none : { answer: bySeat[seat][0] ?? NO_CARD },
        ),
      ),
    },
    turn: null,
    pending: [],
    ending: null,
    seats: hands.map((companies) => ({
      ...emptySeat(), // TC-SETUP-9
      waivers: rules.waiversPerSeat * seats, // TC-SETUP-3
      companies,
      nextEra: Math.max(...rules.startingEras) + 1,
    })),
    display,
    companyDeck: deck,
    companyDiscard: [],
    eraDecks,
    regionalDiscard: [],
    bonuses: bonuses.map((card) => ({ card, claimedBy: null })),
    waiversRemoved: 0,
  };
}

// TC-SETUP-10: as agreed, else drawn.
function chooseFirst({ firstSeat }: Rules, seats: number, luck: LuckDrawer): Seat {
  if (firstSeat === null) return luck.int('setup', 0, seats - 1);
  if (firstSeat < seats) return firstSeat;
  throw new InvalidInputError('options', [
    { path: ['firstSeat'], message: `there are only ${seats} seats: 0 to ${seats - 1}` },
  ]);
}
