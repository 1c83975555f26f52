// Points on a link.

import type { SpotPoint } from '../../map/spot.js';
import { distanceBetween } from '../picture.js';

/** Both ends of a link on a sheet. */
export type Ends = readonly [SpotPoint, SpotPoint];

/** The point so far from the first end, towards the other. */
export function pointAlong([[x1, y1], [x2, y2]]: Ends, far: number): SpotPoint {
  const share = far / distanceBetween([x1, y1], [x2, y2]);
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** The point so far from the middle, towards the second end; the middle if left out. */
export function pointFromMiddle(ends: Ends, far = 0): SpotPoint {
  return pointAlong(ends, distanceBetween(...ends) / 2 + far);
}
