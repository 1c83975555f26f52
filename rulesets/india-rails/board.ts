// India's board: its map and deck, compiled on first use.

import { indiaDeck, indiaMap } from '../../maps/india-rails/index.js';
import { compileBoard } from '../milepost/board/compile-board.js';

/** Compiles the board of India Rails. */
export const loadIndia = () => compileBoard(indiaMap, indiaDeck);
