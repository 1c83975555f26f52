// Host actions come from the host, who runs the game, with seat null: legal whenever declared, recorded and
// replayed, never listed. These belong to every ruleset; clocks are declared by the rulesets that have them.

import type { KnownEnvelope, TitleTypes } from '../base/state.js';
import { seat } from '../fields/fields.js';
import type { AnyHostSpec } from './action.js';
import { defineHostAction } from './action.js';
import type { AnyRuleset } from './ruleset.js';

/** Every host action of a ruleset: those that all have, and those that it declares. */
export function hostActionsOf(ruleset: AnyRuleset): readonly AnyHostSpec[] {
  return [dropSeat, endGameOf(ruleset), ...(ruleset.hostActions ?? [])];
}

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
        test: ({ state }, { target }) => (absent(state).includes(target) ? { target } : null),
      },
      {
        code: 'host/last-seat',
        rule: 'E-HOST-3',
        test: ({ state }, { target }) =>
          absent(state).length + 1 >= (state as KnownEnvelope).game.seatNames.length ? { target } : null,
      },
    ],
    apply({ before, emit }, state, { target }) {
      state.absent = [...before.absent, target].sort((a, b) => a - b);
      emit({ type: 'seatDropped', seat: target } as never);
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

const absent = (state: object) => (state as { absent: readonly number[] }).absent;
