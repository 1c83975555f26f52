// Demand cards: deals, draws, refills, fresh hands, and in the fast game two discards out of five.

import {
  type AutomaticStep,
  allAnswered,
  answersBySeat,
  type OpenDecision,
} from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import type { Mechanic } from '../mechanic.js';
import type { KnownGame, MilepostTypes } from '../types.js';
import { drawCard, shortSeat } from './cards.js';
import { deckLeft } from './deck.js';
import { demandsOf } from './demands.js';
import { discardDemands } from './discard-demands.js';
import { discardHand } from './discard-hand.js';
import { cardFacts } from './facts.js';
import { cardFaults } from './invariants.js';

// M-VAR-3d: when everybody has chosen, the discards are revealed together, in seat order.
const revealDiscards: AutomaticStep<MilepostTypes> = {
  name: 'reveal the discarded demands',
  rule: 'M-VAR-3d',
  due: ({ state }) => state.drafts !== null && allAnswered(state.drafts.answers),
  apply(context, state) {
    const { before, emit } = context;
    const answers = answersBySeat((before.drafts as NonNullable<typeof before.drafts>).answers);
    answers.forEach((cards, seat) => {
      seatToWrite(context, state, seat).hand = before.seats[seat].hand.filter(
        (card) => !cards.includes(card),
      );
      emit({ type: 'demandsDiscarded', seat, cards });
    });
    state.discards = [...before.discards, ...answers.flat()];
    state.drafts = null;
    // M-OPEN-30: the turn opens now, so that the order of the answers leaves no trace.
    state.turn.since = state.step;
  },
};

// M-CARD-3, M-CARD-4: a short hand draws at once, one card at a time, each event resolved before the next.
const refillHand: AutomaticStep<MilepostTypes> = {
  name: 'refill a hand',
  rule: 'M-CARD-3',
  due: (game) => game.state.pending.length === 0 && shortSeat(game) !== undefined,
  apply(context, state) {
    const { rules, board, before } = context;
    drawCard(context, state, shortSeat({ rules, board, state: before }) as number);
  },
};

/** Demand cards and the deck. */
export const cards = {
  actions: [discardHand],
  waits: {
    discardDemands: {
      prompt: 'Discard the surplus demand cards.',
      actions: [discardDemands],
      rule: 'M-VAR-3d',
      open: openDiscards,
      pass: discardWorst,
    },
  },
  automatic: [revealDiscards, refillHand],
  streams: ['deck', 'setup'],
  events: cardFacts,
  invariants: cardFaults,
  complete: (game, given) => ('deck' in given ? {} : { deck: deckLeft(game) }),
} satisfies Mechanic;

function openDiscards({ state: { drafts } }: KnownGame): readonly OpenDecision[] {
  if (drafts === null) return [];
  return drafts.answers.flatMap((answer, seat) =>
    answer === null ? [{ seat, kind: 'discardDemands', optional: false, since: drafts.since }] : [],
  );
}

// A seat that does not choose discards the cards that pay least.
function discardWorst({ rules, board, state }: KnownGame, { seat }: OpenDecision) {
  const best = (card: number) => Math.max(...demandsOf({ rules, board }, card).map(({ payout }) => payout));
  const worst = [...state.seats[seat].hand].sort((left, right) => best(left) - best(right) || left - right);
  const cards = worst.slice(0, 2).sort((left, right) => left - right); // E-SHAPE-3
  return { type: 'discardDemands', seat, cards };
}
