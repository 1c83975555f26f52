// Where the places of a board are on its sheet, and which place lies under a pointer.

import type { Spot, SpotPoint } from '../map/spot.js';
import {
  distanceBetween,
  type Place,
  type PlaceOnSheet,
  type PointerReach,
  type SheetBox,
} from './picture.js';

/** A pointer on a sheet. */
interface Pointing extends PointerReach {
  readonly point: SpotPoint;
}

/** Answers both ways for boards of a kind; a board's places are listed when you first ask about it. */
export function placesOnSheet(placesOf: (board: object) => readonly PlaceOnSheet[]) {
  const kept = new WeakMap<object, ReadonlyMap<string, PlaceOnSheet>>();
  const byName = (board: object) => {
    let named = kept.get(board);
    if (named === undefined) {
      named = new Map(placesOf(board).map((place) => [nameOf(place), place]));
      kept.set(board, named);
    }
    return named;
  };
  return {
    all: (board: object): Iterable<PlaceOnSheet> => byName(board).values(),
    spotOf: (board: object, place: Place): Spot | null => byName(board).get(nameOf(place))?.spot ?? null,
    placeAt(board: object, { x, y }: SheetBox, { point, radius, scale = 1, kinds }: Pointing): Place | null {
      const at: SpotPoint = [point[0] / scale + x, point[1] / scale + y];
      // Lines end in points: within the radius of a point it is the point that is meant.
      const nearest: (PlaceOnSheet | null)[] = [null, null];
      const least = [radius / scale, radius / scale];
      for (const place of byName(board).values()) {
        if (kinds === undefined ? !place.found : !kinds.includes(place.kind)) continue;
        const rank = place.spot.length - 1;
        const far = distanceTo(place.spot, at);
        if (far > least[rank] || (far === least[rank] && nearest[rank] !== null)) continue;
        least[rank] = far;
        nearest[rank] = place;
      }
      const found = nearest[0] ?? nearest[1];
      return found && { kind: found.kind, id: found.id };
    },
  };
}

const nameOf = ({ kind, id }: Place) => `${kind} ${id}`;

/** How far a point is from a place: from its point, or from the nearest of its line. */
export function distanceTo(spot: Spot, at: SpotPoint): number {
  const [from, to = from] = spot;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / length;
  const along = Math.min(1, Math.max(0, share));
  return distanceBetween(at, [from[0] + dx * along, from[1] + dy * along]);
}
