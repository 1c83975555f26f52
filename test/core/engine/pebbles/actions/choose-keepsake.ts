// P-KEEP-1: everybody secretly chooses a keepsake from the first hand; all are shown together (show-keepsakes.ts).

import { defineAction, withAnswer } from '../../../../../src/core/engine/index.js';
import { stone } from '../fields.js';
import type { Pebbles } from '../state.js';
import { ownHand, stamp } from '../turn.js';

export const chooseKeepsake = defineAction<Pebbles>()({
  type: 'chooseKeepsake',
  payload: () => ({ stone }),
  notation: ['keep', 'stone'],

  // In the order of the hand, which is ascending.
  *offers({ state }, seat) {
    for (const stone of ownHand(state, seat)) yield { type: 'chooseKeepsake', seat, stone };
  },

  check: [
    {
      code: 'keepsake/not-in-hand',
      rule: 'P-KEEP-1',
      scope: 'own',
      test: ({ state }, { seat, stone }) => (ownHand(state, seat).includes(stone) ? null : { stone }),
    },
  ],

  apply({ before, emit }, state, { seat, stone }) {
    state.keepsakes = withAnswer(before.keepsakes!, seat, stone);
    emit({ type: 'keepsakeChosen', seat, stone });
    stamp(state, seat);
  },
});
