// India Rails: coasts, frontiers and lakes for the picture, and where its names stand. No rule reads them.

import type { BoardOutline } from '../../rulesets/milepost/picture/picture.js';
import type { KeptPlaces } from '../../rulesets/milepost/picture/places.js';
import raw from './outline.json' with { type: 'json' };
import rawPlaces from './places.json' with { type: 'json' };

/** Rings to draw India's board on. */
export const indiaOutline = raw as unknown as BoardOutline;

/** Where names, prices and panels stand on the board; made by maps/tools/find-places.ts. */
export const indiaPlaces = rawPlaces as unknown as KeptPlaces;
