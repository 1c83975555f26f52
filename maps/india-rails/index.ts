// India Rails: the board and its demand deck, as data.

import deck from './deck.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };

/** The mileposts, cities, goods, waters and areas of India, Pakistan and their neighbours. */
export const indiaMap = map;
/** The 136 demand cards of India Rails. */
export const indiaDeck = deck;
