// Rivers and their names.

import { element, group, px, textElement, textWidth } from '../../../src/core/map/svg.js';
import { type MilepostBoard, WATERS } from '../board/board.js';
import type { Sheet } from './picture.js';
import { riverCourses, smoothPath } from './river-course.js';
import { FONT, THEME, UNIT } from './theme.js';

/** Rivers along the edges they cross, dry ones dashed. */
export function riverLayer(sheet: Sheet): string {
  const { board } = sheet;
  const lines = [...board.riverNames.keys()].flatMap((river) => {
    const dry = isDry(board, river);
    return riverCourses(board, river).map((course) => {
      return element('path', {
        d: smoothPath(
          course.map(([x, y]) => sheet.at(x, y)),
          px,
        ),
        stroke: dry ? THEME.dryRiver : THEME.river,
        'stroke-width': dry ? 2 : 2.6,
        'stroke-dasharray': dry ? '5 4' : undefined,
      });
    });
  });
  return group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, lines);
}

function isDry(board: MilepostBoard, river: string): boolean {
  const dry = 1 << WATERS.indexOf('dry-river');
  for (const [segment, names] of board.rivers)
    if (names.includes(river)) return (board.water[segment] & dry) !== 0;
  return false;
}

/** A name or two along each river, turned to its course, where it covers least. */
export function riverNameLayer(sheet: Sheet): string {
  const { board, paper } = sheet;
  const size = 11;
  const names: string[] = [];
  for (const [river, name] of board.riverNames) {
    const colour = isDry(board, river) ? '#8a6a36' : '#2b6c9c';
    const course = riverCourses(board, river)
      .reduce<readonly (readonly [number, number])[]>(
        (longest, one) => (one.length > longest.length ? one : longest),
        [],
      )
      .map(([x, y]) => sheet.at(x, y));
    const width = textWidth(name, size);
    const span = Math.max(2, Math.ceil(width / (UNIT * 0.62)));
    const wanted = course.length > 90 ? 3 : course.length > 45 ? 2 : 1;
    const places = course.slice(0, Math.max(0, course.length - span)).map((a, i) => {
      const b = course[i + span];
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      if (angle > Math.PI / 2) angle -= Math.PI;
      if (angle <= -Math.PI / 2) angle += Math.PI;
      // Straight stretches read best: how far the river strays from the chord.
      let stray = 0;
      for (let k = i; k <= i + span; k++) {
        const t = (k - i) / span;
        stray = Math.max(
          stray,
          Math.hypot(course[k][0] - a[0] - (b[0] - a[0]) * t, course[k][1] - a[1] - (b[1] - a[1]) * t),
        );
      }
      const lift = 7 + stray;
      const [x, y] = [mx + Math.sin(angle) * lift, my - Math.cos(angle) * lift];
      const tall = Math.abs(Math.sin(angle)) * width + size;
      const wide = Math.abs(Math.cos(angle)) * width + size * Math.abs(Math.sin(angle));
      const box = { x: x - wide / 2, y: y - tall / 2 - 3, width: wide, height: tall };
      return { i, x, y, angle, box, cost: stray * 12 + Math.abs(angle) * 40 };
    });
    for (let n = 0; n < wanted; n++) {
      const from = Math.floor((n * places.length) / wanted);
      const to = Math.floor(((n + 1) * places.length) / wanted);
      const weighed = places
        .slice(from, to)
        .map((place) => ({ ...place, total: place.cost + paper.burden(place.box) }));
      const best = weighed.sort((one, other) => one.total - other.total || one.i - other.i)[0];
      if (!best) continue;
      paper.take(best.box, 4);
      names.push(
        textElement(best.x, best.y, name, {
          fill: colour,
          transform: `rotate(${px((best.angle * 180) / Math.PI)} ${px(best.x)} ${px(best.y)})`,
        }),
      );
    }
  }
  return group(
    {
      'font-family': FONT,
      'font-size': size,
      'font-style': 'italic',
      'text-anchor': 'middle',
      stroke: THEME.home,
      'stroke-width': 3,
      'stroke-opacity': 0.8,
      'paint-order': 'stroke',
    },
    names,
  );
}
