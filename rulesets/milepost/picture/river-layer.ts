// Rivers along the edges they cross.

import { element, group, px } from '../../../src/core/map/svg.js';
import { type MilepostBoard, WATERS, type Water } from '../board/board.js';
import type { Sheet } from './picture.js';
import { type Point, riverCourses, smoothPath } from './river-course.js';
import { THEME } from './theme.js';

/** Rivers along the edges they cross, dry ones dashed; those that reach the coast go on to it. */
export function riverLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const onLand = options.outline && insideOf(options.outline.home);
  // What lies on the inset has no coast.
  const below = board.inset ? board.x[board.inset.offset] - 0.5 : Number.POSITIVE_INFINITY;
  const [above, inset]: [string[], string[]] = [[], []];
  for (const river of board.riverNames.keys())
    for (const course of riverCourses(board, river)) {
      const isBelow = course[0][0] >= below;
      const points =
        onLand && !isBelow ? outToSea([...outToSea([...course], onLand)].reverse(), onLand) : course;
      const d = smoothPath(
        points.map(([x, y]) => sheet.at(x, y)),
        px,
      );
      (isBelow ? inset : above).push(riverSign(d, isDry(waterOf(board, river))));
    }
  const clip = onLand ? { 'clip-path': 'url(#home)' } : {};
  return group({}, [group(clip, above), group({}, inset)]);
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

/** Whether a water dries up. */
export const isDry = (water: Water): boolean => water === 'dry-river' || water === 'dry-lake';

/** What kind of river a river is. */
export function waterOf(board: MilepostBoard, river: string): Water {
  const dry = 1 << WATERS.indexOf('dry-river');
  for (const [segment, names] of board.rivers)
    if (names.includes(river)) return (board.water[segment] & dry) !== 0 ? 'dry-river' : 'river';
  return 'river';
}

const BEYOND = 1.1;

// A course whose last stretch leads off the land within a step goes on; the outline cuts it off.
function outToSea(course: Point[], onLand: (point: Point) => boolean): readonly Point[] {
  const [before, end] = course.slice(-2);
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  for (const step of [0.35, 0.7, BEYOND]) {
    const next: Point = [
      end[0] + ((end[0] - before[0]) / length) * step,
      end[1] + ((end[1] - before[1]) / length) * step,
    ];
    if (!onLand(next)) return [...course, next];
  }
  return course;
}

// Whether a point lies in one of some rings of hundredths of a spacing.
function insideOf(rings: readonly (readonly number[])[]): (point: Point) => boolean {
  // Thousands of sides are passed for every point, most of them above or below it: those cost two comparisons.
  return (point) => {
    const [x, y] = [point[0] * 100, point[1] * 100];
    return rings.some((ring) => {
      let inside = false;
      let wasBelow = ring[ring.length - 1] > y;
      for (let i = 0; i < ring.length; i += 2) {
        const isBelow = ring[i + 1] > y;
        if (isBelow === wasBelow) continue;
        wasBelow = isBelow;
        const before = i === 0 ? ring.length - 2 : i - 2;
        const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[before], ring[before + 1]];
        if (x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
      }
      return inside;
    });
  };
}
