// Iron Dragon: coasts and names for the picture. No rule reads them.

import type { BoardOutline } from '../../rulesets/milepost/picture/picture.js';
import type { KeptPlaces } from '../../rulesets/milepost/picture/places.js';
import raw from './outline.json' with { type: 'json' };
import rawPlaces from './places.json' with { type: 'json' };

/** Rings to draw Iron Dragon's board on. */
export const ironOutline = raw as unknown as BoardOutline;

/** Where names, prices and panels stand on the board; made by maps/tools/find-places.ts. */
export const ironPlaces = rawPlaces as unknown as KeptPlaces;
