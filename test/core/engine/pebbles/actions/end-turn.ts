// P-TURN-1 and P-TURN-3: a turn ends when its seat says so, and the next seat round the table has its turn.

import { defineAction } from '../../../../../src/core/engine/index.js';
import type { Pebbles } from '../state.js';
import { stamp } from '../turn.js';

export const endTurn = defineAction<Pebbles>()({
  type: 'endTurn',
  notation: ['end'],

  *offers(_, seat) {
    yield { type: 'endTurn', seat };
  },

  check: [],

  apply({ before, emit }, state, { seat }) {
    emit({ type: 'turnEnded', seat });
    stamp(state, seat);
    const next = (seat + 1) % before.seats.length;
    if (next === 0) state.round += 1;
    state.turn = { seat: next, moves: 0, rolled: false, since: state.step };
  },
});
