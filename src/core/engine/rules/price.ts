// What an action takes of its seat, item by item: an action says it once, and rules, planners and interfaces
// all ask it.

import type { Params } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';

/** A part of a price. Things that are free by a rule are items of 0, with that rule. */
export interface PriceItem {
  /**
   * The thing that is paid for, as a word that interfaces can look up: `terrain`, `river`, `port`, `rent`,
   * `toll`, `loco`.
   */
  readonly what: string;
  /** The id of the rule that says so. */
  readonly rule: string;
  /** In what the title counts money in; never below 0. */
  readonly amount: number;
  /** Who gets it; null where nobody gets anything, as for what is free. */
  readonly to: Seat | 'bank' | null;
  /** What it is about: ids and numbers. */
  readonly params: Params;
}
