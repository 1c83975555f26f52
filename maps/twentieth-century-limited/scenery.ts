// 20th Century Limited: the land around its network. No rule reads it.

import scenery from './scenery.json' with { type: 'json' };

/** Coasts, lakes, state borders and rivers, for pictures. */
export const unitedStatesScenery = scenery;
