// Lakes. One that several segments cross lies along these, so that you can count them; others have their
// shores.

import { softRing } from '../../../src/core/map/contours.js';
import { element, px } from '../../../src/core/map/svg.js';
import { type MilepostBoard, WATERS } from '../board/board.js';
import type { Layout } from './layout.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

type Point = readonly [x: number, y: number];

/** Middles of the segments that cross lakes, in pixels. */
export function lakeCrossings(board: MilepostBoard, line: Layout['line']): readonly Point[] {
  const bit = 1 << WATERS.indexOf('lake');
  const middles: Point[] = [];
  board.water.forEach((bits, segment) => {
    if ((bits & bit) === 0) return;
    const [[ax, ay], [bx, by]] = line(board.ends[2 * segment], board.ends[2 * segment + 1]);
    middles.push([(ax + bx) / 2, (ay + by) / 2]);
  });
  return middles;
}

/** The shores of the outline's other lakes, in its own units. */
export function shoresOf({ board, options, at, line }: Sheet): string {
  const middles = lakeCrossings(board, line);
  const isCounted = (ring: readonly number[]) => {
    const [xs, ys] = [0, 1].map((axis) => ring.filter((_, n) => n % 2 === axis));
    const [left, top] = at(Math.min(...xs) / 100, Math.min(...ys) / 100);
    const [right, bottom] = at(Math.max(...xs) / 100, Math.max(...ys) / 100);
    const isNear = ([x, y]: Point) =>
      x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
    return middles.filter(isNear).length > 1;
  };
  return (options.outline?.lakes ?? [])
    .filter((ring) => !isCounted(ring))
    .map((ring) => softRing(ring))
    .join('');
}

const NEAR = UNIT * 0.6;

/** Water through the middles of the segments that cross it, clear of every milepost. */
export function lakeSign(middles: readonly Point[]): string {
  const links = middles.flatMap(([x, y], n) =>
    middles
      .slice(n + 1)
      .filter(([u, v]) => Math.hypot(u - x, v - y) < UNIT * 0.95)
      .map(([u, v]) => `M${px(x)} ${px(y)}L${px(u)} ${px(v)}`),
  );
  const d = [...middles.map(([x, y]) => `M${px(x)} ${px(y)}h0`), ...links].join('');
  const round = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return [
    [THEME.river, 0.68],
    [THEME.lakeLight, 0.6],
    [THEME.lake, 0.46],
  ]
    .map(([stroke, width]) => element('path', { ...round, stroke, 'stroke-width': Number(width) * UNIT }))
    .join('');
}
