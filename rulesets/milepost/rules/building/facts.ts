// What is told of track that is built or erased.

import { fact, type PriceItem, whole } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import type { OfSeat } from '../fact.js';

/** Prices are millions. */
export const buildingFacts = {
  trackBuilt: fact<
    OfSeat & {
      readonly from: Milepost;
      readonly to: Milepost;
      readonly segment: Segment;
      /** The sum of the items; a toll is told by a fact of its own. */
      readonly price: number;
      readonly items: readonly PriceItem[];
    }
  >(whole, { from: 'milepost', to: 'milepost', segment: 'segment' }),
  rightBought: fact<OfSeat & { readonly crossing: string; readonly price: number }>(),
  trackErased: fact<OfSeat & { readonly segments: readonly Segment[] }>(whole, { segments: 'segment' }),
  bridgeReserved: fact<OfSeat & { readonly segment: Segment }>(whole, { segment: 'segment' }),
  reservationLapsed: fact<OfSeat & { readonly segment: Segment }>(whole, { segment: 'segment' }),
};
