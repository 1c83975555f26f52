// Joints of a seat's track. Their shapes and middles differ where colours are hard to tell without red, green
// or blue, or in grey.

import { element } from '../../../src/core/map/svg.js';
import { PIT, RIM } from './theme.js';

/** What fills the middle of the joints of seats 0 to 5; null where they are plain. */
export const HEARTS: readonly (string | null)[] = [null, null, RIM, RIM, PIT, null];

/** Joints of a seat at the starts of `d`'s lines, which have no length; their group gives the colour. */
export function joints(d: string, seat: number): string {
  const heart = HEARTS[seat % HEARTS.length];
  // librsvg draws no square end of a line without length.
  const shape = seat % 2 === 1 ? { d: d.replaceAll('h0', 'h.1'), 'stroke-linecap': 'square' } : { d };
  const plain = element('path', { ...shape, 'stroke-width': 8.2 });
  return heart === null ? plain : plain + element('path', { ...shape, stroke: heart, 'stroke-width': 3.4 });
}
