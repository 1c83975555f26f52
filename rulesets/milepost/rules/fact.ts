// What most facts of a milepost game are about.

import type { Seat } from '../../../src/core/engine/index.js';

/** The part of a fact that names a seat. */
export interface OfSeat {
  readonly seat: Seat;
}

/** The part of a fact that names a train. */
export interface OfTrain extends OfSeat {
  readonly train: number;
}
