// The legend: what the signs of the board mean and, if a title says so, cost; and the scale.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import { legendLines } from './legend-lines.js';
import { lengthOf } from './letter-widths.js';
import { frame, type Panel } from './panel.js';
import type { Subject } from './picture.js';
import { THEME, UNIT } from './theme.js';

const NAME = 14;
const STEP = 26;
const LEAST_WIDTH = 260;

/** The legend of what occurs on the board. */
export function legendPanel(subject: Subject): Panel {
  const { options } = subject;
  const lines = legendLines(subject);
  const width = Math.max(
    options.kilometres ? LEAST_WIDTH + 60 : LEAST_WIDTH,
    ...lines.map(({ name, price }) => 104 + lengthOf(name, NAME) + lengthOf(price, NAME)),
  );
  const height = 46 + lines.length * STEP + (options.kilometres ? 54 : 0) + 10;
  const drawing = [
    frame(width, height),
    textElement(20, 32, 'Legend', { 'font-size': 18, 'font-weight': 'bold' }),
    options.prices
      ? textElement(width - 20, 32, options.money ?? 'millions', {
          'font-size': 12,
          'text-anchor': 'end',
          fill: THEME.faint,
        })
      : '',
    ...lines.map(({ key, draw, name, price }, index) => {
      const y = 58 + index * STEP;
      return group({ 'data-key': key }, [
        draw(36, y - 5),
        textElement(68, y, name, { 'font-size': NAME }),
        textElement(width - 20, y, price, { 'font-size': NAME, 'font-weight': 'bold', 'text-anchor': 'end' }),
      ]);
    }),
    options.kilometres ? scaleBar(options.kilometres, 20, height - 38) : '',
  ];
  return { width, height, drawing: drawing.join('') };
}

function scaleBar(kilometres: number, x: number, y: number): string {
  const steps = [50, 100, 200, 250, 500, 1000];
  const length = steps.find((one) => (one / kilometres) * UNIT > 150) ?? 1000;
  const width = (length / kilometres) * UNIT;
  return [
    element('path', {
      d: `M${px(x)} ${px(y)}v6h${px(width)}v-6M${px(x + width / 2)} ${px(y + 6)}v-4`,
      fill: 'none',
      stroke: THEME.ink,
      'stroke-width': 1.4,
    }),
    textElement(x, y + 20, '0', { 'font-size': 10 }),
    textElement(x + width, y + 20, `${length} km`, { 'font-size': 10, 'text-anchor': 'end' }),
  ].join('');
}
