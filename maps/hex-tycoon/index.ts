/**
 * Hex Tycoon: its map as data; the title compiles it.
 *
 * @module railhead/maps/hex-tycoon
 */

import type { HexMapData } from '../../rulesets/hex-tycoon/board/map-format.js';
import raw from './map.json' with { type: 'json' };

/** The Four Corners: 113 hexes, the map that hex-tycoon is played on unless the config names another. */
export const fourCorners = raw as unknown as HexMapData;
