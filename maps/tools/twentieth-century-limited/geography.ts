// The land for the builder: the projected country, its big lakes, its cities, and whether a point is dry.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlaneSpec, type Point, planeOf } from '../plane.js';
import { type Feature, isInside, type Polygon, readFeatures, shareAlong } from '../shapes.js';
import { CITIES, LAND } from './tables.js';

/** Kilometres between neighbouring nodes of the lattice. */
export const SPACING = 150;

// Albers' projection of the contiguous states; the origin lies off the north-west corner of the country.
const PLANE: PlaneSpec = { albers: [-96, 38, 29.5, 45.5], spacing: SPACING, origin: [-2450, 1700] };

/** The country, projected to units of the spacing. */
export interface Geography {
  readonly land: readonly Feature[];
  readonly countries: readonly Feature[];
  readonly lakes: readonly Polygon[];
  readonly states: readonly Feature[];
  /** From degrees to units of the spacing. */
  project(lon: number, lat: number): Point;
  /** Where each city of the table lies. */
  readonly cities: readonly Point[];
  /** Whether a point lies on dry land of the country. */
  isDry(point: Point): boolean;
  /** The share of a straight line over the sea or a wide lake, or on dry land of another country. */
  shareOf(what: 'water' | 'abroad', a: Point, b: Point): number;
}

/** Reads the geodata folder of the region. Throws if a city of the table is not in it. */
export function readGeography(folder: string): Geography {
  const project = planeOf(PLANE);
  const read = (name: string) => readFeatures(join(folder, `${name}.geojson`), project);
  const countries = read('countries').filter(({ properties }) => properties.a3 === 'USA');
  const country = countries.flatMap(({ polygons }) => polygons);
  const lakes = read('lakes')
    .filter(({ properties }) => LAND.wideWaters.includes(String(properties.name)))
    .flatMap(({ polygons }) => polygons);
  const land = read('land');
  const continent = land.flatMap(({ polygons }) => polygons);
  const isIn = (polygons: readonly Polygon[], point: Point) =>
    polygons.some((polygon) => isInside(polygon, point));
  const isDry = (point: Point) => isIn(country, point) && !isIn(lakes, point);
  const isWater = (point: Point) => isIn(lakes, point) || !isIn(continent, point);
  return {
    project,
    land,
    countries,
    lakes,
    states: read('admin1'),
    cities: readCities(join(folder, 'cities.json'), project),
    isDry,
    shareOf: (what, a, b) =>
      shareAlong(a, b, what === 'water' ? isWater : (point) => !isDry(point) && !isWater(point)),
  };
}

function readCities(path: string, project: (lon: number, lat: number) => Point): Point[] {
  const rows: readonly (readonly [string, number, number, string, string])[] = JSON.parse(
    readFileSync(path, 'utf8'),
  ).data;
  return CITIES.map(({ id, source, state }) => {
    const row = rows.find(([name, , , , of]) => name === source && of === state);
    if (row === undefined) throw new Error(`the geodata has no city for ${id}`);
    return project(row[1], row[2]);
  });
}
