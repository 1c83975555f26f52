// Places that must be found before a board is drawn, as they are kept beside the map.

import type { LabelPlace } from './place-labels.js';

/** The places of a board. Lines are flat lists x, y, x, y … in tenths of a pixel. */
export interface KeptPlaces {
  /** The hash of the board. */
  readonly board: string;
  /** For each region its rings. */
  readonly regions: readonly (readonly (readonly number[])[])[];
  /** The lines along which two regions meet. */
  readonly borders: readonly (readonly number[])[];
  /** For each region the point of its numeral, in kilometres. */
  readonly numerals: readonly (readonly [x: number, y: number])[];
  /** The names of cities in the order in which they are drawn. */
  readonly labels: readonly LabelPlace[];
}
