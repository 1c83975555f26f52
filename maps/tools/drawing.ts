// A hand-drawn map as if it were read: rings and lines in columns and rows, not longitude and latitude.

import { ROW_HEIGHT } from '../../src/core/map/hex-geometry.js';
import type { Geography } from './geography.js';
import type { Drawing, Place } from './map-spec.js';
import { gridValue } from './noise.js';
import type { Point } from './plane.js';
import { isInside, polygonOf } from './shapes.js';

/** From column and row to the plane of the lattice. */
const project = (column: number, row: number): Point => [column, row * ROW_HEIGHT];

/** The geography of a drawing: its land; cities stand where their specification says. */
export function drawnGeography({ coasts }: Drawing): Geography {
  return {
    project,
    countries: [],
    land: coasts.map((ring) =>
      polygonOf([rugged([...ring, ring[0]]).map(([column, row]) => project(column, row))]),
    ),
    rivers: [],
    regions: [],
    borders: [],
    lakes: [],
    places: new Map(),
    relief: () => ({ mean: 0, highest: 0, relief: 0 }),
    middle: [0, 0],
  };
}

/** The country that has a point of the surface; null below ground. */
export function countryOfDrawing({ countries }: Drawing, at: Point | null): string | null {
  if (!at) return null;
  const home = countries.find(({ within }) =>
    within.some((ring: readonly Place[]) =>
      isInside(polygonOf([ring.map(([column, row]) => project(column, row))]), at),
    ),
  );
  return home?.id ?? null;
}

/** How far the middle of a stretch is moved aside, as a share of its length. */
const RUGGED = 0.16;

/** A drawn line with its sides broken three times over, each middle moved aside a little; its ends stay. */
export function rugged(line: readonly Place[]): Place[] {
  let points = [...line];
  for (let round = 0; round < 3; round++) {
    points = points.flatMap((a, i) => {
      const b = points[i + 1];
      if (!b) return [a];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const aside = gridValue(Math.round((a[0] + b[0]) * 50), Math.round((a[1] + b[1]) * 50)) * RUGGED;
      return [a, [(a[0] + b[0]) / 2 - dy * aside, (a[1] + b[1]) / 2 + dx * aside]];
    });
  }
  return points;
}
