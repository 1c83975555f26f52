// P-GULL-1: in another seat's turn, whoever has a feather may give it up for a shell.

import { defineAction } from '../../../../../src/core/engine/index.js';
import type { Pebbles } from '../state.js';
import { stamp } from '../turn.js';

export const whistle = defineAction<Pebbles>()({
  type: 'whistle',
  notation: ['whistle'],

  *offers({ state }, seat) {
    if (state.seats[seat].feathers > 0) yield { type: 'whistle', seat };
  },

  check: [
    {
      code: 'whistle/no-feather',
      rule: 'P-GULL-1',
      test: ({ state }, { seat }) => (state.seats[seat].feathers > 0 ? null : {}),
    },
  ],

  apply({ emit }, state, { seat }) {
    state.seats[seat].feathers -= 1;
    state.seats[seat].shells += 1;
    emit({ type: 'shellBrought', seat });
    stamp(state, seat);
  },
});
