// Iron Dragon: the lie of the land. Ranges are lines with a width, woods and wastes are rings. A smooth noise
// frays their edges, so that they look natural.

import type { LandMark, Place } from '../map-spec.js';
import { noiseAt } from '../noise.js';
import { distanceToLine, isInside, polygonOf } from '../shapes.js';

/** A range of mountains: its line, how far mountains reach from it, and how far alpine ground does. */
interface Range {
  readonly along: readonly Place[];
  readonly mountain: number;
  readonly alpine: number;
}

const range = (mountain: number, alpine: number, ...along: Place[]): Range => ({ along, mountain, alpine });

const ranges: readonly Range[] = [
  // Koland: the spine, and the hills behind Kenare.
  range(1.9, 0.5, [4.6, 15], [7.5, 17.5], [11, 18.6], [14.4, 20.6]),
  range(1.3, 0, [5.4, 7], [7, 9]),
  range(1.2, 0, [12.4, 8], [13, 10.4]),
  // The Northern Wastes.
  range(
    2.5,
    1.4,
    [24.4, 8.4],
    [27.4, 6.4],
    [31, 7.4],
    [32.4, 10.4],
    [30.4, 13.4],
    [26.6, 15.6],
    [23.4, 17.6],
  ),
  range(1.4, 0.7, [32.8, 13], [31.4, 16.4]),
  // Between Glyth Gamel and Bright.
  range(1.9, 0.8, [32.6, 18.4], [33.8, 21.6], [33.6, 24.6], [35.4, 27.6]),
  range(1.3, 0, [40.6, 23.4], [42.6, 25.6]),
  // Rakhatz.
  range(2.1, 0.8, [28.6, 29.4], [32.6, 29.8], [34.2, 33.8], [33.2, 37.6], [31.4, 40.4]),
  range(1.2, 0.5, [29, 33.8], [28.4, 37]),
  // Around the Orc Wastes.
  range(1.8, 0.8, [20.4, 31.6], [23, 35], [24, 39.4], [22.6, 43.4]),
  range(1.5, 0.5, [13.4, 33.4], [13, 38], [13.6, 42.4], [12.4, 47]),
  // Iron Holm.
  range(1.9, 0.9, [7, 36], [8, 40], [8.6, 44.6], [6.6, 47.4]),
  // Eusarch.
  range(1.7, 0.6, [8.4, 50.4], [11.4, 54.6], [10.4, 58.6], [7.6, 61]),
  // Silvarre and Janoshal.
  range(1.6, 0.6, [36, 35.6], [38.6, 38.6], [40.4, 42.4], [38.8, 46], [36.4, 49.4]),
  range(1.2, 0, [43.4, 37], [44.6, 40.6]),
  // Wislandor.
  range(1.6, 0.6, [40.8, 49], [43, 53], [44.4, 57.4], [43, 61.6]),
  // Dul-Ul-Dur's low hills.
  range(1.2, 0, [21.4, 60.4], [25.4, 62.4]),
  // The Olde World: one long wall, and hills by the sea.
  range(
    2.2,
    1.1,
    [64.4, 22.4],
    [63, 27.4],
    [63.6, 32.6],
    [62.4, 38],
    [60.6, 43.6],
    [61.4, 49.6],
    [62.4, 55],
    [60, 59.6],
  ),
  range(1.4, 0, [57, 38.6], [58.4, 42.4]),
  range(1.2, 0, [56.6, 49.4], [58, 52]),
];

/** Three craters in the east of the Northern Wastes. */
export const volcanoes = ['33,8', '34,10', '32,12'];

const jungles: readonly (readonly Place[])[] = [
  [
    [15.9, 53.6],
    [17.6, 51.4],
    [22.6, 51],
    [27.4, 52],
    [30, 54.4],
    [31.8, 58.4],
    [31.4, 62.4],
    [26.6, 61],
    [21.6, 60],
    [17, 61],
    [13, 60.6],
    [14.8, 58],
  ],
  [
    [10.8, 62],
    [12.6, 61],
    [16.6, 61.4],
    [21, 61.4],
    [24, 63.4],
    [20.6, 64.6],
    [12.6, 65.4],
    [9.8, 64.4],
  ],
];

