// Where an event strikes: a named area of the board, or all within some mileposts of cities or of a terrain.
// Distances are counted as trains move (M-EVENT-4), from the centre of a major city (M-EVENT-5).

import type { Milepost, MilepostBoard, Segment, Terrain } from '../../board/board.js';
import { TERRAINS } from '../../board/board.js';
import { trackDistances } from '../../board/distances.js';
import { onceABoard } from '../../board/once-a-board.js';

/**
 * An area of a board, or all of it, as event tables name it. `within` widens a named area by a number of
 * mileposts on all sides; `terrain` narrows it to mileposts of these terrains.
 */
export type Area = (
  | { readonly everywhere: true }
  | {
      readonly area: string;
      /** How many mileposts all round belong to it too; none if left out. */
      readonly within?: number;
    }
  | { readonly areas: readonly string[] }
  | {
      readonly within: number;
      readonly of: readonly string[];
      /** Mileposts so near to a city are not in it; its own are if left out. */
      readonly beyond?: number;
    }
  | { readonly within: number; readonly ofTerrain: Terrain }
) & {
  /** Only mileposts of these terrains; all if left out. */
  readonly terrain?: readonly Terrain[];
};

/** True for mileposts in the area. */
export function isIn(board: MilepostBoard, area: Area, milepost: Milepost): boolean {
  if (area.terrain !== undefined && !area.terrain.includes(TERRAINS[board.terrain[milepost]])) return false;
  if ('everywhere' in area) return true;
  if ('area' in area) {
    const { area: id, within = 0 } = area;
    return within === 0
      ? (board.areas.get(id)?.has(milepost) ?? false)
      : distancesFromArea(board, id)[milepost] <= within;
  }
  if ('areas' in area) return area.areas.some((id) => board.areas.get(id)?.has(milepost));
  if ('ofTerrain' in area) return distancesFromTerrain(board, area.ofTerrain)[milepost] <= area.within;
  for (const id of area.of) {
    // Other boards may lack a city that a card names: then nothing is near it.
    const city = board.cities[board.cityIndex(id)];
    if (city === undefined) continue;
    const distance = board.distancesFrom(city.mileposts[0])[milepost];
    if (distance <= area.within && distance > (area.beyond ?? -1)) return true;
  }
  return false;
}

function distancesFromTerrain(board: MilepostBoard, terrain: Terrain): Uint8Array {
  return measure(board, `terrain ${terrain}`, () =>
    board.mileposts.filter((milepost) => TERRAINS[board.terrain[milepost]] === terrain),
  );
}

function distancesFromArea(board: MilepostBoard, id: string): Uint8Array {
  return measure(board, `area ${id}`, () => board.areas.get(id) ?? []);
}

const measured = onceABoard((_) => new Map<string, Uint8Array>());

function measure(board: MilepostBoard, from: string, sources: () => Iterable<Milepost>): Uint8Array {
  const kept = measured(board);
  let distance = kept.get(from);
  if (distance === undefined) {
    distance = trackDistances(board, sources());
    kept.set(from, distance);
  }
  return distance;
}

/** True if either end lies in the area: that is when a segment or a step does (M-OPEN-22). */
export function touches(board: MilepostBoard, area: Area, from: Milepost, to: Milepost): boolean {
  return isIn(board, area, from) || isIn(board, area, to);
}

/** True if an end of the segment lies in the area. */
export function segmentTouches(board: MilepostBoard, area: Area, segment: Segment): boolean {
  return touches(board, area, board.ends[2 * segment], board.ends[2 * segment + 1]);
}
