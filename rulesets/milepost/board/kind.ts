// The kind of map that games of the family are played on.

import type { BoardKind } from '../../../src/core/title/title.js';
import { defineBoard } from './define-board.js';
import type { DeckData, MapData } from './map-format.js';
import { validateBoard } from './validate-board.js';

/** Maps of mileposts, each with a deck of demand cards. */
export const milepostBoards: BoardKind = {
  kind: 'milepost',
  needsDeck: true,
  checksMapAlone: true,
  check: validateBoard,
  compile: (map, deck) => defineBoard(map as MapData, deck as DeckData),
  deckFor: async (map, wish) => {
    const { deckSpecFor, deckText, makeDeck } = await import('../deck-maker/index.js');
    const empty: DeckData = { format: 'railhead-deck/1', map: (map as MapData).id, cards: [] };
    const board = defineBoard(map as MapData, empty);
    return deckText(makeDeck(board, deckSpecFor(board, wish)));
  },
};
