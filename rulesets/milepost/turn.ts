// Everything that happens by itself, in the order in which it is looked for: secret discards are revealed, events
// that are met leave play, short hands are refilled, debts are paid, and a turn that is
// over ends. None of it happens while a choice is pending.

import { type AutomaticStep, allAnswered, answersBySeat } from '../../src/core/engine/index.js';
import { drawCard, shortSeat } from './cards/cards.js';
import { eventCard } from './events/in-play.js';
import { seatToWrite } from './generated/state.js';
import { canPayDebts, payDebts } from './money/income.js';
import type { EventInPlay } from './state.js';
import { endOfTurn, leavePlay } from './turns/end-of-turn.js';
import type { FullGame, MilepostTypes } from './types.js';

type Step = AutomaticStep<MilepostTypes>;

/** M-VAR-3d: when everybody has chosen, the discards are revealed together, in seat order. */
const revealDiscards: Step = {
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
    // M-OPEN-30: the turn opens now, whoever answered last, so that the order of the answers leaves no trace.
    state.turn.since = state.step;
  },
};

/** M-CARD-3, M-CARD-4: a short hand draws at once, one card at a time, each event resolved before the next. */
const refillHand: Step = {
  name: 'refill a hand',
  rule: 'M-CARD-3',
  due: (game) => game.state.pending.length === 0 && shortSeat(game) !== undefined,
  apply(context, state) {
    const { rules, board, before } = context;
    drawCard(context, state, shortSeat({ rules, board, state: before }) as number);
  },
};

/** M-EVENT-3, CR-EVENT-3: a card leaves play once every seat at the table has met it; a dropped seat counts as having. */
const releaseEvent: Step = {
  name: 'end an event that is met',
  rule: 'M-EVENT-3',
  due: ({ rules, board, state }) => state.inPlay.some((entry) => isMet({ rules, board, state }, entry)),
  apply(context, state) {
    const { rules, board, before } = context;
    const met = before.inPlay.find((entry) => isMet({ rules, board, state: before }, entry));
    leavePlay(context, state, met as EventInPlay);
  },
};

function isMet(game: FullGame, entry: EventInPlay): boolean {
  const { absent, seats } = game.state;
  const effects = eventCard(game, entry.card)?.effects ?? [];
  return effects.some(
    ({ waitsFor }) =>
      waitsFor !== undefined && seats.every((_, seat) => absent.includes(seat) || !waitsFor(entry, seat)),
  );
}

/** M-OPEN-31, M-OPEN-32: once an action has settled, its cards drawn and answered, debts are paid as far as the cash goes. */
const settleDebts: Step = {
  name: 'pay debts',
  rule: 'M-VAR-4',
  due: ({ rules, state }) => state.pending.length === 0 && canPayDebts(rules, state.seats[state.turn.seat]),
  apply: (context, state) => payDebts(context, state, context.before.turn.seat),
};

/** The family's automatic steps. */
export const automaticSteps: readonly Step[] = [
  revealDiscards,
  releaseEvent,
  refillHand,
  settleDebts,
  ...endOfTurn,
];
