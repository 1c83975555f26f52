/**
 * Iron Dragon: the board and its demand deck, as data.
 *
 * @module railhead/maps/iron-dragon
 */

import type { DeckData, MapData } from '../../rulesets/milepost/board/map-format.js';
import rawDeck from './deck.json' with { type: 'json' };
import rawMap from './map.json' with { type: 'json' };

/** The mileposts, sea points, cities, goods, waters and areas of Iron Dragon, and the Underground. */
export const ironMap = rawMap as unknown as MapData;
/** The 132 demand cards of Iron Dragon. */
export const ironDeck = rawDeck as unknown as DeckData;
