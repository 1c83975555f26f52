// P-ROLL-1 … 4: once a turn the die. On 1 a wave hits the next seat, on 5 the roller sees the bottom of the bag, on 6
// a gull leaves a feather.

import { defineAction } from '../../../../../src/core/engine/index.js';
import type { Pebbles } from '../state.js';
import { stamp } from '../turn.js';

export const rollDie = defineAction<Pebbles>()({
  type: 'rollDie',
  notation: ['roll'],

  *offers({ state }, seat) {
    if (!state.turn!.rolled) yield { type: 'rollDie', seat };
  },

  check: [{ code: 'roll/already', rule: 'P-ROLL-1', test: ({ state }) => (state.turn!.rolled ? {} : null) }],

  apply({ before, luck, emit }, state, { seat }) {
    const pips = luck.int('die', 1, 6);
    state.turn!.rolled = true;
    emit({ type: 'dieRolled', seat, pips });
    stamp(state, seat);
    const next = (seat + 1) % before.seats.length;
    if (pips === 1 && before.seats[next].hand.length > 0) state.wave = { seat: next, since: state.step };
    if (pips === 5 && before.bag.length > 0) {
      const { drawn, rest } = luck.draw(before.bag, 1, 'first');
      state.bag = [...drawn, ...rest];
      emit({ type: 'bottomSeen', seat, stone: drawn[0] });
    }
    if (pips === 6) state.seats[seat].feathers += 1;
  },
});
