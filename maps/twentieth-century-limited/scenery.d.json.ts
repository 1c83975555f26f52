// What the file holds, for all who import it.

import type { Scenery } from '../../rulesets/twentieth-century-limited/board/map-format.js';

declare const scenery: Scenery;
export default scenery;
