// endTurn: the turn passes to the left.

import { trackMoved } from '../turn-conditions.js';
import { passTurn } from '../turn-order.js';
import { defineTwentiethAction } from '../types.js';

/** Ends the turn (TC-TURN-2). */
export const endTurn = defineTwentiethAction({
  type: 'endTurn',
  notation: ['end-turn'],
  check: () => [trackMoved],

  apply(step, state, { seat }) {
    passTurn(step, state, seat);
  },
});
