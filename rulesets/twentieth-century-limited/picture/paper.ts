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
export const SEA = '#b9d5dd';
export const SHORE = '#93b7c3';
export const ABROAD = '#e6dfcc';
export const LAND = '#f8f3e3';
export const LINE = '#6b5b46';
export const BORDER = '#b3a488';
export const FRONTIER = '#96856a';
export const RIVER = '#8fb9c6';

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
