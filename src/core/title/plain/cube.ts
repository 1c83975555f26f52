// A piece: a cube in the colour of its owner, with the owner's letter.

import type { SpotPoint } from '../../map/spot.js';
import { element, textElement } from '../../map/svg.js';
import { inkOn } from '../picture.js';
import type { Sign } from './owners.js';
import { CUBE, INK } from './paper.js';

/** A cube about a point. */
export function cubeAt([x, y]: SpotPoint, { colour, letters }: Sign, size = CUBE): string {
  const half = size / 2;
  const side = { x: x - half, y: y - half, width: size, height: size, rx: size * 0.18 };
  const ink = { 'font-size': size * 0.68, 'font-weight': 700, 'text-anchor': 'middle', fill: inkOn(colour) };
  return (
    element('rect', { ...side, fill: colour, stroke: INK, 'stroke-width': 1.4 }) +
    textElement(x, y + size * 0.25, letters, ink)
  );
}
