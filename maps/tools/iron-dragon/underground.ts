// Iron Dragon: the Underground, 18 × 28: rock with passages through it, drawn as lines on its lattice.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { InsetSpec, Place } from '../map-spec.js';
import { distanceToLine } from '../shapes.js';

const COLUMNS = 18;
const ROWS = 28;

/** Passages: from gate to gate, through Uloggh and Uderyn, with galleries beside. */
const passages: readonly (readonly Place[])[] = [
  [
    [1, 2],
    [3, 3],
    [4.4, 6],
    [5, 9],
    [6.4, 11],
  ],
  [
    [16, 4],
    [14, 5],
    [11.4, 6],
    [9.4, 9],
    [6.4, 11],
  ],
  [
    [1.5, 25],
    [2.4, 22],
    [4.4, 19],
    [4.6, 15],
    [6.4, 11],
  ],
  [
    [13.5, 25],
    [12.4, 22],
    [13, 19.4],
    [11.4, 17],
    [8.6, 14],
    [6.4, 11],
  ],
  [
    [3, 3],
    [7, 3],
    [11.4, 6],
  ],
  [
    [14, 5],
    [15.4, 9],
    [13.4, 13],
    [11.4, 17],
  ],
  [
    [4.4, 19],
    [8, 20.4],
    [12.4, 22],
  ],
  [
    [1.5, 25],
    [5.4, 24],
    [9.4, 25.6],
    [13.5, 25],
  ],
  [
    [15.4, 9],
    [16, 14],
    [15, 18],
    [13, 19.4],
  ],
  [
    [6.4, 11],
    [2.6, 13],
    [1.6, 17],
    [2.4, 22],
  ],
];

/** The solid dark beside the gates, where there is not even rock to cut. */
const nothing = [
  ...['0,0', '0,1', '0,2', '0,3'],
  ...['16,3', '17,3', '17,4', '16,5'],
  ...['0,25', '0,26', '1,26'],
  ...['13,26', '14,26', '14,25'],
];

const gates: InsetSpec['entrances'] = [
  { surface: '12,22', inset: 'u1,2' },
  { surface: '26,24', inset: 'u16,4' },
  { surface: '11,45', inset: 'u1,25' },
  { surface: '23,45', inset: 'u13,25' },
];

/** The inset as the map has it, before cities are put on it. */
export const underground: InsetSpec = {
  id: 'underground',
  name: 'Underground',
  rows: Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const place = `${column},${row}`;
      if (gates.some(({ inset }) => inset === `u${place}`)) return '+';
      if (nothing.includes(place)) return ' ';
      const at: Place = [column + (row % 2) / 2, row * ROW_HEIGHT];
      const near = passages.some(
        (line) =>
          distanceToLine(
            line.map(([x, y]): Place => [x, y * ROW_HEIGHT]),
            at,
          ) < 0.86,
      );
      return near ? '-' : '=';
    }).join(''),
  ),
  entrances: gates,
};
