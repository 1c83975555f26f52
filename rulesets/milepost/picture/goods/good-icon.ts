// Icons of goods, for sheets, tables and cards. A good without a drawing is a crate with its first letter.

import { element, px, textElement } from '../../../../src/core/map/svg.js';
import { RIM } from '../theme.js';
import { GOOD_DRAWINGS, type Shape } from './drawings.js';

const INK = '#2b2620';
const CRATE: readonly Shape[] = [['#dfbd8a', 'M1.5 1.5h13v13h-13z']];
/** The side of the square that icons are drawn on. */
const ICON_BOX = 16;

/**
 * The icon of a good as a separate SVG document, without ids; it takes the size of its container. An id
 * without a drawing gives a crate with its first letter.
 *
 * @example
 * console.log(goodIcon('rice').startsWith('<svg'));
 * // true
 */
export function goodIcon(id: string): string {
  const view = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-1 -1 18 18', 'aria-hidden': 'true' };
  return element('svg', view, drawing(id));
}

/** The icons of some goods as symbols, `good-` and the id, for the definitions of a sheet. */
export function goodSymbols(ids: Iterable<string>): string {
  return [...ids].map((id) => element('g', { id: `good-${id}` }, silhouette(id) + drawing(id))).join('\n');
}

/** An icon on a sheet that has the symbols: `size` wide, with its upper left corner at x, y. */
export function goodSign(id: string, x: number, y: number, size: number): string {
  const transform = `translate(${px(x)} ${px(y)}) scale(${(size / ICON_BOX).toFixed(3)})`;
  return element('use', { href: `#good-${id}`, transform });
}

function drawing(id: string): string {
  const letter = {
    'font-size': 12,
    'font-weight': 'bold',
    'text-anchor': 'middle',
    fill: INK,
    stroke: 'none',
  };
  const drawn = Object.hasOwn(GOOD_DRAWINGS, id);
  const shapes = (drawn ? GOOD_DRAWINGS[id] : CRATE).map(([fill, d]) =>
    element('path', { fill, d, ...(fill === 'none' && { 'stroke-width': 1.4 }) }),
  );
  const rim = { stroke: INK, 'stroke-width': 1.1, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return element('g', rim, [
    ...shapes,
    drawn ? '' : textElement(8, 12.2, id.charAt(0).toUpperCase(), letter),
  ]);
}

// A pale rim that keeps an icon clear of what it lies on, on the dark sheet too.
function silhouette(id: string): string {
  const shapes = Object.hasOwn(GOOD_DRAWINGS, id) ? GOOD_DRAWINGS[id] : CRATE;
  const d = shapes.map(([, path]) => path).join('');
  return element('path', { d, fill: RIM, stroke: RIM, 'stroke-width': 4, 'stroke-linejoin': 'round' });
}
