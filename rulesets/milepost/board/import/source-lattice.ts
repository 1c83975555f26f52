// Where the mileposts of a source lie on our lattice, in which odd rows are half a step to the right.

import type { Report } from '../../../../src/core/map/finding.js';
import type { LatticeSize } from '../../../../src/core/map/hex-geometry.js';
import type { Terrain } from '../board.js';
import type { BoardSource, SourcePlace } from './source.js';

type Numbers = readonly [number, number];

/** The lattice of a source, and its mileposts by cell. */
export interface SourceLattice {
  readonly size: LatticeSize;
  readonly terrain: ReadonlyMap<number, Terrain>;
  /** The cell of a milepost; undefined if the source has no such one on land. */
  cellOf(place: SourcePlace): number | undefined;
}

/** Puts every milepost on a cell, and tells of those that do not fit. */
export function latticeOf(source: BoardSource, error: Report): SourceLattice {
  const { mileposts } = source;
  const given = mileposts.map(({ at }) => at);
  const { places, right } =
    source.rows === 'coordinates'
      ? fromCoordinates(given, error)
      : { places: given, right: source.rows === 'odd-right' ? 1 : 0 };
  const least = (part: 0 | 1) => places.reduce((low, place) => Math.min(low, place[part]), Infinity);
  const [left, first] = [Math.floor(least(0)), Math.floor(least(1))];
  // A blank row above turns the rows round that lie to the right.
  const top = Math.abs(first % 2) === right ? first - 1 : first;
  const most = (part: 0 | 1) => places.reduce((high, place) => Math.max(high, place[part]), -Infinity);
  const size = { columns: Math.floor(most(0)) - left + 1, rows: Math.floor(most(1)) - top + 1 };
  const cells = new Map<string, number>();
  const terrain = new Map<number, Terrain>();
  mileposts.forEach((milepost, index) => {
    const [column, row] = places[index];
    const path = ['source', 'mileposts', index];
    const cell = (row - top) * size.columns + column - left;
    if (!Number.isInteger(column) || !Number.isInteger(row)) {
      error('import/no-lattice', path, `${nameOf(milepost.at)} is not a column and a row in whole numbers`);
    } else if (terrain.has(cell)) {
      error('import/one-place', path, `${nameOf(milepost.id ?? milepost.at)} lies on another milepost`);
    } else {
      terrain.set(cell, (milepost.terrain ?? 'clear') as Terrain);
      if (milepost.terrain === 'sea') return;
      cells.set(nameOf(milepost.at), cell);
      if (milepost.id === undefined) return;
      if (!cells.has(milepost.id)) cells.set(milepost.id, cell);
      else error('import/repeated-id', path, `${nameOf(milepost.at)} has the id ${milepost.id} of another`);
    }
  });
  return { size, terrain, cellOf: (place) => cells.get(nameOf(place)) };
}

/** A place as messages write it. */
export const nameOf = (place: SourcePlace): string => (typeof place === 'string' ? place : place.join(','));

// So far off the lattice, in spacings, a point may lie.
const TOLERANCE = 0.3;
// The number of mileposts from which the distance to the next is measured.
const SAMPLE = 300;

// Rows are lines of y. Half steps of x are even in one half of the rows, and odd in the other.
function fromCoordinates(points: readonly Numbers[], error: Report): { places: Numbers[]; right: 0 | 1 } {
  const left = points.reduce((low, [x]) => Math.min(low, x), Infinity);
  const top = points.reduce((low, [, y]) => Math.min(low, y), Infinity);
  const near = spacingOf(points);
  const half = gapOf(
    points.map(([x]) => x),
    near,
  );
  const height = gapOf(
    points.map(([, y]) => y),
    near,
  );
  const row = ([, y]: Numbers) => Math.round((y - top) / height);
  const halves = points.map((point) => Math.round((point[0] - left) / half));
  const odd = points.filter((point, index) => (halves[index] + row(point)) % 2 !== 0).length;
  const phase = 2 * odd > points.length ? 1 : 0;
  const places = points.map((point, index): Numbers => {
    const away = (point[0] - left) / half;
    const shift = (row(point) + phase) % 2;
    const column = Math.round((away - shift) / 2);
    const off = Math.hypot((away - shift) / 2 - column, (point[1] - top) / height - row(point));
    if (off > TOLERANCE)
      error('import/no-lattice', ['source', 'mileposts', index], `${nameOf(point)} lies off the lattice`);
    return [column, row(point)];
  });
  return { places, right: phase === 1 ? 0 : 1 };
}

// The usual distance between lines of points, which may be drawn a little unevenly.
function gapOf(values: readonly number[], near: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const lines: number[][] = [];
  for (const [index, value] of sorted.entries()) {
    if (index === 0 || value - sorted[index - 1] > near / 4) lines.push([]);
    lines[lines.length - 1].push(value);
  }
  const means = lines.map((line) => line.reduce((sum, value) => sum + value, 0) / line.length);
  return medianOf(means.slice(1).map((mean, index) => mean - means[index])) ?? near;
}

// How far the next milepost is, for most of them.
function spacingOf(points: readonly Numbers[]): number {
  const some = points.filter((_, index) => index % Math.ceil(points.length / SAMPLE) === 0);
  const distances = some.map(([x, y]) =>
    points.reduce((least, [x2, y2]) => {
      const distance = Math.hypot(x2 - x, y2 - y);
      return distance > 0 && distance < least ? distance : least;
    }, Infinity),
  );
  return medianOf(distances) ?? 1;
}

const medianOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
