// A compass rose, for maps of lands that have no scale.

import { element, group, px, ringPath, textElement } from '../../../src/core/map/svg.js';
import type { Panel } from './panel.js';
import { THEME } from './theme.js';

const RADIUS = 48;
const WAYS = ['N', 'E', 'S', 'W'];

/** The rose: eight points, the four great ones lettered. */
export function compassPanel(): Panel {
  const size = 2 * RADIUS + 56;
  const centre = size / 2;
  const on = (turn: number, radius: number) =>
    [
      centre + radius * Math.sin((turn * Math.PI) / 4),
      centre - radius * Math.cos((turn * Math.PI) / 4),
    ] as const;
  const point = (turn: number, length: number, waist: number) => [
    element('path', {
      d: ringPath([on(turn, length), on(turn + 0.5, waist), [centre, centre]]),
      fill: THEME.frontier,
    }),
    element('path', {
      d: ringPath([on(turn, length), on(turn - 0.5, waist), [centre, centre]]),
      fill: THEME.paper,
    }),
  ];
  return {
    width: size,
    height: size,
    drawing: [
      group({ fill: 'none', stroke: THEME.frontier }, [
        element('circle', { cx: centre, cy: centre, r: RADIUS * 0.74, 'stroke-width': 1.6 }),
        element('circle', { cx: centre, cy: centre, r: RADIUS * 0.66, 'stroke-width': 0.7 }),
      ]),
      group({ stroke: THEME.frontier, 'stroke-width': 1, 'stroke-linejoin': 'round' }, [
        ...[1, 3, 5, 7].flatMap((turn) => point(turn, RADIUS * 0.62, RADIUS * 0.17)),
        ...[0, 2, 4, 6].flatMap((turn) => point(turn, RADIUS, RADIUS * 0.2)),
      ]),
      ...WAYS.map((way, index) => {
        const [x, y] = on(2 * index, RADIUS + 14);
        return textElement(Number(px(x)), y + 6, way, {
          'font-size': 18,
          'font-weight': 'bold',
          'text-anchor': 'middle',
          fill: index === 0 ? THEME.city : THEME.ink,
        });
      }),
    ].join(''),
  };
}
