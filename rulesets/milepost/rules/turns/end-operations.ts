// endOperations: from the operations phase to the building phase, for good (M-TURN-1).

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
