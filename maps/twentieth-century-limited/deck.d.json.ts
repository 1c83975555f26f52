// What the file holds, for all who import it.

import type { DeckData } from '../../rulesets/twentieth-century-limited/board/map-format.js';

declare const deck: DeckData;
export default deck;
