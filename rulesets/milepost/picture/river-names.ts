// Names of rivers, beside their courses: in a direction of the lattice, between two rows of mileposts.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import { group, px, textElement } from '../../../src/core/map/svg.js';
import { capitalsIn, lengthOf, textHeight } from './letter-widths.js';
import { searchOn, settle } from './name-places.js';
import type { Sheet } from './picture.js';
import { tenths } from './places.js';
import { type Point, riverCourses } from './river-course.js';
import { isDry, waterOf } from './river-layer.js';
import type { Slab } from './slab.js';
import { LETTERING, THEME, UNIT } from './theme.js';

const SIZE = 12;
const ROW = UNIT * ROW_HEIGHT;
const WAYS = [0, Math.PI / 3, -Math.PI / 3];
const SHIFTS = [0, 2, -2];

/** A name for each river, and more for long ones. */
export function riverNameLayer(sheet: Sheet): string {
  const names: string[] = [];
  for (const [river, name] of sheet.board.riverNames) {
    const [width, height] = [lengthOf(name, SIZE), textHeight(name, SIZE)];
    const course = longestCourse(sheet, river);
    const wanted = course.length > 90 ? 3 : course.length > 45 ? 2 : 1;
    for (let n = 0; n < wanted; n++) {
      const [from, to] = [(n * course.length) / wanted, ((n + 1) * course.length) / wanted];
      const [way, tenthsX, tenthsY] = sheet.places.next(() => {
        const points = course.map((point) => sheet.at(...point));
        const slab = placeAlong(sheet, points, [Math.floor(from), Math.floor(to)], [width, height]);
        return slab === null ? [] : [WAYS.indexOf(slab.turn), ...tenths(slab.x, slab.y)];
      });
      if (way === undefined) continue;
      const [x, y, turn] = [tenthsX / 10, tenthsY / 10, WAYS[way]];
      settle(sheet, { x, y, width, height, turn });
      names.push(
        textElement(x, y - height / 2 + capitalsIn(SIZE), name, {
          'font-size': SIZE,
          'text-anchor': 'middle',
          fill: isDry(waterOf(sheet.board, river)) ? THEME.dryName : THEME.waterName,
          transform: turn === 0 ? undefined : `rotate(${px((turn * 180) / Math.PI)} ${px(x)} ${px(y)})`,
        }),
      );
    }
  }
  return group({ ...LETTERING, 'font-style': 'italic' }, names);
}

function longestCourse({ board }: Sheet, river: string): readonly Point[] {
  return riverCourses(board, river).reduce<readonly Point[]>(
    (longest, one) => (one.length > longest.length ? one : longest),
    [],
  );
}

// In the rows next to a stretch of the course, in the ways that lead about where the river leads.
function placeAlong(
  sheet: Sheet,
  course: readonly (readonly [number, number])[],
  [from, to]: readonly [number, number],
  [width, height]: readonly [number, number],
): Slab | null {
  const search = searchOn(sheet);
  const [first] = sheet.board.mileposts;
  const span = Math.max(1, Math.round(width / UNIT / 1.2));
  for (let at = from; at < to; at++) {
    const [a, b] = [course[Math.max(0, at - span)], course[Math.min(course.length - 1, at + span)]];
    const heading = Math.atan2(b[1] - a[1], b[0] - a[0]);
    for (const turn of WAYS) {
      const astray = Math.abs(Math.sin(heading - turn));
      if (astray > 0.8) continue;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // How far the course is across the rows of this way, counted from a row.
      const across = (course[at][1] - sheet.y(first)) * cos - (course[at][0] - sheet.x(first)) * sin;
      const row = Math.floor(across / ROW) + 0.5;
      for (const gap of [row, row - 1, row + 1]) {
        const off = gap * ROW - across;
        const cost = Math.abs(off) * 0.5 + astray * 22 + (turn === 0 ? 0 : 4);
        if (cost >= search.least()) continue;
        for (const shift of SHIFTS)
          search.see(
            {
              x: course[at][0] - (off + shift) * sin,
              y: course[at][1] + (off + shift) * cos,
              width,
              height,
              turn,
            },
            cost + Math.abs(shift) * 0.4,
          );
      }
    }
  }
  return search.best();
}
