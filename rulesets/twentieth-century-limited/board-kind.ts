// The kind of map that 20th Century Limited is played on.

import type { BoardKind } from '../../src/core/title/title.js';
import { defineBoard } from './board/define-board.js';
import type { DeckData, MapData } from './board/map-format.js';
import { validateBoard } from './board/validate-board.js';

/** Networks of cities and junctions. Each has a deck of companies, regions and bonuses, to check it with. */
export const twentiethBoards: BoardKind = {
  kind: 'twentieth-century-limited',
  needsDeck: true,
  checksMapAlone: false,
  validate: validateBoard,
  define: (map, deck) => defineBoard(map as MapData, deck as DeckData),
};
