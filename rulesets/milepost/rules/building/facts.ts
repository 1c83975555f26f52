// What is told of track that is built or erased.

import { fact } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import type { OfSeat } from '../fact.js';

/** Prices are millions. */
export const buildingFacts = {
  trackBuilt: fact<
    OfSeat & {
      readonly from: Milepost;
      readonly to: Milepost;
      readonly segment: Segment;
      readonly price: number;
    }
  >(),
  rightBought: fact<OfSeat & { readonly crossing: string; readonly price: number }>(),
  trackErased: fact<OfSeat & { readonly segments: readonly Segment[] }>(),
  bridgeReserved: fact<OfSeat & { readonly segment: Segment }>(),
  reservationLapsed: fact<OfSeat & { readonly segment: Segment }>(),
};
