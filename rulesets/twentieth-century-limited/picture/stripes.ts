// A stripe in the middle of the track of a seat, so that seats can be told apart in grey, too.

import { type Attributes, element } from '../../../src/core/map/svg.js';
import { INK, PAPER } from './paper.js';

/** The stripes of seats 0 to 4; null where the track is plain. Dots are dashes without a length. */
export const STRIPES: readonly (Attributes | null)[] = [
  null,
  { stroke: PAPER, 'stroke-width': 2.4 },
  { stroke: PAPER, 'stroke-width': 3.6, 'stroke-dasharray': '0 9' },
  { stroke: INK, 'stroke-width': 2.4 },
  { stroke: INK, 'stroke-width': 3.6, 'stroke-dasharray': '0 9' },
];

/** The stripe of a seat along a path; empty for a seat without a stripe. */
export function stripe(d: string, seat: number): string {
  const style = STRIPES[seat % STRIPES.length];
  return style === null ? '' : element('path', { d, fill: 'none', 'stroke-linecap': 'round', ...style });
}
