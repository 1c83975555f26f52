// Rivers along the edges they cross.

import { element, group, px } from '../../../src/core/map/svg.js';
import { type MilepostBoard, WATERS, type Water } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { insideOf } from './inside-rings.js';
import type { Sheet } from './picture.js';
import { type Point, riverCourses, smoothPath } from './river-course.js';
import { THEME, UNIT } from './theme.js';

/** Rivers along the edges they cross, dry ones dashed; those that reach the coast go on to it. */
export function riverLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const onLand = options.outline && insideOf(options.outline.home);
  const isAbroad = options.outline && insideOf(options.outline.abroad);
  // What lies on the inset has no coast.
  const below = board.inset ? board.x[board.inset.offset] - 0.5 : Number.POSITIVE_INFINITY;
  const [above, inset, mouths]: [string[], string[], string[]] = [[], [], []];
  for (const river of board.riverNames.keys())
    for (const course of riverCourses(board, river)) {
      const isBelow = course[0][0] >= below;
      const points =
        onLand && !isBelow ? outToSea(outToSea(course, sheet, onLand).toReversed(), sheet, onLand) : course;
      const d = smoothPath(
        points.map(([x, y]) => sheet.at(x, y)),
        px,
      );
      const dry = isDry(waterOf(board, river));
      // What goes on beyond its last edge to the sea, and not to a neighbour's land, opens there.
      for (const way of [points, [...points].reverse()])
        if (!dry && !course.includes(way[0]) && !isAbroad?.(way[0])) mouths.push(mouthSign(way, sheet));
      (isBelow ? inset : above).push(riverSign(d, dry));
    }
  const clip = onLand ? { 'clip-path': 'url(#home)' } : {};
  return group({}, [group(clip, [...above, ...mouths]), group({}, inset)]);
}

/** A river along a path. */
export function riverSign(d: string, dry: boolean): string {
  return element('path', {
    d,
    'data-sign': dry ? 'dry-river' : 'river',
    fill: 'none',
    stroke: dry ? THEME.dryRiver : THEME.river,
    'stroke-width': dry ? 2.2 : 2.6,
    'stroke-dasharray': dry ? '5 4' : undefined,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

// So far inland in pixels a mouth begins, and so wide it gets, by the length of its river.
const MOUTH = { length: 3 * UNIT, widths: [6, 18] } as const;

// The mouth of a river, open to the sea: a wedge along the first stretch of a course that begins at sea.
function mouthSign(course: readonly Point[], sheet: Sheet): string {
  const points = course.map(([x, y]) => sheet.at(x, y));
  const width = Math.min(MOUTH.widths[1], Math.max(MOUTH.widths[0], points.length / 2));
  const [left, right]: [Point[], Point[]] = [[], []];
  let far = 0;
  for (let n = 0; n + 1 < points.length && far < MOUTH.length; n++) {
    const [[x, y], [nextX, nextY]] = [points[n], points[n + 1]];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const half = (width / 2) * Math.max(0.1, 1 - far / MOUTH.length);
    const [across, down] = [(-(nextY - y) / length) * half, ((nextX - x) / length) * half];
    left.push([x + across, y + down]);
    right.unshift([x - across, y - down]);
    far += length;
  }
  const end = points[left.length];
  const d = `${smoothPath([...left, end], px)}${smoothPath([end, ...right], px).replace('M', 'L')}Z`;
  return element('path', { d, fill: THEME.shelf, stroke: THEME.river, 'stroke-width': 1.4 });
}

/** Whether a water dries up. */
export const isDry = (water: Water): boolean => water === 'dry-river' || water === 'dry-lake';

/** What kind of river a river is. */
export const waterOf = (board: MilepostBoard, river: string): Water =>
  dryRivers(board).has(river) ? 'dry-river' : 'river';

const dryRivers = onceABoard((board) => {
  const dry = 1 << WATERS.indexOf('dry-river');
  const first = new Map<string, boolean>();
  for (const [segment, names] of board.rivers)
    for (const river of names) if (!first.has(river)) first.set(river, (board.water[segment] & dry) !== 0);
  return new Set([...first].flatMap(([river, isDried]) => (isDried ? [river] : [])));
});

// How far a course may go on beyond its end, in spacings.
const BEYOND = [0.35, 0.7, 1.1];

// A course whose last stretch leads off the land within a step goes on; the outline cuts it off.
function outToSea(
  course: readonly Point[],
  { places }: Sheet,
  onLand: (point: Point) => boolean,
): readonly Point[] {
  const [before, end] = course.slice(-2);
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const beyond = (step: number): Point => [
    end[0] + ((end[0] - before[0]) / length) * step,
    end[1] + ((end[1] - before[1]) / length) * step,
  ];
  const [found] = places.next(() => {
    const at = BEYOND.findIndex((step) => !onLand(beyond(step)));
    return at < 0 ? [] : [at];
  });
  return found === undefined ? course : [...course, beyond(BEYOND[found])];
}
