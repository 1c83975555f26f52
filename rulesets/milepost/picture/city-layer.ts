// Cities by their shape.

import { element, group, px, ringPath } from '../../../src/core/map/svg.js';
import type { City } from '../board/board.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

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
      stroke: THEME.cityRim,
      'stroke-width': 1.5,
    });
  }
  if (size === 'small') {
    return element('circle', {
      cx: x,
      cy: y,
      r: UNIT * 0.24,
      fill: THEME.city,
      stroke: THEME.cityRim,
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
      stroke: THEME.cityRim,
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
  return group({ 'data-sign': sizes.join(' ') }, signs);
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
