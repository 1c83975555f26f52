// What is told of deals: offers are made at the table.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';
import type { TrackDeal } from '../state.js';

/** Who answers is the seller; rights pass with the last track to their ports. */
export const dealFacts = {
  dealOffered: fact<OfSeat & { readonly deal: TrackDeal }>(),
  dealAnswered: fact<OfSeat & { readonly deal: TrackDeal; readonly accepted: boolean }>(),
  rightPassed: fact<OfSeat & { readonly crossing: string; readonly to: number }>(),
};
