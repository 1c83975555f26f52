// What the file holds, for all who import it.

import type { HexMapData } from '../../rulesets/hex-tycoon/board/map-format.js';

declare const map: HexMapData;
export default map;
