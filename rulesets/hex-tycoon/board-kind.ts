// The kind of map that the hex game is played on.

import type { BoardKind } from '../../src/core/title/title.js';
import { defineBoard } from './board/define-board.js';
import type { HexMapData } from './board/map-format.js';
import { validateBoard } from './board/validate-board.js';

/** Maps of hexes; no deck goes with them. */
export const hexBoards: BoardKind = {
  kind: 'hex',
  needsDeck: false,
  checksMapAlone: true,
  validate: validateBoard,
  define: (map) => defineBoard(map as HexMapData),
};
