// 20th Century Limited: where regions and names are on the picture. No rule reads it.

import type { KeptPlaces } from '../../rulesets/twentieth-century-limited/picture/kept-places.js';
import raw from './places.json' with { type: 'json' };

/** The places of the United States' picture; made by maps/tools/find-places.ts. */
export const unitedStatesPlaces = raw as unknown as KeptPlaces;
