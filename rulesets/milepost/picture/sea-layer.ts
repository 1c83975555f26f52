// The sea as ships see it: sea points, ports, and the links that need neither ship nor track.

import { element, group, px } from '../../../src/core/map/svg.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** Width of the dot of a sea point, in pixels. */
export const SEA_POINT = UNIT * 0.17;

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
        'data-sign': 'sea-point',
        stroke: THEME.seaPoint,
        'stroke-width': SEA_POINT,
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
    { 'data-sign': 'ship-port' },
    sheet.board.shipPorts.map(({ milepost }) => {
      const [x, y] = [sheet.x(milepost), sheet.y(milepost)];
      sheet.paper.take({ x: x - 10, y: y - 10, width: 20, height: 20 }, 5);
      return shipPortSign(x, y);
    }),
  );
}

/** Links between cities as bows from rim to rim: an open one broken, a dormant one a rainbow. */
export function cityLinkLayer(sheet: Sheet): string {
  const { board } = sheet;
  return group(
    {},
    board.cityLinks.map(({ cities, dormant }) => {
      const [a, b] = cities.map((city): Point => {
        const [centre] = board.cities[city].mileposts;
        return [sheet.x(centre), sheet.y(centre)];
      });
      // Up the sheet, whichever end comes first.
      const up = (a[0] < b[0] ? 1 : -1) * 0.3;
      const top: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * up, (a[1] + b[1]) / 2 - (b[0] - a[0]) * up];
      const from = cities.map((city) => (board.cities[city].size === 'major' ? UNIT * 1.45 : UNIT * 0.5));
      return linkSign(towards(a, top, from[0]), top, towards(b, top, from[1]), dormant);
    }),
  );
}

type Point = readonly [x: number, y: number];

function towards(a: Point, b: Point, step: number): Point {
  const share = step / Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

// From the outer rim of a rainbow to the inner one.
const RAINBOW = ['#d8392f', '#ef8b2c', '#f4cf31', '#4ba252', '#3b82c4', '#7a4fa3'];

/** The bow of a link from one point to another; `top` pulls it to its side. */
export function linkSign(a: Point, top: Point, b: Point, dormant: boolean, scale = 1): string {
  const bow = (aside: number) => {
    const length = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]));
    const [nx, ny] = [((b[1] - a[1]) / length) * aside, (-(b[0] - a[0]) / length) * aside];
    const at = ([x, y]: Point) => `${px(x + nx)} ${px(y + ny)}`;
    return `M${at(a)}Q${at(top)} ${at(b)}`;
  };
  const style = { fill: 'none', 'stroke-linecap': 'butt' };
  if (!dormant)
    return group({ 'data-sign': 'link', ...style }, [
      element('path', { d: bow(0), stroke: THEME.paper, 'stroke-width': 6, 'stroke-opacity': 0.8 }),
      element('path', { d: bow(0), stroke: THEME.link, 'stroke-width': 3, 'stroke-dasharray': '9 5' }),
    ]);
  const band = 2 * scale;
  return group({ 'data-sign': 'dormant-link', ...style }, [
    element('path', {
      d: bow(0),
      stroke: THEME.paper,
      'stroke-width': band * (RAINBOW.length + 1.5),
      'stroke-opacity': 0.85,
    }),
    ...RAINBOW.map((stroke, n) =>
      element('path', { d: bow(band * ((RAINBOW.length - 1) / 2 - n)), stroke, 'stroke-width': band + 0.2 }),
    ),
  ]);
}
