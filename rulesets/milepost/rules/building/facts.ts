// Facts about built and erased track.

import { fact, type PriceItem } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import type { OfSeat } from '../fact.js';

/** Prices are millions. */
export const buildingFacts = {
  trackBuilt: fact<
    OfSeat & {
      readonly from: Milepost;
      readonly to: Milepost;
      readonly segment: Segment;
      /** The sum of the items; a toll is a separate fact. */
      readonly price: number;
      readonly items: readonly PriceItem[];
    }
  >({ things: { from: 'milepost', to: 'milepost', segment: 'segment' } }),
  rightBought: fact<OfSeat & { readonly crossing: string; readonly price: number }>(),
  trackErased: fact<OfSeat & { readonly segments: readonly Segment[] }>({ things: { segments: 'segment' } }),
  bridgeReserved: fact<OfSeat & { readonly segment: Segment }>({ things: { segment: 'segment' } }),
  reservationLapsed: fact<OfSeat & { readonly segment: Segment }>({ things: { segment: 'segment' } }),
};
