// Hex Tycoon: its map as data; the title compiles it.

import map from './map.json' with { type: 'json' };

/** The Four Corners: 113 hexes, the map that hex-tycoon is played on unless the config names another. */
export const fourCorners = map;
