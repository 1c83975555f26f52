// Cities by shape and name, with what they supply; ferries and container links with their prices.

import { element, group, px, ringPath, textElement } from '../../../src/core/map/svg.js';
import type { City } from '../board/board.js';
import { nameWithGoods } from './goods/name-with-goods.js';
import { type Box, bestBox, boxesAround } from './label-places.js';
import type { Sheet } from './picture.js';
import { FONT, THEME, UNIT } from './theme.js';

const REACH = { major: UNIT * 1.2, medium: UNIT * 0.42, small: UNIT * 0.36 } as const;

/** The sign of a city: a red hexagon over a major city's mileposts, a square, a circle. */
export function citySign(size: City['size'], points: readonly (readonly [number, number])[]): string {
  const [[x, y]] = points;
  if (size === 'medium') {
    const half = UNIT * 0.27;
    return element('rect', {
      x: x - half,
      y: y - half,
      width: half * 2,
      height: half * 2,
      fill: THEME.city,
      stroke: THEME.paper,
      'stroke-width': 1.5,
    });
  }
  if (size === 'small') {
    return element('circle', {
      cx: x,
      cy: y,
      r: UNIT * 0.24,
      fill: THEME.city,
      stroke: THEME.paper,
      'stroke-width': 1.5,
    });
  }
  const dots = points
    .slice(1)
    .map(([px1, py1]) => `M${px(px1)} ${px(py1)}h0`)
    .join('');
  const d = ringPath(hull(points));
  // Two wide strokes, one inside the other, make an even rim around however many mileposts the sea has left.
  return group({ 'stroke-linejoin': 'round' }, [
    element('path', { d, fill: THEME.city, stroke: THEME.city, 'stroke-width': UNIT * 0.5 + 5 }),
    element('path', { d, fill: THEME.cityFill, stroke: THEME.cityFill, 'stroke-width': UNIT * 0.5 }),
    element('path', {
      d: dots,
      fill: 'none',
      stroke: THEME.city,
      'stroke-width': UNIT * 0.26,
      'stroke-linecap': 'round',
    }),
    element('circle', {
      cx: x,
      cy: y,
      r: UNIT * 0.3,
      fill: THEME.city,
      stroke: THEME.paper,
      'stroke-width': 2,
    }),
  ]);
}

/** The signs of the cities of some sizes, and their places taken on the paper. */
export function citySignLayer(sheet: Sheet, sizes: readonly City['size'][]): string {
  const cities = sheet.board.cities.filter((city) => sizes.includes(city.size));
  const signs = cities.map((city) => {
    for (const milepost of city.mileposts) {
      const half = UNIT * 0.34;
      sheet.paper.take(
        { x: sheet.x(milepost) - half, y: sheet.y(milepost) - half, width: half * 2, height: half * 2 },
        3,
      );
    }
    return citySign(
      city.size,
      city.mileposts.map((milepost) => [sheet.x(milepost), sheet.y(milepost)]),
    );
  });
  return group({}, signs);
}

