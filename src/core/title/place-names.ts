// What places are called in sentences: by their own name, or by the nearest place that has one.

import type { SpotPoint } from '../map/spot.js';
import { distanceBetween } from './picture.js';
import { directionOf } from './where-is.js';

/** A named point of a board, in the board's units. */
export interface NamedPoint {
  readonly name: string;
  readonly at: SpotPoint;
}

/** The name that is nearest to a point. */
export function nearestName(point: SpotPoint, named: readonly NamedPoint[]): string | null {
  return nearestOf(point, named)?.name ?? null;
}

function nearestOf(point: SpotPoint, named: readonly NamedPoint[]): NamedPoint | null {
  let nearest: NamedPoint | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of named) {
    const far = distanceBetween(one.at, point);
    if (far < least) [nearest, least] = [one, far];
  }
  return nearest;
}

/** A point by name: `Wuhan`, or `the milepost 2 north-east of Wuhan`. `step` is how far neighbours are. */
export function pointName(
  thing: string,
  point: SpotPoint,
  { named, step }: { readonly named: readonly NamedPoint[]; readonly step: number },
): string | null {
  const nearest = nearestOf(point, named);
  if (nearest === null) return null;
  const least = distanceBetween(nearest.at, point);
  if (least < step / 4) return nearest.name;
  const steps = Math.max(1, Math.round(least / step));
  return `the ${thing} ${steps} ${directionOf(nearest.at, point)} of ${nearest.name}`;
}
