/**
 * India Rails: the board and its demand deck, as data.
 *
 * @module railhead/maps/india-rails
 */

import type { DeckData, MapData } from '../../rulesets/milepost/board/map-format.js';
import rawDeck from './deck.json' with { type: 'json' };
import rawMap from './map.json' with { type: 'json' };

/** The mileposts, cities, goods, waters and areas of India, Pakistan and their neighbours. */
export const indiaMap = rawMap as unknown as MapData;
/** The 136 demand cards of India Rails. */
export const indiaDeck = rawDeck as unknown as DeckData;
