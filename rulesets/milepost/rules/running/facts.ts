// Facts about trains on their way, and about the costs of the way.

import { fact } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import type { OfSeat, OfTrain } from '../fact.js';

/** Amounts are millions; points are what is left of the train's movement. */
export const runningFacts = {
  trainPlaced: fact<OfTrain & { readonly milepost: Milepost }>({ things: { milepost: 'milepost' } }),
  trainMoved: fact<OfTrain & { readonly from: Milepost; readonly to: Milepost; readonly points: number }>({
    things: { from: 'milepost', to: 'milepost' },
  }),
  ferryCrossed: fact<OfTrain & { readonly ferry: string; readonly to: Milepost; readonly points: number }>({
    things: { to: 'milepost' },
  }),
  trainSentBack: fact<OfTrain & { readonly to: Milepost }>({ things: { to: 'milepost' } }),
  rateHalved: fact<OfTrain & { readonly points: number }>(),
  trainTurned: fact<OfTrain>(),
  rentPaid: fact<OfSeat & { readonly to: number; readonly amount: number }>(),
  rentOwed: fact<OfSeat & { readonly to: number; readonly amount: number }>(),
  feePaid: fact<OfSeat & { readonly amount: number }>(),
  feeOwed: fact<OfSeat & { readonly amount: number }>(),
};
