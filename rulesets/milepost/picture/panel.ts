// A panel beside or on a board: a framed box that is placed as a whole.

import { element } from '../../../src/core/map/svg.js';
import { THEME } from './theme.js';

/** A box to be placed: its size, and its drawing from its upper left corner. */
export interface Panel {
  readonly width: number;
  readonly height: number;
  readonly drawing: string;
}

/** The frame of a panel: a double rule on paper. */
export function frame(width: number, height: number): string {
  return [
    element('rect', {
      width,
      height,
      rx: 6,
      fill: THEME.paper,
      stroke: THEME.frontier,
      'stroke-width': 1.6,
    }),
    element('rect', {
      x: 4,
      y: 4,
      width: width - 8,
      height: height - 8,
      rx: 3,
      fill: 'none',
      stroke: THEME.frontier,
      'stroke-width': 0.6,
    }),
  ].join('');
}
