// The land around the network. The scenery of the shipped map weighs more than its board and is for pictures
// alone, so rules do not load it.

import { unitedStates } from '../../../maps/twentieth-century-limited/index.js';
import { unitedStatesScenery } from '../../../maps/twentieth-century-limited/scenery.js';
import type { Board } from '../board/board.js';
import type { Scenery } from '../board/map-format.js';

/**
 * The scenery that a board brings; without one, that of the shipped map for boards of its id. Null where no
 * land is known.
 */
export function sceneryOf({ id, scenery }: Pick<Board, 'id' | 'scenery'>): Scenery | null {
  return scenery ?? (id === unitedStates.id ? unitedStatesScenery : null);
}
