// A panel beside or on a board: a framed box that is placed as a whole.

import { element, group, px } from '../../../src/core/map/svg.js';
import { THEME } from './theme.js';

/** A box to be placed: its size, and its drawing from its upper left corner. */
export interface Panel {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** The frame of a panel: a double rule on paper, with a stepped fret in each corner. */
export function frame(width: number, height: number): string {
  const rule = (inset: number, weight: number) =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      'stroke-width': weight,
    });
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ].map(([x, y, right, down]) =>
    element('path', { d: FRET, transform: `translate(${px(x)} ${px(y)}) scale(${right} ${down})` }),
  );
  return [
    element('rect', { width, height, fill: THEME.paper }),
    group({ fill: 'none', stroke: THEME.frame, 'stroke-width': 1.1 }, [
      rule(0, 2),
      rule(4.5, 0.7),
      ...corners,
    ]),
  ].join('');
}

const FRET = 'M4.5 20H12V12H20V4.5M8 16V8H16V12';
