// Host actions come from the host, who runs the game, with seat null: legal whenever declared, recorded and
// replayed, never listed. These belong to every ruleset; clocks are declared by the rulesets that have them.

import type { Seat } from '../base/seat.js';
import type { Envelope, KnownEnvelope, TitleTypes } from '../base/state.js';
import { seat } from '../fields/fields.js';
import type { AnyHostSpec } from './action.js';
import { defineHostAction } from './action.js';
import type { AnyRuleset } from './ruleset.js';

/** Every host action of a ruleset: those that all have, and those that it declares. */
export function hostActionsOf(ruleset: AnyRuleset): readonly AnyHostSpec[] {
  return [dropSeat, leaveSeat, takeSeat, endGameOf(ruleset), ...(ruleset.hostActions ?? [])];
}

// E-HOST-3: somebody must be there to play on.
const mustStayOne = {
  code: 'host/last-seat',
  rule: 'E-HOST-3',
  test: ({ state }: { readonly state: object }, { target }: { readonly target: Seat }) => {
    const { absent, game } = state as KnownEnvelope;
    return !absent.includes(target) && absent.length + 1 >= game.seatNames.length ? { target } : null;
  },
} as const;

/** Drops a seat permanently: from now on it plays what the ruleset declares for absent seats (E-HOST-2). */
const dropSeat = /* @__PURE__ */ (() =>
  defineHostAction<TitleTypes>()({
    type: 'dropSeat',
    payload: () => ({ target: seat }),
    notation: ['drop-seat', 'target'],
    check: [
      {
        code: 'host/already-dropped',
        rule: 'E-HOST-3',
        test: ({ state }, { target }) => (isDropped(state, target) ? { target } : null),
      },
      mustStayOne,
    ],
    apply({ before, emit }, state, { target }) {
      const { absent } = before;
      if (!absent.includes(target)) state.absent = [...absent, target].sort(ascending);
      if (isVacant(before, target)) state.game = withVacant(before, without(vacantIn(before), target));
      emit({ type: 'seatDropped', seat: target } as never);
    },
  }))();

/** Leaves a seat until somebody takes it: meanwhile it plays as a dropped one (E-HOST-5). */
const leaveSeat = /* @__PURE__ */ (() =>
  defineHostAction<TitleTypes>()({
    type: 'leaveSeat',
    payload: () => ({ target: seat }),
    notation: ['leave-seat', 'target'],
    check: [
      {
        code: 'host/already-dropped',
        rule: 'E-HOST-5',
        test: ({ state }, { target }) => (isDropped(state, target) ? { target } : null),
      },
      {
        code: 'host/already-left',
        rule: 'E-HOST-5',
        test: ({ state }, { target }) => (isVacant(state, target) ? { target } : null),
      },
      mustStayOne,
    ],
    apply({ before, emit }, state, { target }) {
      state.absent = [...before.absent, target].sort(ascending);
      state.game = withVacant(before, [...vacantIn(before), target].sort(ascending));
      emit({ type: 'seatLeft', seat: target } as never);
    },
  }))();

/** Somebody takes a seat that was left: the player who left it, another, or a bot (E-HOST-6). */
const takeSeat = /* @__PURE__ */ (() =>
  defineHostAction<TitleTypes>()({
    type: 'takeSeat',
    payload: () => ({ target: seat }),
    notation: ['take-seat', 'target'],
    check: [
      {
        code: 'host/already-dropped',
        rule: 'E-HOST-6',
        test: ({ state }, { target }) => (isDropped(state, target) ? { target } : null),
      },
      {
        code: 'host/not-vacant',
        rule: 'E-HOST-6',
        needs: ['host/already-dropped'],
        test: ({ state }, { target }) => (isVacant(state, target) ? null : { target }),
      },
    ],
    apply({ before, emit }, state, { target }) {
      state.absent = without(before.absent, target);
      state.game = withVacant(before, without(vacantIn(before), target));
      emit({ type: 'seatTaken', seat: target } as never);
    },
  }))();

/**
 * Ends the game because the table agrees to stop (E-HOST-4). Nothing forbids it while the game runs. The
 * title's own final scoring of the present position says who is where.
 */
function endGameOf({ finish }: AnyRuleset) {
  return defineHostAction<TitleTypes>()({
    type: 'endGame',
    notation: ['end-game'],
    check: [],
    apply: (context, state) => finish(context, state, 'agreed'),
  });
}

const vacantIn = (state: object): readonly Seat[] => (state as KnownEnvelope).game.vacantSeats ?? [];
const isVacant = (state: object, target: Seat) => vacantIn(state).includes(target);
const isDropped = (state: object, target: Seat) =>
  (state as KnownEnvelope).absent.includes(target) && !isVacant(state, target);
const without = (seats: readonly Seat[], target: Seat) => seats.filter((one) => one !== target);
const ascending = (a: Seat, b: Seat) => a - b;

// A game in which no seat is vacant has the header that it began with.
function withVacant({ game }: Pick<Envelope, 'game'>, vacant: readonly Seat[]): Envelope['game'] {
  const { vacantSeats: _, ...agreed } = game;
  return vacant.length === 0 ? agreed : { ...agreed, vacantSeats: vacant };
}
