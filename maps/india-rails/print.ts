// What only the printed sheet of the board has: the scene of its title, and heights. No rule reads them.

import heights from './relief.json' with { type: 'json' };
import scene from './scene.json' with { type: 'json' };

/** Heights in letters, from maps/tools/relief-heights.ts, and the elements of the scene. */
export const indiaPrint = { heights, scene };
