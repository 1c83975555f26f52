// What places are called in sentences: by their own name, or by the nearest place that has one.

import type { SpotPoint } from '../map/spot.js';
import { distanceBetween } from './picture.js';
import { directionOf } from './where-is.js';

/** A named point of a board, in whatever units its points have. */
export interface NamedPoint {
  readonly name: string;
  readonly at: SpotPoint;
}

/** A point by name: `Wuhan`, or `the milepost 2 north-east of Wuhan`. `step` is how far neighbours are apart. */
export function pointName(
  thing: string,
  point: SpotPoint,
  { named, step }: { readonly named: readonly NamedPoint[]; readonly step: number },
): string | null {
  let nearest: NamedPoint | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of named) {
    const far = distanceBetween(one.at, point);
    if (far < least) [nearest, least] = [one, far];
  }
  if (nearest === null) return null;
  if (least < step / 4) return nearest.name;
  const steps = Math.max(1, Math.round(least / step));
  return `the ${thing} ${steps} ${directionOf(nearest.at, point)} of ${nearest.name}`;
}
