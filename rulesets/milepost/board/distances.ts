// Distances in mileposts as events count them (M-EVENT-4, M-OPEN-20): over every edge on which track could
// lie, and through red areas; never by ferry or container, whatever track there is.

import { type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';
import { type Milepost, TERRAINS } from './board.js';

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

/** Fewest steps over neighbouring cells of the surface that are not blank, land and sea alike. */
export function surfaceDistances(lattice: LatticeSize, terrain: Uint8Array, sources: readonly number[]) {
  const distance = new Uint8Array(terrain.length).fill(UNREACHABLE);
  const surface = lattice.columns * lattice.rows;
  const queue = sources.filter((cell) => cell < surface);
  for (const cell of queue) distance[cell] = 0;
  for (const from of queue) {
    if (distance[from] === UNREACHABLE - 1) break;
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbourCell(lattice, from, direction);
      if (to < 0 || distance[to] !== UNREACHABLE || TERRAINS[terrain[to]] === 'blank') continue;
      distance[to] = distance[from] + 1;
      queue.push(to);
    }
  }
  return distance;
}

/** A function that measures from a cell on first use and remembers the answer; all unreachable elsewhere. */
export function distanceTable(
  size: number,
  measure: (sources: readonly number[]) => Uint8Array,
): (cell: number) => Uint8Array {
  const kept = new Map<number, Uint8Array>();
  return (cell) => {
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < size;
    const source = isCell ? cell : -1;
    let table = kept.get(source);
    if (!table) {
      table = measure(isCell ? [cell] : []);
      kept.set(source, table);
    }
    return table;
  };
}
