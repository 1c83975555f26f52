// Facts about deals: offers are made at the table.

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';
import type { TrackDeal } from '../state.js';

const ofDeal = { deal: { segments: 'segment', inExchange: 'segment' } };

/** Who answers is the seller; rights pass with the last track to their ports. */
export const dealFacts = {
  dealOffered: fact<OfSeat & { readonly deal: TrackDeal }>({ things: ofDeal }),
  dealAnswered: fact<OfSeat & { readonly deal: TrackDeal; readonly accepted: boolean }>({ things: ofDeal }),
  rightPassed: fact<OfSeat & { readonly crossing: string; readonly to: number }>(),
};
