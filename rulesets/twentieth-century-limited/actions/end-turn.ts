// endTurn: the turn passes to the left.

import { defineAction } from '../../../src/core/engine/index.js';
import { trackMoved } from '../rules/turn-conditions.js';
import { passTurn } from '../rules/turn-order.js';
import type { TwentiethTypes } from '../types.js';

/** Ends the turn (TC-TURN-2). */
export const endTurn = /* @__PURE__ */ defineAction<TwentiethTypes>()({
  type: 'endTurn',
  notation: ['end-turn'],

  offers: (_, seat) => [{ type: 'endTurn', seat }],

  check: () => [trackMoved],

  apply(step, state, { seat }) {
    passTurn(step, state, seat);
  },
});
