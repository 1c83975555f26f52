// What most facts of a milepost game are about.

import type { Seat } from '../../../src/core/engine/index.js';

/** What is said of a seat. */
export interface OfSeat {
  readonly seat: Seat;
}

/** What is said of a train. */
export interface OfTrain extends OfSeat {
  readonly train: number;
}
