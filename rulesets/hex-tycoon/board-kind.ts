// The kind of map that the hex game is played on.

import type { BoardKind } from '../../src/core/title/title.js';
import { defineBoard } from './board/define-board.js';
import type { HexMapData } from './board/map-format.js';
import { validateHexMap } from './board/validate-map.js';

/** Maps of hexes; no deck goes with them. */
export const hexBoards: BoardKind = {
  kind: 'hex',
  needsDeck: false,
  checksMapAlone: true,
  check: validateHexMap,
  compile: (map) => defineBoard(map as HexMapData),
};
