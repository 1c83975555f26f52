// Sea, land, lakes, rivers, borders, and the eight regions in their tints.

import { type Attributes, element, linePath, ringPath, textElement } from '../../../src/core/map/svg.js';
import { TITLE_FONT } from '../../../src/core/title/letters.js';
import type { Board } from '../board/board.js';
import type { KeptPlaces } from './kept-places.js';
import {
  ABROAD,
  BORDER,
  FRONTIER,
  INK,
  LAND,
  outline,
  PAPER,
  REGION_COLOURS,
  RIVER,
  SCALE,
  SEA,
  SEA_LINE,
  SHELVES,
  SHORE,
} from './paper.js';
import { sceneryOf } from './scenery.js';

/** The ground below the network; for a board without scenery only the tints. */
export function drawLand(board: Board, places: KeptPlaces): string {
  const scenery = sceneryOf(board);
  if (scenery === null) return tints(places);
  const [land, country] = [areas(scenery.land), areas(scenery.country)];
  return [
    element('rect', { width: scenery.width * SCALE, height: scenery.height * SCALE, fill: SEA }),
    element('defs', {}, element('path', { id: 'shore', d: land })),
    element('g', { fill: 'none', ...ROUND }, ripples),
    element('use', { href: '#shore', fill: ABROAD, 'fill-rule': 'evenodd' }),
    element('clipPath', { id: 'country' }, element('path', { d: country, 'clip-rule': 'evenodd' })),
    element('g', ON_LAND, element('path', { d: country, fill: LAND }) + tints(places)),
    lines(scenery.rivers, { stroke: RIVER, 'stroke-width': 1.6, ...ON_LAND }),
    lines(scenery.borders, { stroke: BORDER, 'stroke-width': 1, 'stroke-dasharray': '1.5 3.5' }),
    // The shore covers the frontier where they coincide, so that only the frontier on land has its colour.
    element('path', { d: country, fill: 'none', stroke: FRONTIER, 'stroke-width': 1.6, ...ROUND }),
    element('use', { href: '#shore', fill: 'none', stroke: SHORE, 'stroke-width': 1.1, ...ROUND }),
    element('path', { d: areas(scenery.lakes), fill: SEA, stroke: SHORE, 'stroke-width': 1.1, ...ROUND }),
  ].join('\n');
}

const ON_LAND = { 'clip-path': 'url(#country)' };
const ROUND = { 'stroke-linejoin': 'round' };

const areas = (rings: readonly (readonly number[])[]) =>
  rings.map((ring) => outline(ring, 'closed')).join('');

function lines(courses: readonly (readonly number[])[], style: Attributes): string {
  const d = courses.map((course) => outline(course, 'open')).join('');
  return element('path', { d, fill: 'none', ...ROUND, 'stroke-linecap': 'round', ...style });
}

// Lines along the coast, as engravers draw water; the land lies over their inner half.
const ripples = SHELVES.flatMap(([far, opacity, water]) => [
  element('use', {
    href: '#shore',
    stroke: SEA_LINE,
    'stroke-opacity': opacity,
    'stroke-width': 2 * far + 1,
  }),
  element('use', { href: '#shore', stroke: water, 'stroke-width': 2 * far - 1 }),
]);

// Areas in their tints, a pale band where two meet, and the numeral of each.
function tints({ regions, borders, numerals }: KeptPlaces): string {
  const fills = regions.map((rings, region) =>
    element('path', {
      'data-region': region + 1,
      d: rings.map((ring) => ringPath(pixels(ring))).join(''),
      fill: REGION_COLOURS[region],
    }),
  );
  const band = borders.map((border) => linePath(pixels(border))).join('');
  const numbers = numerals.map(([x, y], region) =>
    textElement(x * SCALE, y * SCALE + NUMERAL * 0.36, String(region + 1)),
  );
  return [
    element('g', {}, fills),
    element('path', {
      d: band,
      fill: 'none',
      stroke: PAPER,
      'stroke-width': 6,
      ...ROUND,
      'stroke-linecap': 'round',
    }),
    element('g', NUMERAL_STYLE, numbers),
  ].join('');
}

const pixels = (tenths: readonly number[]) =>
  Array.from({ length: tenths.length / 2 }, (_, n) => [tenths[2 * n] / 10, tenths[2 * n + 1] / 10] as const);

// Height of the numerals on the map, in pixels.
const NUMERAL = 104;
const NUMERAL_STYLE = {
  'font-family': TITLE_FONT,
  'font-size': NUMERAL,
  'font-weight': 700,
  'text-anchor': 'middle',
  fill: INK,
  'fill-opacity': '0.28',
};
