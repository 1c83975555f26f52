/**
 * 20th Century Limited: the board of the United States, its cards and its scenery, as data.
 *
 * @module railhead/maps/twentieth-century-limited
 */

import type {
  DeckData,
  MapData,
  Scenery,
} from '../../rulesets/twentieth-century-limited/board/map-format.js';
import rawDeck from './deck.json' with { type: 'json' };
import rawMap from './map.json' with { type: 'json' };
import rawScenery from './scenery.json' with { type: 'json' };

/** Nodes, lines, cities and regions of the United States. */
export const unitedStates = rawMap as unknown as MapData;
/** Eighty Regional, sixty-four Company and twelve Bonus Cards. */
export const unitedStatesDeck = rawDeck as unknown as DeckData;
/** Coasts, lakes, state borders and rivers, for pictures. */
export const unitedStatesScenery = rawScenery as unknown as Scenery;
