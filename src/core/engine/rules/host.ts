// Host actions come from the host, who runs the game, with seat null: legal whenever declared, recorded and
// replayed, never listed. These belong to every ruleset; clocks are declared by the rulesets that have them.

import type { Seat } from '../base/seat.js';
import type { KnownEnvelope, TitleTypes } from '../base/state.js';
import { seat } from '../fields/fields.js';
import type { AnyHostSpec } from './action.js';
import { defineHostAction } from './action.js';
import type { SEAT_FACTS } from './declared-facts.js';
import type { AnyRuleset } from './ruleset.js';

/** Every host action of a ruleset: those that all have, and those that it declares. */
export function hostActionsOf(ruleset: AnyRuleset): readonly AnyHostSpec[] {
  return [dropSeat, leaveSeat, takeSeat, endGameOf(ruleset), ...(ruleset.hostActions ?? [])];
}

// Refuses an action that names a seat of which something holds.
const refusedIf = (code: string, rule: string, holds: (known: KnownEnvelope, target: Seat) => boolean) => ({
  code,
  rule,
  test: ({ state }: { readonly state: object }, { target }: { readonly target: Seat }) =>
    holds(state as KnownEnvelope, target) ? { target } : null,
});

const vacantIn = ({ game }: Pick<KnownEnvelope, 'game'>): readonly Seat[] => game.vacantSeats ?? [];
const isVacant = (known: KnownEnvelope, target: Seat) => vacantIn(known).includes(target);
const isDropped = (known: KnownEnvelope, target: Seat) =>
  known.absent.includes(target) && !isVacant(known, target);
// E-HOST-3: somebody must be there to play on.
const mustStayOne = /* @__PURE__ */ refusedIf('host/last-seat', 'E-HOST-3', ({ absent, game }, target) => {
  return !absent.includes(target) && absent.length + 1 >= game.seatNames.length;
});

const withOrWithout = (seats: readonly Seat[], target: Seat, isIn: boolean) =>
  [...seats.filter((one) => one !== target), ...(isIn ? [target] : [])].sort((a, b) => a - b);

/** A host action after which the seat that it names is absent or not, and vacant or not. */
function seatAction({
  type,
  notation,
  check,
  told,
  ...after
}: Pick<AnyHostSpec, 'type' | 'check'> & {
  readonly notation: string;
  readonly told: (typeof SEAT_FACTS)[number];
  readonly absent: boolean;
  readonly vacant: boolean;
}): AnyHostSpec {
  return defineHostAction<TitleTypes>()({
    type,
    payload: () => ({ target: seat }),
    notation: [notation, 'target'],
    check,
    apply({ before, emit }, state, { target }) {
      state.absent = withOrWithout(before.absent, target, after.absent);
      if (after.vacant !== isVacant(before, target)) {
        const vacantSeats = withOrWithout(vacantIn(before), target, after.vacant);
        const { vacantSeats: _, ...agreed } = before.game;
        // A game in which no seat is vacant has the header that it began with.
        state.game = vacantSeats.length === 0 ? agreed : { ...agreed, vacantSeats };
      }
      emit({ type: told, seat: target } as never);
    },
  });
}

/** Drops a seat permanently: from now on it plays what the ruleset declares for absent seats (E-HOST-2). */
const dropSeat = /* @__PURE__ */ (() =>
  seatAction({
    type: 'dropSeat',
    notation: 'drop-seat',
    check: [refusedIf('host/already-dropped', 'E-HOST-3', isDropped), mustStayOne],
    told: 'seatDropped',
    absent: true,
    vacant: false,
  }))();

/** Leaves a seat until somebody takes it: meanwhile it plays as a dropped one (E-HOST-5). */
const leaveSeat = /* @__PURE__ */ (() =>
  seatAction({
    type: 'leaveSeat',
    notation: 'leave-seat',
    check: [
      refusedIf('host/already-dropped', 'E-HOST-5', isDropped),
      refusedIf('host/already-left', 'E-HOST-5', isVacant),
      mustStayOne,
    ],
    told: 'seatLeft',
    absent: true,
    vacant: true,
  }))();

/** Somebody takes a seat that was left: the player who left it, another, or a bot (E-HOST-6). */
const takeSeat = /* @__PURE__ */ (() =>
  seatAction({
    type: 'takeSeat',
    notation: 'take-seat',
    check: [
      refusedIf('host/already-dropped', 'E-HOST-6', isDropped),
      refusedIf('host/not-vacant', 'E-HOST-6', (known, target) => !isVacant(known, target)),
    ],
    told: 'seatTaken',
    absent: false,
    vacant: false,
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
