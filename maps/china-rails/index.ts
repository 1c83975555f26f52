/**
 * China Rails: the board and its demand deck, as data.
 *
 * @module railhead/maps/china-rails
 */

import type { DeckData, MapData } from '../../rulesets/milepost/board/map-format.js';
import rawDeck from './deck.json' with { type: 'json' };
import rawMap from './map.json' with { type: 'json' };

/** China's mileposts, cities, goods, waters and areas. */
export const chinaMap = rawMap as unknown as MapData;
/** The 136 demand cards of China Rails. */
export const chinaDeck = rawDeck as unknown as DeckData;
