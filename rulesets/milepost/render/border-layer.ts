// Borders between countries, along the sides of the hexagons that part them. No rule reads them.

import { WATERS } from '../board/board.js';
import type { Sheet } from './picture.js';
import { element, px, UNIT } from './svg.js';
import { THEME } from './theme.js';

/** A line between neighbouring mileposts of different countries, but not across the sea. */
export function borderLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const home = new Map<number, number>();
  (options.countries ?? []).forEach((id, index) => {
    for (const milepost of board.areas.get(id) ?? []) home.set(milepost, index);
  });
  let d = '';
  const inlet = 1 << WATERS.indexOf('inlet');
  const half = UNIT / (2 * Math.sqrt(3));
  for (const milepost of board.mileposts) {
    if (!home.has(milepost)) continue;
    for (let direction = 0; direction < 3; direction++) {
      const next = board.neighbours[6 * milepost + direction];
      if (next < 0 || !home.has(next) || home.get(next) === home.get(milepost)) continue;
      const segment = board.segments[6 * milepost + direction];
      if (segment < 0 || board.crossings[segment] & inlet) continue;
      const [ax, ay, bx, by] = [sheet.x(milepost), sheet.y(milepost), sheet.x(next), sheet.y(next)];
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      const [dx, dy] = [((by - ay) / UNIT) * half, ((bx - ax) / UNIT) * half];
      d += `M${px(mx - dx)} ${px(my + dy)}L${px(mx + dx)} ${px(my - dy)}`;
    }
  }
  return d === ''
    ? ''
    : element('path', {
        d,
        fill: 'none',
        stroke: THEME.border,
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
      });
}
