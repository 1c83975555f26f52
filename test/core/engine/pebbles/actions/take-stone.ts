// P-TAKE-1: a stone from the beach goes to the seat's own pile; the beach is filled up again by itself.

import { defineAction } from '../../../../../src/core/engine/index.js';
import { stone } from '../fields.js';
import type { Pebbles } from '../state.js';
import { movesLeft, spendMove } from '../turn.js';

export const takeStone = defineAction<Pebbles>()({
  type: 'takeStone',
  payload: () => ({ stone }),
  notation: ['take', 'stone'],

  // As the stones lie on the beach.
  *offers(game, seat) {
    if (movesLeft.test(game, undefined) !== null) return;
    for (const stone of game.state.beach) yield { type: 'takeStone', seat, stone };
  },

  check: [
    {
      code: 'take/not-on-beach',
      rule: 'P-TAKE-1',
      test: ({ state }, { stone }) => (state.beach.includes(stone) ? null : { stone }),
    },
    movesLeft,
  ],

  apply({ before, emit }, state, { seat, stone }) {
    state.beach = before.beach.filter((other) => other !== stone);
    state.seats[seat].pile = [...before.seats[seat].pile, stone];
    emit({ type: 'stoneTaken', seat, stone });
    spendMove(state);
  },
});
