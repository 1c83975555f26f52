// What the file holds, for all who import it.

import type { MapData } from '../../rulesets/milepost/board/map-format.js';

declare const map: MapData;
export default map;
