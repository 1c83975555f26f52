// All that a milepost game tells. It is played in the open: every fact of the family is for everybody.

import type { EventOf } from '../../../src/core/engine/index.js';
import type { buildingFacts } from './building/facts.js';
import type { cardFacts } from './cards/facts.js';
import type { dealFacts } from './deals/facts.js';
import type { eventFacts } from './event-cards/facts.js';
import type { loadFacts } from './loads/facts.js';
import type { moneyFacts } from './money/facts.js';
import type { runningFacts } from './running/facts.js';
import type { locoFacts } from './trains/facts.js';
import type { turnFacts } from './turns/facts.js';

/** Every event of the family. */
export type MilepostEvent =
  | EventOf<typeof buildingFacts>
  | EventOf<typeof cardFacts>
  | EventOf<typeof dealFacts>
  | EventOf<typeof eventFacts>
  | EventOf<typeof loadFacts>
  | EventOf<typeof locoFacts>
  | EventOf<typeof moneyFacts>
  | EventOf<typeof runningFacts>
  | EventOf<typeof turnFacts>;
