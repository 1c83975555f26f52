// Iron Dragon: the board and its demand deck, as data.

import deck from './deck.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };

/** The mileposts, sea points, cities, goods, waters and areas of Iron Dragon, and the Underground. */
export const ironMap = map;
/** The 132 demand cards of Iron Dragon. */
export const ironDeck = deck;