const woods: readonly (readonly Place[])[] = [
  // Koland.
  [
    [9.4, 6.4],
    [12.6, 6.4],
    [14.8, 9.4],
    [16, 12],
    [15.4, 15.6],
    [12.4, 16.4],
    [11, 13.4],
  ],
  // The taiga of the Northern Wastes.
  [
    [21.4, 10.4],
    [23, 8.6],
    [24.6, 11.4],
    [29.4, 10.6],
    [29.4, 13],
    [24, 14.6],
    [21.4, 15.4],
  ],
  [
    [4.4, 19.8],
    [9.6, 19.6],
    [13.4, 22.4],
    [13, 25.6],
    [10, 26],
    [6.4, 24.6],
  ],
  // Glyth Gamel.
  [
    [20.4, 21.6],
    [25.4, 20.4],
    [30.6, 20.6],
    [31.6, 24.4],
    [30.4, 27.6],
    [26.4, 29.4],
    [21.6, 28.4],
    [19.6, 25],
  ],
  // Bright.
  [
    [33.8, 16.4],
    [38.6, 18],
    [41.4, 19.4],
    [40, 22.4],
    [37.4, 24],
    [34.8, 22.4],
  ],
  [
    [36.4, 25],
    [40.4, 25.2],
    [42, 28.4],
    [38, 29.4],
  ],
  // Iron Holm's shore, and Eusarch.
  [
    [3, 43.6],
    [5.8, 44.4],
    [5.6, 48.6],
    [3.2, 48.4],
  ],
  [
    [3.4, 54.6],
    [8.6, 55],
    [8, 59.6],
    [4.4, 60.8],
  ],
  // Silvarre.
  [
    [25.4, 44],
    [30, 41.6],
    [35, 41.4],
    [36.4, 46],
    [37.4, 49.4],
    [37.6, 54.4],
    [33, 53.4],
    [29.6, 50.4],
    [24.4, 50],
  ],
  // Janoshal and Wislandor.
  [
    [40.4, 35.4],
    [43, 36],
    [42.4, 38.6],
    [39.6, 38],
  ],
  [
    [44.4, 52.6],
    [47, 54],
    [47.4, 58.4],
    [45.6, 60],
    [44.6, 56],
  ],
  [
    [39.4, 52.4],
    [42, 54],
    [42, 58.4],
    [40.4, 57.6],
  ],
  // The isles. Two capes are wooded, so that the ways over them cost as much as others.
  [
    [48.6, 17.6],
    [49.4, 17.6],
    [49.4, 18.4],
    [48.6, 18.4],
  ],
  [
    [51.2, 16.6],
    [51.8, 16.6],
    [51.8, 17.4],
    [51.2, 17.4],
  ],
  [
    [57, 13.8],
    [59.6, 13.6],
    [60.4, 15.4],
    [58, 16],
  ],
  [
    [50.6, 11.4],
    [52.6, 11.4],
    [52.2, 14],
    [51, 14],
  ],
  // The Olde World.
  [
    [63.4, 18.4],
    [66, 18.6],
    [66, 21.4],
    [64.6, 21.6],
  ],
  [
    [59.4, 34.4],
    [62, 35.4],
    [60.6, 39.6],
    [57.8, 37.4],
  ],
  [
    [57.4, 54.6],
    [60, 55.6],
    [59.4, 58.4],
    [55.6, 58.4],
  ],
  [
    [62.6, 56.4],
    [66, 55.4],
    [66, 60],
    [63.4, 59.6],
  ],
  [
    [63.4, 41.4],
    [66, 42],
    [66, 48.4],
    [63.8, 47.4],
  ],
];

const wastes: readonly (readonly Place[])[] = [
  [
    [14.2, 33],
    [18.4, 32],
    [21.4, 35],
    [22.8, 39.4],
    [22, 44],
    [21.4, 48.4],
    [17, 50],
    [13.4, 47.6],
    [14, 42],
  ],
];

const ring = (places: readonly Place[]) => polygonOf([places]);
const [jungleRings, woodRings, wasteRings] = [jungles, woods, wastes].map((rings) => rings.map(ring));

/** The terrain at a place of the surface; volcanoes are set by hand. */
export function terrainAt(at: Place): LandMark {
  const fray = noiseAt(at[0] / 1.7, at[1] / 1.7);
  const inAny = (rings: typeof woodRings) => rings.some((polygon) => isInside(polygon, at));
  const nearest = (reach: (one: Range) => number) =>
    ranges.some((one) => distanceToLine(one.along, at) < reach(one) * (1 + 0.75 * fray));
  if (nearest(({ alpine }) => 0.66 * alpine)) return '#';
  if (nearest(({ mountain }) => 0.92 * mountain)) return '^';
  if (inAny(jungleRings)) return fray < 0.75 ? '$' : '.';
  if (inAny(wasteRings)) return ':';
  if (inAny(woodRings)) return fray < 0.75 ? '&' : '.';
  return '.';
}
