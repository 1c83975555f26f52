// What places are called in sentences: by their own name, or by the nearest place that has one.

import { filled } from '../engine/words/fill.js';
import type { Words } from '../engine/words/translation.js';
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

/**
 * A point by name: `Wuhan`, or `the junction 2 north-east of Wuhan`, for which `text` has the blanks `steps`,
 * `direction` and `place`. `step` is how far neighbours are.
 */
export function pointName(
  point: SpotPoint,
  { named, step }: { readonly named: readonly NamedPoint[]; readonly step: number },
  { text, words }: { readonly text: string; readonly words: Words },
): string | null {
  const nearest = nearestOf(point, named);
  if (nearest === null) return null;
  const least = distanceBetween(nearest.at, point);
  if (least < step / 4) return nearest.name;
  const steps = Math.max(1, Math.round(least / step));
  const towards = directionOf(nearest.at, point);
  const direction = words[`toward ${towards}`] ?? towards;
  return filled(text, { steps, direction, place: nearest.name }, {});
}
