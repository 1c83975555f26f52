// The sheet of all icons of goods: each large, at 16 and at 14 pixels, and at 14 without colour.

import { GOOD_DRAWINGS } from '../../rulesets/milepost/picture/goods/drawings.js';
import { goodSign, goodSymbols } from '../../rulesets/milepost/picture/goods/good-icon.js';
import { element, group, textElement } from '../../src/core/map/svg.js';

const [COLUMNS, WIDTH, HEIGHT] = [6, 170, 48];

/** The sheet as an SVG document. */
export function goodsSheet(): string {
  const ids = Object.keys(GOOD_DRAWINGS).sort();
  const [width, height] = [COLUMNS * WIDTH + 20, Math.ceil(ids.length / COLUMNS) * HEIGHT + 20];
  const cells = ids.map((id, n) => {
    const [x, y] = [14 + (n % COLUMNS) * WIDTH, 14 + Math.floor(n / COLUMNS) * HEIGHT];
    return [
      goodSign(id, x, y, 34),
      goodSign(id, x + 44, y + 2, 16),
      goodSign(id, x + 66, y + 3, 14),
      group({ filter: 'url(#grey)' }, [goodSign(id, x + 66, y + 21, 14)]),
      textElement(x + 86, y + 16, id, { 'font-family': 'DejaVu Sans, Verdana, sans-serif', 'font-size': 11 }),
    ].join('');
  });
  const grey = element('filter', { id: 'grey' }, [element('feColorMatrix', { type: 'saturate', values: 0 })]);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return `${element('svg', attributes, [
    element('title', {}, 'Goods of the milepost games'),
    element('defs', {}, [grey, goodSymbols(ids)]),
    element('rect', { width, height, fill: '#fcf8ec' }),
    ...cells,
  ])}\n`;
}
