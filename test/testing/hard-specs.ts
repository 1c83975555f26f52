// Twenty hard boards, as specs with seeds: the small ones first.

import type { HardBoardSpec } from '../../src/testing/hard-board.js';

/** Mileposts, majors, lands, ferries a strait, necks, islands. */
const ROWS: readonly (readonly [number, number, number, number, number, number])[] = [
  [100, 4, 1, 2, 1, 0],
  [100, 4, 2, 4, 0, 2],
  [120, 4, 1, 3, 2, 0],
  [120, 5, 2, 4, 1, 3],
  [140, 4, 2, 5, 0, 4],
  [140, 5, 1, 4, 2, 0],
  [160, 4, 2, 4, 2, 2],
  [160, 5, 2, 6, 0, 5],
  [180, 6, 1, 4, 3, 0],
  [180, 4, 3, 4, 0, 4],
  [200, 5, 2, 5, 2, 3],
  [200, 4, 2, 8, 0, 6],
  [240, 6, 2, 5, 2, 4],
  [300, 4, 2, 4, 2, 6],
  [400, 5, 2, 6, 2, 8],
  [600, 6, 3, 6, 3, 9],
  [900, 7, 3, 8, 3, 12],
  [1400, 8, 3, 9, 4, 20],
  [2400, 8, 4, 10, 6, 30],
  [5000, 9, 4, 12, 8, 40],
];

/** The specs. */
export const hardSpecs: readonly HardBoardSpec[] = ROWS.map(
  ([mileposts, majors, lands, ferries, necks, islands], n) => ({
    seed: n + 1,
    mileposts,
    majors,
    lands,
    ferries,
    necks,
    islands,
  }),
);