/** Names of cities with the icons of their goods, biggest first, each where it covers least. */
export function cityNameLayer(sheet: Sheet): string {
  const { board, paper } = sheet;
  const names: string[] = [];
  for (const size of ['major', 'medium', 'small'] as const) {
    for (const city of board.cities.filter((entry) => entry.size === size)) {
      const line = nameWithGoods(city, sheet.options.goods !== false);
      const xs = city.mileposts.map((milepost) => sheet.x(milepost));
      const ys = city.mileposts.map((milepost) => sheet.y(milepost));
      const x = (Math.min(...xs) + Math.max(...xs)) / 2;
      const y = (Math.min(...ys) + Math.max(...ys)) / 2;
      const places = boxesAround(x, y, REACH[size], line.width, line.height);
      const { box, anchor } =
        places[
          bestBox(
            paper,
            places.map((place) => place.box),
            places.map((place) => place.preference + (isOnSheet(sheet, place.box) ? 0 : OFF_SHEET)),
          )
        ];
      paper.take(box, 4);
      names.push(line.draw(box, anchor));
    }
  }
  return group(
    {
      'font-family': FONT,
      fill: THEME.ink,
      stroke: THEME.home,
      'stroke-width': 3.2,
      'stroke-opacity': 0.85,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    names,
  );
}

// Worse than covering anything.
const OFF_SHEET = 1e9;

// A name that stands beside the surface would run under furniture, unless an inset is there.
function isOnSheet({ inset, width, height, surface }: Sheet, box: Box): boolean {
  const right = inset ? width : surface.width;
  return box.x > 4 && box.y > 4 && box.x + box.width < right - 4 && box.y + box.height < height - 4;
}

/** Ferries as dashed lines between their ports, container links as dashed lines out to the cities overseas. */
export function crossingLayer(sheet: Sheet): string {
  const { board, paper } = sheet;
  const overseas = board.cities.filter((city) => !city.rail).map((city) => city.mileposts[0]);
  const lines: string[] = [];
  const signs: string[] = [];
  for (const crossing of board.crossings) {
    const [from] = crossing.ports;
    const far =
      crossing.kind === 'ferry'
        ? crossing.ports[1]
        : overseas.reduce(
            (best, one) => (distance(sheet, from, one) < distance(sheet, from, best) ? one : best),
            overseas[0] ?? from,
          );
    const [ax, ay, bx, by] = [sheet.x(from), sheet.y(from), sheet.x(far), sheet.y(far)];
    lines.push(element('path', { d: `M${px(ax)} ${px(ay)}L${px(bx)} ${px(by)}` }));
    // The price sits in the middle of a ferry, and a good step out from a container port.
    const share =
      crossing.kind === 'ferry'
        ? 0.5
        : Math.min(0.5, (1.5 * UNIT) / Math.max(1, Math.hypot(bx - ax, by - ay)));
    const [sx, sy] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    signs.push(
      element('circle', {
        cx: sx,
        cy: sy,
        r: 8.5,
        fill: THEME.paper,
        stroke: THEME.port,
        'stroke-width': 1.5,
      }),
      textElement(sx, sy + 4, String(crossing.price), {
        'font-size': 11,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: THEME.port,
      }),
    );
    paper.take({ x: sx - 10, y: sy - 10, width: 20, height: 20 }, 4);
  }
  for (const { milepost } of board.ports)
    signs.push(portSign(sheet.x(milepost), sheet.y(milepost), board.cityAt[milepost] >= 0));
  return group({ 'font-family': FONT }, [
    group({ fill: 'none', stroke: THEME.port, 'stroke-width': 1.8, 'stroke-dasharray': '6 5' }, lines),
    ...signs,
  ]);
}

/** The sign of a port: a blue diamond, or a blue ring around a city that is one. */
export function portSign(x: number, y: number, inCity: boolean): string {
  if (inCity)
    return element('circle', {
      cx: x,
      cy: y,
      r: UNIT * 0.36,
      fill: 'none',
      stroke: THEME.port,
      'stroke-width': 2.2,
    });
  const r = UNIT * 0.3;
  return element('path', {
    d: `M${px(x)} ${px(y - r)}l${px(r)} ${px(r)}l${px(-r)} ${px(r)}l${px(-r)} ${px(-r)}z`,
    fill: THEME.port,
    stroke: THEME.paper,
    'stroke-width': 1.4,
  });
}

function distance(sheet: Sheet, a: number, b: number): number {
  return Math.hypot(sheet.x(a) - sheet.x(b), sheet.y(a) - sheet.y(b));
}

/** Convex hull (monotone chain), counter-clockwise. */
function hull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly (readonly [number, number])[]) => {
    const chain: (readonly [number, number])[] = [];
    for (const point of list) {
      while (chain.length >= 2) {
        const [a, b] = chain.slice(-2);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half([...sorted].reverse())];
}
