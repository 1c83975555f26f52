// China Rails: the board and its demand deck, as data.

import deck from './deck.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };

/** China's mileposts, cities, goods, waters and areas. */
export const chinaMap = map;
/** The 136 demand cards of China Rails. */
export const chinaDeck = deck;
