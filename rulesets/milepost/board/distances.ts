// Distances in mileposts as events count them (M-EVENT-4, M-OPEN-20): over every edge on which track could
// lie, and through red areas; never by ferry or container, whatever track there is.

import type { Milepost } from './board.js';

/** The part of a board that distances are measured on. */
export interface Walkable {
  readonly size: number;
  readonly neighbours: Int32Array;
  readonly segments: Int32Array;
  readonly cityAt: Int16Array;
}

/** Stands for "cannot be reached", and for any distance beyond 254. */
export const UNREACHABLE = 255;

/** Breadth-first distances from all of the sources at once. */
export function distances(board: Walkable, sources: Iterable<Milepost>): Uint8Array {
  const distance = new Uint8Array(board.size).fill(UNREACHABLE);
  const queue: Milepost[] = [];
  for (const source of sources) {
    distance[source] = 0;
    queue.push(source);
  }
  for (let head = 0; head < queue.length; head++) {
    const from = queue[head];
    if (distance[from] === UNREACHABLE - 1) break;
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[6 * from + direction];
      if (to < 0 || distance[to] !== UNREACHABLE) continue;
      const sameCity = board.cityAt[from] >= 0 && board.cityAt[from] === board.cityAt[to];
      if (board.segments[6 * from + direction] < 0 && !sameCity) continue;
      distance[to] = distance[from] + 1;
      queue.push(to);
    }
  }
  return distance;
}

/** M-EVENT-6: the distance to the coast, 0 at the mileposts nearest the sea. */
export function coastDistances(board: Walkable, seaside: Iterable<Milepost>): Uint8Array {
  return distances(board, seaside);
}

/** A function that measures from a milepost on first use and remembers the answer; all unreachable elsewhere. */
export function distanceTable(board: Walkable): (milepost: Milepost) => Uint8Array {
  const known = new Map<Milepost, Uint8Array>();
  return (milepost) => {
    const isCell = Number.isInteger(milepost) && milepost >= 0 && milepost < board.size;
    const source = isCell ? milepost : -1;
    let table = known.get(source);
    if (!table) {
      table = distances(board, isCell ? [milepost] : []);
      known.set(source, table);
    }
    return table;
  };
}
