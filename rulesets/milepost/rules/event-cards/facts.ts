// Facts about event cards.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';

/** Cards are their numbers. */
export const eventFacts = {
  eventDrawn: fact<OfSeat & { readonly card: number }>(),
  eventEnded: fact<{ readonly card: number }>(),
  requirementMet: fact<OfSeat & { readonly card: number }>(),
};
