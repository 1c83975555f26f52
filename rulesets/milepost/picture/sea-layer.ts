// The sea as ships see it: sea points, ports, and the links that need neither ship nor track.

import { element, group, px } from '../../../src/core/map/svg.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** A small dot at every sea point that ships sail. */
export function seaPointLayer(sheet: Sheet): string {
  const { board } = sheet;
  let d = '';
  for (let cell = 0; cell < board.size; cell++) {
    if (board.seaAt[cell] < 0) continue;
    const [x, y] = [sheet.x(cell), sheet.y(cell)];
    d += `M${px(x)} ${px(y)}h0`;
    sheet.paper.take({ x: x - 4, y: y - 4, width: 8, height: 8 }, 0.08);
  }
  return d === ''
    ? ''
    : element('path', {
        d,
        stroke: THEME.seaPoint,
        'stroke-width': UNIT * 0.13,
        'stroke-linecap': 'round',
        fill: 'none',
      });
}

/** An anchor on a blue disc. */
export function shipPortSign(x: number, y: number): string {
  const r = UNIT * 0.36;
  const [top, arm, foot] = [y - r * 0.62, y - r * 0.22, y + r * 0.62];
  return group({}, [
    element('circle', { cx: x, cy: y, r, fill: THEME.port, stroke: THEME.paper, 'stroke-width': 1.4 }),
    element('path', {
      d:
        `M${px(x)} ${px(top)}V${px(foot)}M${px(x - r * 0.32)} ${px(arm)}h${px(r * 0.64)}` +
        `M${px(x - r * 0.58)} ${px(y + r * 0.1)}q${px(r * 0.08)} ${px(r * 0.5)} ${px(r * 0.58)} ${px(r * 0.52)}` +
        `q${px(r * 0.5)} ${px(-r * 0.02)} ${px(r * 0.58)} ${px(-r * 0.52)}`,
      fill: 'none',
      stroke: THEME.paper,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
    }),
  ]);
}

/** The ports of ships. */
export function shipPortLayer(sheet: Sheet): string {
  return group(
    {},
    sheet.board.shipPorts.map(({ milepost }) => {
      const [x, y] = [sheet.x(milepost), sheet.y(milepost)];
      sheet.paper.take({ x: x - 10, y: y - 10, width: 20, height: 20 }, 5);
      return shipPortSign(x, y);
    }),
  );
}

/** Links between cities as bows over land and sea: an open one whole, a dormant one dotted. */
export function cityLinkLayer(sheet: Sheet): string {
  const { board } = sheet;
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    board.cityLinks.map(({ cities, dormant }) => {
      const [a, b] = cities.map((city) => board.cities[city].mileposts[0]);
      const [ax, ay, bx, by] = [sheet.x(a), sheet.y(a), sheet.x(b), sheet.y(b)];
      const [mx, my] = [(ax + bx) / 2 - (by - ay) * 0.12, (ay + by) / 2 + (bx - ax) * -0.12];
      return linkSign(`M${px(ax)} ${px(ay)}Q${px(mx)} ${px(my)} ${px(bx)} ${px(by)}`, dormant);
    }),
  );
}

/** The bow of a link along a path. */
export function linkSign(d: string, dormant: boolean): string {
  if (!dormant)
    return group({}, [
      element('path', { d, stroke: THEME.paper, 'stroke-width': 6, 'stroke-opacity': 0.8 }),
      element('path', { d, stroke: THEME.link, 'stroke-width': 3, 'stroke-dasharray': '9 5' }),
    ]);
  return group({ 'stroke-dasharray': '1 7' }, [
    element('path', { d, stroke: THEME.paper, 'stroke-width': 7, 'stroke-opacity': 0.8 }),
    element('path', { d, stroke: THEME.link, 'stroke-width': 4, 'stroke-opacity': 0.75 }),
  ]);
}
