// Joints of a seat's track. Seats whose colours are hard to tell apart without red, green or blue differ in the middle of their joints.

import { element } from '../../../src/core/map/svg.js';
import { THEME } from './theme.js';

/** What fills the middle of the joints of seats 0 to 5; null where they are plain. */
export const HEARTS: readonly (string | null)[] = [null, null, THEME.paper, THEME.paper, THEME.ink, null];

/** Joints of a seat at the starts of the lines of `d`, which have no length; they have the colour of the group that they stand in. */
export function joints(d: string, seat: number): string {
  const heart = HEARTS[seat % HEARTS.length];
  const plain = element('path', { d, 'stroke-width': 7.5 });
  return heart === null ? plain : plain + element('path', { d, stroke: heart, 'stroke-width': 3.2 });
}
