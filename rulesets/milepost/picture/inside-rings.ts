// Land and water of an outline, asked for by point.

import type { Point } from './river-course.js';

/** Whether a point, in spacings, lies in one of some rings of hundredths of a spacing. */
export function insideOf(rings: readonly (readonly number[])[]): (point: Point) => boolean {
  // Each point passes thousands of sides, most of them above or below it: those cost two comparisons.
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
