// Iron Dragon's board: its map and deck, compiled on first use.

import type { MilepostBoard } from '../milepost/board/board.js';

/** Compiles the board of Iron Dragon. */
export function loadDragonLand(): MilepostBoard {
  throw new Error('the board of Iron Dragon is named in the config until the title is complete');
}
