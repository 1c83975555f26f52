// From place to place by the arrow keys: the nearest place that is more in the arrow's direction than aside.

import type { SpotPoint } from '../../core/map/spot.js';
import type { Picture, Place, PlaceKind, PlaceOnSheet } from '../../core/title/picture.js';

const DIRECTIONS: Readonly<Record<string, SpotPoint>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where one walks. */
export interface KeyboardBoard {
  readonly picture: Picture;
  readonly board: object;
  readonly kinds: readonly PlaceKind[] | undefined;
  /** Where one begins who is nowhere. */
  readonly middle: SpotPoint;
}

/** The next place in an arrow's direction, null at the edge; with no place yet, the nearest to the middle. */
export function walkFrom(
  current: Place | null,
  arrow: string,
  { picture, board, kinds, middle }: KeyboardBoard,
): Place | null {
  const direction = DIRECTIONS[arrow];
  if (direction === undefined) return null;
  const spot = current === null ? null : picture.spotOf(board, current);
  const from = spot === null ? middle : middleOf(spot);
  let next: PlaceOnSheet | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of picture.places(board)) {
    if (kinds === undefined ? !place.found : !kinds.includes(place.kind)) continue;
    if (place.kind === current?.kind && place.id === current.id) continue;
    const [x, y] = middleOf(place.spot);
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (spot !== null && along <= aside * 0.5) continue;
    const far = spot === null ? Math.hypot(dx, dy) : along + 2 * aside;
    if (far >= least) continue;
    least = far;
    next = place;
  }
  return next === null ? null : { kind: next.kind, id: next.id };
}

function middleOf([[x1, y1], [x2, y2] = [x1, y1]]: readonly SpotPoint[]): SpotPoint {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
