// The kind of map that 20th Century Limited is played on.

import type { BoardKind } from '../../src/core/title/title.js';
import { checkBoardFiles } from './board/check-files.js';
import { defineBoard } from './board/define-board.js';
import type { DeckData, MapData } from './board/map-format.js';

/** Networks of cities and junctions, each with a deck of companies, regions and bonuses, by which alone it can be checked. */
export const twentiethBoards: BoardKind = {
  kind: 'twentieth-century-limited',
  needsDeck: true,
  checksMapAlone: false,
  check: checkBoardFiles,
  compile: (map, deck) => defineBoard(map as MapData, deck as DeckData),
};
