// The kind of map that games of the family are played on.

import type { BoardKind } from '../../src/core/title/title.js';
import { defineBoard } from './board/define-board.js';
import type { DeckData, MapData } from './board/map-format.js';
import { validateBoard } from './board/validate-board.js';

/** Maps of mileposts, each with a deck of demand cards. */
export const milepostBoards: BoardKind = {
  kind: 'milepost',
  needsDeck: true,
  checksMapAlone: true,
  validate: validateBoard,
  define: (map, deck) => defineBoard(map as MapData, deck as DeckData),
  checkPicture: async (map, outline) => {
    const { checkPicture } = await import('./picture/check-picture.js');
    return checkPicture(withoutCards(map as MapData), outline);
  },
  deckFor: async (map, wish) => {
    const { deckSpecFor, deckText, makeDeck } = await import('./board/deck-maker/index.js');
    const board = withoutCards(map as MapData);
    return deckText(makeDeck(board, deckSpecFor(board, wish)));
  },
};

const withoutCards = (map: MapData) =>
  defineBoard(map, { format: 'railhead-deck/1', map: map.id, cards: [] });
