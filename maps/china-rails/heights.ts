// How high the land of the board is, for its printed sheet. No rule reads it.

import heights from './relief.json' with { type: 'json' };

/** Rows of heights in letters, from maps/tools/relief-heights.ts. */
export const chinaHeights: readonly string[] = heights;
