// endTurn: the player declares their turn finished (M-TURN-7).

import { defineMilepostAction } from '../define-action.js';

export const endTurn = defineMilepostAction({
  type: 'endTurn',
  notation: ['end-turn'],
  check: [],
  apply(_context, state) {
    state.turn.phase = 'over';
  },
});
