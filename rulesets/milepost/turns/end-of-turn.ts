// What happens at the end of every turn, in this order (M-OPEN-6): waiting loads return, events end, reservations lapse,
// victory is declared, the turn passes on. Each is a step of its own, due as long as there is something to do.

import type { AutomaticStep } from '../../../src/core/engine/index.js';
import { changeRail } from '../building/lay-track.js';
import { eventCard } from '../events/in-play.js';
import { withReservations } from '../rail/network.js';
import type { EventInPlay, MilepostState } from '../state.js';
import type { FullGame, MilepostTypes, StepContext } from '../types.js';
import { passTurn } from './turn.js';
import { isConnected } from './victory.js';

type Step = AutomaticStep<MilepostTypes>;

/** M-VAR-9: at the end of the dropper's fourth later turn a waiting load returns to the supply. */
const returnStoredLoads: Step = {
  name: 'return stored loads',
  rule: 'M-VAR-9',
  due: ({ state }) => isOver(state) && state.stored.some((load) => isLoadDue(state, load)),
  apply({ before, emit }, state) {
    for (const { city, good } of before.stored.filter((load) => isLoadDue(before, load))) {
      emit({ type: 'storedLoadReturned', city, good });
    }
    state.stored = before.stored.filter((load) => !isLoadDue(before, load));
  },
};

/** M-EVENT-2: a card in play ends with the drawer's next turn, which counts even if lost. */
const endEvent: Step = {
  name: 'end an event',
  rule: 'M-EVENT-2',
  due: ({ state }) => isOver(state) && state.inPlay.some((entry) => isEventDue(state, entry)),
  apply(context, state) {
    const { before } = context;
    leavePlay(context, state, before.inPlay.find((entry) => isEventDue(before, entry)) as EventInPlay);
  },
};

/** M-OPEN-24: a bridge is kept until the end of the first turn its owner began after the flood and did not lose. */
const lapseReservations: Step = {
  name: 'lapse reservations',
  rule: 'M-EVENT-17',
  due: ({ state }) => isOver(state) && state.rail.reserved.some((kept) => isReservationDue(state, kept)),
  apply(context, state) {
    const { before, emit } = context;
    const { turn, rail, seats } = before;
    const later = seats[turn.seat].turns + 1;
    if (turn.lost) {
      const kept = rail.reserved.map((one) =>
        isReservationDue(before, one) ? { ...one, lastTurn: later } : one,
      );
      state.rail = withReservations(rail, kept);
      return;
    }
    // M-BUILD-12: a bridge that is open to all again may be what somebody without a tree needs.
    const left = rail.reserved.filter((kept) => !isReservationDue(before, kept));
    changeRail(context, state, withReservations(rail, left));
    for (const { seat, segment } of rail.reserved.filter((kept) => isReservationDue(before, kept))) {
      emit({ type: 'reservationLapsed', seat, segment });
    }
  },
};

/** M-WIN-1, M-OPEN-7: declaring is automatic; nobody who owes rent can declare (M-OPEN-32). */
const declareVictory: Step = {
  name: 'declare victory',
  rule: 'M-WIN-1',
  due: (game) => isOver(game.state) && mayDeclare(game),
  apply({ before, emit }, state) {
    const { seat } = before.turn;
    state.declared = [...before.declared, seat];
    emit({ type: 'victoryDeclared', seat });
  },
};

const passOn: Step = {
  name: 'pass the turn on',
  rule: 'M-TURN-7',
  due: ({ state }) => isOver(state),
  apply: passTurn,
};

/** The end of a turn, step by step. */
export const endOfTurn: readonly Step[] = [
  returnStoredLoads,
  endEvent,
  lapseReservations,
  declareVictory,
  passOn,
];

/** Takes a card out of play and puts it on the discard pile (M-CARD-6). */
export function leavePlay(context: StepContext, state: MilepostState, entry: EventInPlay): void {
  const { emit } = context;
  state.inPlay = state.inPlay.filter(({ card }) => card !== entry.card);
  state.discards = [...state.discards, entry.card];
  for (const effect of eventCard(context, entry.card)?.effects ?? []) effect.atEnd?.(context, state, entry);
  emit({ type: 'eventEnded', card: entry.card });
}

function isOver({ turn, pending, drafts }: MilepostState): boolean {
  return turn.phase === 'over' && pending.length === 0 && drafts === null;
}

function isLoadDue({ turn, seats }: MilepostState, load: { seat: number; lastTurn: number }): boolean {
  return load.seat === turn.seat && seats[turn.seat].turns >= load.lastTurn;
}

function isEventDue({ turn, seats }: MilepostState, { drawer, lastTurn }: EventInPlay): boolean {
  return drawer === turn.seat && lastTurn !== null && seats[turn.seat].turns >= lastTurn;
}

function isReservationDue(
  { turn, seats }: MilepostState,
  kept: { seat: number; lastTurn: number | null },
): boolean {
  return kept.seat === turn.seat && kept.lastTurn !== null && seats[turn.seat].turns >= kept.lastTurn;
}

function mayDeclare({ rules, board, state }: FullGame): boolean {
  const { turn, seats, target, declared } = state;
  const { cash, debts } = seats[turn.seat];
  if (turn.startup >= 0 || cash < target || debts.length > 0) return false;
  return !declared.includes(turn.seat) && isConnected({ rules, board, state }, turn.seat);
}
