// Borders between countries, along the sides of the hexagons that part them. No rule reads them.

import { element, px } from '../../../src/core/map/svg.js';
import { WATERS } from '../board/board.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** Half a side of a hexagon, and how far a border that meets the sea goes on towards it. */
const HALF_SIDE = UNIT / (2 * Math.sqrt(3));
const OUT_TO_SEA = UNIT * 0.45;

/** A line between neighbouring mileposts of different countries, but not across the sea. */
export function borderLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  const home = new Map<number, number>();
  (options.countries ?? []).forEach((id, index) => {
    for (const milepost of board.areas.get(id) ?? []) home.set(milepost, index);
  });
  let d = '';
  const inlet = 1 << WATERS.indexOf('inlet');
  for (const milepost of board.mileposts) {
    if (!home.has(milepost)) continue;
    for (let direction = 0; direction < 3; direction++) {
      const [next, left, right] = [0, 5, 1].map(
        (turn) => board.neighbours[6 * milepost + ((direction + turn) % 6)],
      );
      if (next < 0 || !home.has(next) || home.get(next) === home.get(milepost)) continue;
      const segment = board.segments[6 * milepost + direction];
      if (segment < 0 || board.water[segment] & inlet) continue;
      const [ax, ay, bx, by] = [sheet.x(milepost), sheet.y(milepost), sheet.x(next), sheet.y(next)];
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      // Across the way from one milepost to the other, to its right.
      const [rx, ry] = [(ay - by) / UNIT, (bx - ax) / UNIT];
      const [l, r] = [left, right].map((third) => HALF_SIDE + (third < 0 ? OUT_TO_SEA : 0));
      d += `M${px(mx - rx * l)} ${px(my - ry * l)}L${px(mx + rx * r)} ${px(my + ry * r)}`;
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
        // The outline of the land cuts off what would lie on water.
        'clip-path': options.outline ? 'url(#home)' : undefined,
      });
}
