// Iron Dragon's board: its map and deck, compiled on first use.

import { ironDeck, ironMap } from '../../maps/iron-dragon/index.js';
import { compileBoard } from '../milepost/board/compile-board.js';

/** Compiles the board of Iron Dragon. */
export const loadDragonLand = () => compileBoard(ironMap, ironDeck);
