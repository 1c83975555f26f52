// P-DRAW-1: a stone, unseen by the others, from the bag to the hand. The bag's order was settled when it was shaken.

import { defineAction } from '../../../../../src/core/engine/index.js';
import type { Pebbles } from '../state.js';
import { movesLeft, spendMove } from '../turn.js';

export const drawStone = defineAction<Pebbles>()({
  type: 'drawStone',
  notation: ['draw'],

  *offers(game, seat) {
    if (game.state.bag.length === 0 || movesLeft.test(game, undefined) !== null) return;
    yield { type: 'drawStone', seat };
  },

  check: [
    {
      code: 'draw/bag-empty',
      rule: 'P-DRAW-1',
      test: ({ state }) => (state.bag.length > 0 ? null : {}),
    },
    movesLeft,
  ],

  apply({ before, luck, emit }, state, { seat }) {
    const { drawn, rest } = luck.draw(before.bag);
    const stone = drawn[0]!;
    state.bag = rest;
    state.seats[seat].hand = [...before.seats[seat].hand, stone].sort((a, b) => a! - b!);
    emit({ type: 'stoneDrawn', seat, stone });
    spendMove(state);
  },
});
