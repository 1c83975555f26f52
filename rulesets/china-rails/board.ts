// China's board: its map and deck, compiled on first use.

import { chinaDeck, chinaMap } from '../../maps/china-rails/index.js';
import { compileBoard } from '../milepost/board/compile-board.js';

/** Compiles the board of China Rails. */
export const loadChina = () => compileBoard(chinaMap, chinaDeck);
