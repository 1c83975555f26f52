// P-ROLL-2: the seat that a wave hits, whoever's turn it is, drops a stone of its hand into the sea.

import { defineAction } from '../../../../../src/core/engine/index.js';
import { stone } from '../fields.js';
import type { Pebbles } from '../state.js';
import { ownHand, stamp, without } from '../turn.js';

export const dropStone = defineAction<Pebbles>()({
  type: 'dropStone',
  payload: () => ({ stone }),
  notation: ['drop', 'stone'],

  *offers({ state }, seat) {
    for (const stone of ownHand(state, seat)) yield { type: 'dropStone', seat, stone };
  },

  check: [
    {
      code: 'drop/not-in-hand',
      rule: 'P-ROLL-2',
      scope: 'own',
      test: ({ state }, { seat, stone }) => (ownHand(state, seat).includes(stone) ? null : { stone }),
    },
  ],

  apply({ before, emit }, state, { seat, stone }) {
    state.wave = null;
    state.seats[seat].hand = without(before.seats[seat].hand, [stone]);
    state.sea = [...before.sea, stone].sort((a, b) => a - b);
    emit({ type: 'stoneDropped', seat, stone });
    stamp(state, seat);
  },
});
