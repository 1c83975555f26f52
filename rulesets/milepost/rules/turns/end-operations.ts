// endOperations: goes on from the operations phase to the building phase; there is no way back (M-TURN-1).

import { defineMilepostAction } from '../define-action.js';

export const endOperations = defineMilepostAction({
  type: 'endOperations',
  notation: ['end-operations'],
  check: [],
  apply({ emit }, state, { seat }) {
    state.turn.phase = 'building';
    emit({ type: 'operationsEnded', seat });
  },
});
