// Iron Dragon: the rivers, each from its source to the sea or to the river it joins.

import { rugged } from '../drawing.js';
import type { Place, RiverSpec } from '../map-spec.js';

const river = (name: string, ...points: Place[]): RiverSpec => {
  // A river passes between mileposts: the shift keeps round figures off them.
  const course = points.map(([column, row]): Place => [column + 0.037, row + 0.023]);
  return {
    id: name.toLowerCase().replace(/ /g, '-'),
    name,
    kind: 'river',
    lines: [],
    drawn: [rugged(course)],
    from: course[0],
    to: course[course.length - 1],
  };
};

/** All rivers; the last runs below the ground, on the lattice of the inset. */
export const rivers: readonly RiverSpec[] = [
  river('Kut', [8.6, 16], [11, 15], [13.6, 14.8], [16, 14.6], [18, 14.6]),
  river('Klegar', [11, 19.8], [9.2, 21.6], [7.8, 24], [7, 26.6]),
  river('Nairnkyl', [29.4, 11.4], [31.4, 14.6], [33.8, 15.4], [36, 15.4]),
  river('Nord', [28, 12], [25.4, 13], [23, 14.8], [20, 15.2]),
  river('Nestor', [34.8, 23.4], [37, 21.8], [39.4, 19.6], [40.2, 15.8]),
  river('Green', [35.8, 26.6], [38, 25.4], [41.6, 24.4], [43.8, 25.2], [45.6, 25]),
  river('Oskall', [24.4, 32.4], [20.6, 31], [17.6, 31.2], [15, 32], [12.8, 31.2]),
  river('Oryll', [14.6, 38.6], [12.4, 35.6], [11, 33.6], [10.4, 32]),
  river('West Fork', [26.4, 42], [27.4, 45.4], [29, 48.6], [31.6, 50.4]),
  river('Little Ssylvan', [36.4, 46.4], [34.8, 50], [32, 52]),
  river('Ssylvan', [33, 42], [32.8, 46], [31.4, 49], [31.8, 52.6], [32, 56], [32.6, 57.6]),
  river('Juul', [27.6, 53.4], [29.4, 56], [31, 59], [33.2, 60]),
  { ...river('Bright', [36.6, 23.6], [40, 22.4], [43.8, 21.2], [46, 20.4], [48, 20.4]), id: 'bright-river' },
  river('Winding', [37, 39.4], [39.6, 40.6], [39, 44], [41.6, 46.2], [44.6, 46], [47.2, 46.4]),
  river('Caetish', [22.6, 53.4], [20, 55.4], [19.6, 58.4], [17, 60], [15.6, 63], [16.4, 66]),
  river('Dannash', [10.6, 53.4], [8.6, 54.6], [6, 55.4], [2, 55]),
  river('River of Death', [26.4, 58.4], [24.6, 61.4], [23.6, 63.6], [23.4, 66]),
  river('Octossian', [64.4, 35], [60.6, 36], [57.6, 35.6], [55, 36]),
  river('Oxaiaxo', [63, 49], [59, 48], [55.8, 48], [53, 48.6]),
  river('Tribune', [65.6, 29.4], [63, 28.6], [60.4, 28.6]),
  river('Oanau', [62.4, 57], [59.4, 58.6], [56.6, 59.6], [54.6, 60.4]),
  { ...river('Nether', [9, 2.4], [9.6, 7], [10, 12], [8.4, 16], [10, 21], [8.6, 26.4]), sheet: 'inset' },
];
