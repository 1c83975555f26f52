// 20th Century Limited: the board of the United States, and its cards, as data.

import deck from './deck.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };

/** Nodes, lines, cities and regions of the United States. */
export const unitedStates = map;
/** Eighty Regional, sixty-four Company and twelve Bonus Cards. */
export const unitedStatesDeck = deck;
