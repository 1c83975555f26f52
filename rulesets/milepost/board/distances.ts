// Distances in mileposts as events count them (M-EVENT-4, M-OPEN-20): over every edge on which track could
// lie, and through red areas; never by ferry or container. Built track does not matter.

import { distances, type Successors } from '../../../src/core/graph/index.js';
import { type LatticeSize, stepsWhere } from '../../../src/core/map/hex-geometry.js';
import { type Milepost, TERRAINS } from './board.js';

/** The part of a board that distances are measured on. */
export interface Walkable {
  readonly size: number;
  readonly neighbours: Int32Array;
  readonly segments: Int32Array;
  readonly cityAt: Int16Array;
}

/** The mileposts next to one over segments, built or not, and inside its city; by direction. */
export function trackSteps({ neighbours, segments, cityAt }: Omit<Walkable, 'size'>): Successors {
  return (from, tell) => {
    for (let way = 6 * from; way < 6 * from + 6; way++) {
      const to = neighbours[way];
      if (segments[way] >= 0 || (to >= 0 && cityAt[from] >= 0 && cityAt[from] === cityAt[to])) tell(to);
    }
  };
}

/** The distances from the nearest of the sources, 255 where they cannot be reached. */
export function trackDistances(board: Walkable, sources: Iterable<Milepost>): Uint8Array {
  return distances(board.size, sources, trackSteps(board));
}

/** Fewest steps over neighbouring cells of the surface that are not blank, over land and sea. */
export function surfaceDistances(lattice: LatticeSize, terrain: Uint8Array, sources: readonly number[]) {
  const surface = lattice.columns * lattice.rows;
  const blank = TERRAINS.indexOf('blank');
  return distances(
    terrain.length,
    sources.filter((cell) => cell < surface),
    stepsWhere(lattice, (cell) => terrain[cell] !== blank),
  );
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
