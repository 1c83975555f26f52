// Ferries and container links: their ports, their ways as dashed lines, and what they cost.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import type { Crossing } from '../board/board.js';
import type { Sheet } from './picture.js';
import { tenths } from './places.js';
import { slabOf, TABOO } from './slab.js';
import { FONT, THEME, UNIT } from './theme.js';

type Point = readonly [x: number, y: number];

const BADGE = 8.5;
// So far from the middle of a port or a city a line begins.
const RIM = UNIT * 0.46;

/** Ferries from port to port, container links out to the nearest city overseas. */
export function crossingLayer(sheet: Sheet): string {
  const { board } = sheet;
  const ways = board.crossings.map((crossing) => ({ crossing, ...wayOf(sheet, crossing) }));
  const signs = ways.map(({ crossing: { kind, price }, from, to }) => {
    const [x, y] = badgePlace(sheet, from, to, kind === 'ferry');
    return group({ 'data-sign': kind === 'ferry' ? 'ferry' : 'container' }, [
      element('circle', {
        cx: x,
        cy: y,
        r: BADGE,
        fill: THEME.paper,
        stroke: THEME.port,
        'stroke-width': 1.5,
      }),
      textElement(x, y + 4, String(price), {
        'font-size': 11,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: THEME.port,
      }),
    ]);
  });
  const ports = board.ports.map(({ milepost, crossings: [{ kind }] }) =>
    portSign(sheet.x(milepost), sheet.y(milepost), kind, isCentre(sheet, milepost)),
  );
  return group({ 'font-family': FONT }, [
    ...ways.map(({ from, to }) => crossingLine(from, to)),
    ...signs,
    ...ports,
  ]);
}

/** The dashed line of a crossing. */
export function crossingLine(from: Point, to: Point): string {
  return element('path', {
    d: `M${px(from[0])} ${px(from[1])}L${px(to[0])} ${px(to[1])}`,
    fill: 'none',
    stroke: THEME.port,
    'stroke-width': 1.8,
    'stroke-dasharray': '6 5',
  });
}

const isCentre = ({ board }: Sheet, milepost: number) =>
  board.cities.some(({ mileposts }) => mileposts[0] === milepost);

// From rim to rim, and taken on the sheet: a name had better stand elsewhere.
function wayOf(sheet: Sheet, { kind, ports }: Crossing): { readonly from: Point; readonly to: Point } {
  const at = (milepost: number): Point => [sheet.x(milepost), sheet.y(milepost)];
  const start = at(ports[0]);
  const overseas = sheet.board.cities.filter((city) => !city.rail).map((city) => at(city.mileposts[0]));
  const far =
    kind === 'ferry'
      ? at(ports[1])
      : overseas.reduce(
          (best, one) => (distance(start, one) < distance(start, best) ? one : best),
          overseas[0] ?? start,
        );
  const share = Math.min(0.5, RIM / Math.max(1, distance(start, far)));
  const [from, to] = [along(start, far, share), along(start, far, 1 - share)];
  sheet.room.take(
    {
      x: (from[0] + to[0]) / 2,
      y: (from[1] + to[1]) / 2,
      width: distance(from, to),
      height: 3,
      turn: Math.atan2(to[1] - from[1], to[0] - from[0]),
    },
    40,
  );
  return { from, to };
}

// A ferry's price stands in its middle, a link's a step out from its port, off signs and coasts if possible.
function badgePlace(sheet: Sheet, from: Point, to: Point, isFerry: boolean): Point {
  const [tenthsX, tenthsY] = sheet.places.next(() => tenths(...bestBadgePlace(sheet, from, to, isFerry)));
  const [x, y] = [tenthsX / 10, tenthsY / 10];
  const box = { x: x - 10, y: y - 10, width: 20, height: 20 };
  sheet.room.take(slabOf(box), TABOO);
  sheet.paper.take(box, 4);
  return [x, y];
}

function bestBadgePlace(sheet: Sheet, from: Point, to: Point, isFerry: boolean): Point {
  const length = Math.max(1, distance(from, to));
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let step = BADGE; step <= length - BADGE; step += 3) {
    const [x, y] = along(from, to, step / length);
    const box = slabOf({ x: x - 10, y: y - 10, width: 20, height: 20 });
    const cost = sheet.room.weigh(box) + (isFerry ? Math.abs(step - length / 2) : step) / 10;
    if (cost < least) {
      least = cost;
      best = [x, y];
    }
  }
  return best;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const along = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The sign of a port: a ring for ferries, a diamond for containers; around the sign of a city there. */
export function portSign(x: number, y: number, kind: Crossing['kind'], isCity: boolean): string {
  const line = { fill: isCity ? 'none' : THEME.paper, stroke: THEME.port, 'stroke-width': 2.4 };
  const dot = isCity ? '' : element('circle', { cx: x, cy: y, r: UNIT * 0.11, fill: THEME.port });
  if (kind === 'ferry')
    return group({ 'data-sign': 'ferry' }, [
      element('circle', { cx: x, cy: y, r: UNIT * 0.36, ...line }),
      dot,
    ]);
  const r = UNIT * (isCity ? 0.5 : 0.36);
  const d = `M${px(x)} ${px(y - r)}l${px(r)} ${px(r)}l${px(-r)} ${px(r)}l${px(-r)} ${px(-r)}z`;
  return group({ 'data-sign': 'container' }, [
    element('path', { d, ...line, 'stroke-linejoin': 'round' }),
    dot,
  ]);
}
