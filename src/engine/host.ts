// Host actions come from whoever runs the game, with seat null: legal whenever declared, recorded and replayed, never
// listed. This one belongs to every ruleset; clocks are declared by the rulesets that have them.

import { defineHostAction, seatShape } from './action.js';
import type { TitleTypes } from './state.js';

/** Drops a seat for good: from now on it plays what the ruleset declares for absent seats (E-HOST-2). */
export const dropSeat = /* @__PURE__ */ (() =>
  defineHostAction<TitleTypes>()({
    type: 'dropSeat',
    payload: { target: seatShape },
    notation: ['drop-seat', 'target'],
    check: [
      {
        code: 'host/no-such-seat',
        rule: 'E-HOST-3',
        test: ({ state }, { target }) =>
          target < (state as never as { game: { seatNames: string[] } }).game.seatNames.length
            ? null
            : { target },
      },
      {
        code: 'host/already-dropped',
        rule: 'E-HOST-3',
        test: ({ state }, { target }) => (absent(state).includes(target) ? { target } : null),
      },
      {
        code: 'host/last-seat',
        rule: 'E-HOST-3',
        test: ({ state }, { target }) =>
          absent(state).length + 1 >=
          (state as never as { game: { seatNames: string[] } }).game.seatNames.length
            ? { target }
            : null,
      },
    ],
    apply({ before, emit }, state, { target }) {
      state.absent = [...before.absent, target].sort((a, b) => a - b);
      emit({ type: 'seatDropped', seat: target } as never);
    },
  }))();

const absent = (state: object) => (state as { absent: readonly number[] }).absent;
