// Setting up: cash, locos, three demand cards each, and who goes first (M-SETUP-2 … 9).

import {
  type Envelope,
  InvalidInputError,
  type Seat,
  type SetupContext,
} from '../../../src/core/engine/index.js';
import { emptySeat, emptyTrain, emptyTurn } from '../generated/state.js';
import { allCards, cardsTakenOut } from './cards/deck.js';
import { demandsOf } from './cards/demands.js';
import { eventCard } from './events/in-play.js';
import { firstWays } from './reserved-ways/rail-notes.js';
import { type MilepostState, type SeatState, state, type Train } from './state.js';
import type { MilepostRules } from './tables.js';
import type { MilepostTypes } from './types.js';

/** What setting up needs. */
export type MilepostSetup = SetupContext<MilepostTypes>;

/**
 * The family's part of the first state, in the first startup turn. Draw order: deck, ties, deck again.
 * Throws `InvalidInputError` if the board's deck cannot fill everybody's hand, or is too large for the title.
 */
export function setUp(context: MilepostSetup): Omit<MilepostState, keyof Envelope | 'own'> {
  const { rules, seats, luck, emit } = context;
  checkDeck(context);
  const out = cardsTakenOut(rules);
  const deck = luck.shuffle(
    'deck',
    allCards(context).filter((card) => !out.includes(card)),
  );
  const { hands, aside } = deal(context, deck);
  hands.forEach((hand, seat) => void emit({ type: 'handDealt', seat, hand }));
  const first = findFirstSeat(context, hands);
  emit({ type: 'turnBegan', seat: first });
  // M-SETUP-8: the set-aside events go back into the deck before the first turn, unless the fast game takes
  // them out of the game: no reshuffle brings them back (M-VAR-3b, M-OPEN-30).
  const shuffledBack = rules.dealtEvents === 'shuffled-back';
  const begun = {
    ...state.empty(),
    turn: { ...emptyTurn(), seat: first },
    first,
    seats: hands.map((hand, seat) => newSeat(rules, hand, seat === first)),
    rail: {
      tracks: Array.from({ length: seats }, () => []),
      rights: Array.from({ length: seats }, () => []),
      reserved: [],
      ways: null,
    },
    deck: shuffledBack ? luck.shuffle('deck', [...deck, ...aside]) : deck,
    removed: shuffledBack ? out : [...out, ...aside],
    target: rules.victoryCash,
  };
  const ways = firstWays({ rules, board: context.board, state: begun });
  return { ...begun, rail: { ...begun.rail, ways } };
}

// M-SETUP-4: demand cards are numbered from 1, then the title's events; a number must name one card only.
function checkDeck({ rules, board, seats }: MilepostSetup): void {
  const cards = board.demandCards.length;
  const needed = seats * rules.dealtCards;
  const room = Math.min(...rules.eventCards.map(({ number }) => number - 1));
  if (cards >= needed && cards <= room) return;
  const wanted = cards < needed ? `the deal needs ${needed}` : `the title has room for ${room}`;
  const message = `${board.name} has ${cards} demand cards; ${wanted}`;
  throw new InvalidInputError('config', [{ path: ['board'], message }]);
}

// M-SETUP-5, M-OPEN-3: seat by seat, from the top; events met on the way are set aside without effect.
function deal({ rules, board, seats }: MilepostSetup, deck: number[]) {
  const aside: number[] = [];
  const hands = Array.from({ length: seats }, () => {
    const hand: number[] = [];
    while (hand.length < rules.dealtCards) {
      const card = deck.pop() as number;
      if (eventCard({ rules, board }, card) === undefined) hand.push(card);
      else aside.push(card);
    }
    return hand;
  });
  return { hands, aside };
}

// M-SETUP-7, M-OPEN-2: the largest payout; ties by the next largest, and so on; luck among those still tied.
function findFirstSeat(
  { rules, board, luck, emit }: MilepostSetup,
  hands: readonly (readonly number[])[],
): Seat {
  const payouts = hands.map((hand) =>
    hand
      .flatMap((card) => demandsOf({ rules, board }, card).map(({ payout }) => payout))
      .sort((left, right) => right - left),
  );
  let tied = payouts.map((_, seat) => seat);
  for (let place = 0; place < payouts[0].length && tied.length > 1; place++) {
    const best = Math.max(...tied.map((seat) => payouts[seat][place]));
    tied = tied.filter((seat) => payouts[seat][place] === best);
  }
  const first = tied.length > 1 ? tied[luck.int('setup', 0, tied.length - 1)] : tied[0];
  emit({ type: 'firstSeatFound', seat: first, payout: payouts[first][0] });
  return first;
}

function newSeat(rules: MilepostRules, hand: readonly number[], begins: boolean): SeatState {
  return {
    ...emptySeat(),
    cash: rules.startCash,
    hand,
    trains: rules.firstLocos.map(newTrain),
    turns: begins ? 1 : 0,
  };
}

/** A train that waits to be placed. */
export function newTrain(loco: string): Train {
  return { ...emptyTrain(), loco };
}
