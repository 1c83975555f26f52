// Arguments of policies and events: a delivery, an arrival, a use of another player's track. The tables name
// these types, so they stand below the rules that carry them out.

import type { City, Milepost } from '../board/board.js';

/** A delivery that the rules allow. */
export interface Delivery {
  readonly seat: number;
  readonly train: number;
  readonly city: City;
  readonly good: string;
  readonly card: number;
  /** Millions, as printed. */
  readonly payout: number;
}

/** A train that has come from one milepost to another. */
export interface Arrival {
  readonly seat: number;
  readonly train: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

/** A use of another player's track, ferry or link. A train that turns round stays where it is. */
export interface RentedUse {
  readonly owner: number;
  readonly from: Milepost;
  readonly to: Milepost;
}
