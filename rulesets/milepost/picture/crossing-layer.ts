// Ferries and container links: their ports, their ways as dashed lines, and what they cost.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import { FONT } from '../../../src/core/title/letters.js';
import type { Crossing } from '../board/board.js';
import type { Sheet } from './picture.js';
import { tenths } from './places.js';
import { slabOf, TABOO } from './slab.js';
import { THEME, UNIT } from './theme.js';

type Point = readonly [x: number, y: number];

const BADGE = 8.5;
// So far from the middle of a port or a city a line begins.
const RIM = UNIT * 0.46;
// So far beside the straight line a ferry between neighbours bends.
const BEND = UNIT * 0.8;

/** Ferries from port to port, container links out to the nearest city overseas. */
export function crossingLayer(sheet: Sheet): string {
  const { board } = sheet;
  const ways = board.crossings.map((crossing) => ({ crossing, ...wayOf(sheet, crossing) }));
  const signs = ways.map(({ crossing: { kind, price }, from, to, by }) => {
    const [x, y] = badgePlace(sheet, { from: by ?? from, to: by ?? to, isFerry: kind === 'ferry' });
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
    ...ways.map(({ from, to, by }) => crossingLine(from, to, by)),
    ...signs,
    ...ports,
  ]);
}

/** The dashed line of a crossing, straight or bent at a point. */
export function crossingLine(from: Point, to: Point, by: Point = to): string {
  const bend = by === to ? '' : `L${px(by[0])} ${px(by[1])}`;
  return element('path', {
    d: `M${px(from[0])} ${px(from[1])}${bend}L${px(to[0])} ${px(to[1])}`,
    fill: 'none',
    stroke: THEME.port,
    'stroke-width': 1.8,
    'stroke-dasharray': '6 5',
  });
}

const isCentre = ({ board }: Sheet, milepost: number) =>
  board.cities.some(({ mileposts }) => mileposts[0] === milepost);

interface Way {
  readonly from: Point;
  readonly to: Point;
  /** Where the line bends between neighbours: track may lie straight between them. */
  readonly by?: Point;
}

// From rim to rim, and taken on the sheet: a name had better stand elsewhere.
function wayOf(sheet: Sheet, { kind, ports }: Crossing): Way {
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
  if (kind === 'ferry' && distance(start, far) < 2 * RIM + 2 * BADGE) return bentWay(sheet, start, far);
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

// The price of a ferry between neighbours stands at the bend, on the side with more room.
function bentWay(sheet: Sheet, from: Point, to: Point): Way {
  const length = distance(from, to);
  const across: Point = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  const [one, other] = [-BEND, BEND].map((bend): Point => {
    const [x, y] = along(from, to, 0.5);
    return [x + bend * across[0], y + bend * across[1]];
  });
  const weight = ([x, y]: Point) => sheet.room.weigh(badgeBox(x, y));
  return { from, to, by: weight(one) <= weight(other) ? one : other };
}

const badgeBox = (x: number, y: number) => slabOf({ x: x - 10, y: y - 10, width: 20, height: 20 });

interface BadgeWay extends Omit<Way, 'by'> {
  readonly isFerry: boolean;
}

// A ferry's price stands in its middle, a link's a step out from its port, off signs and coasts if possible.
function badgePlace(sheet: Sheet, way: BadgeWay): Point {
  const [tenthsX, tenthsY] = sheet.places.next(() => tenths(...bestBadgePlace(sheet, way)));
  const [x, y] = [tenthsX / 10, tenthsY / 10];
  sheet.room.take(badgeBox(x, y), TABOO);
  sheet.paper.take({ x: x - 10, y: y - 10, width: 20, height: 20 }, 4);
  return [x, y];
}

function bestBadgePlace(sheet: Sheet, { from, to, isFerry }: BadgeWay): Point {
  const length = Math.max(1, distance(from, to));
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let step = BADGE; step <= length - BADGE; step += 3) {
    const [x, y] = along(from, to, step / length);
    const cost = sheet.room.weigh(badgeBox(x, y)) + (isFerry ? Math.abs(step - length / 2) : step) / 10;
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
