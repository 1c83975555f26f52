// The sheet: how kilometres become pixels, and the letters and colours of everything.

import { linePath, pointText, ringPath } from '../../../src/core/map/svg.js';

/** Pixels a kilometre. */
export const SCALE = 0.44;
/** Room around the map, and above it for the title. */
export const MARGIN = 60;
export const HEAD = 136;

/** Colours. */
export const INK = '#2d2a26';
export const PAPER = '#f7f1e1';
export const SEA = '#c6deea';
export const SHORE = '#7f9aa6';
/** Lines along coasts, and the water between them from the widest: how far out in pixels, and how dark. */
export const SEA_LINE = '#6fa3bf';
export const SHELVES = [
  [19, '.35', '#bcd8e6'],
  [12, '.5', '#b3d2e3'],
  [6, '.7', '#a8cbde'],
] as const;
export const ABROAD = '#e6dfcc';
export const LAND = '#f8f3e3';
export const LINE = '#6b5b46';
export const BORDER = '#b3a488';
export const FRONTIER = '#96856a';
export const RIVER = '#8fb9c6';

const NIGHT_REGIONS = [
  '#5a3734',
  '#4e5230',
  '#473a55',
  '#31493a',
  '#54472c',
  '#3b4a3d',
  '#523a4d',
  '#383b5a',
];

/** A tint for each region, in the order of the eras; neighbours are easy to tell apart, none is water. */
export const REGION_COLOURS: readonly string[] = [
  '#f6c3bb',
  '#f1f4bb',
  '#d1b4e0',
  '#b0ceb5',
  '#f5e2b6',
  '#e8f4e6',
  '#f2d0eb',
  '#aeb1db',
];

/** Colours of the dark sheet: those of the light one, each with its own. */
export const NIGHT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [INK, '#efe6d0'],
  [PAPER, '#222726'],
  [SEA, '#17232b'],
  [SHORE, '#5d7b89'],
  [SEA_LINE, '#47748c'],
  ...SHELVES.map(([, , water], n) => [water, ['#1a2932', '#1d2f3a', '#213643'][n]] as const),
  [ABROAD, '#24272a'],
  [LAND, '#2d302c'],
  [LINE, '#a8977c'],
  [BORDER, '#77705f'],
  [FRONTIER, '#9a8a6f'],
  [RIVER, '#4d87a3'],
  ...REGION_COLOURS.map((tint, n) => [tint, NIGHT_REGIONS[n]] as const),
]);

/** Kilometres as pixels on the map. */
export function at([x, y]: readonly [number, number]): string {
  return pointText([x * SCALE, y * SCALE]);
}

/** A path through kilometres given as x, y, x, y …, closed or open. */
export function outline(points: readonly number[], close: 'closed' | 'open'): string {
  const pixels: [number, number][] = [];
  for (let place = 0; place < points.length; place += 2)
    pixels.push([points[place] * SCALE, points[place + 1] * SCALE]);
  return close === 'closed' ? ringPath(pixels) : linePath(pixels);
}
