// What the file holds, for all who import it.

import type { DeckData } from '../../rulesets/milepost/board/map-format.js';

declare const deck: DeckData;
export default deck;
