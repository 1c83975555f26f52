// The lattice laid over the source geography: which cell is sea, foreign or playable land, and with what terrain.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCell } from '../../src/map/cell-text.js';
import { cellCentre, type LatticeSize, neighbourCell } from '../../src/map/hex-geometry.js';
import type { MapSpec, Place } from './map-spec.js';
import { type Point, planeOf } from './plane.js';
import { reliefFrom } from './relief.js';
import { type Feature, isInside, type Polygon, polygonOf, readFeatures } from './shapes.js';

/** Everything of the source that the builder looks at, projected. */
export interface Geography {
  readonly project: (lon: number, lat: number) => Point;
  readonly countries: readonly Feature[];
  readonly land: readonly Polygon[];
  readonly rivers: readonly Feature[];
  readonly lakes: readonly Feature[];
  readonly places: ReadonlyMap<string, Place>;
  readonly relief: ReturnType<typeof reliefFrom>;
}

/** Reads a region of the source geography. */
export function readGeography(folder: string, spec: MapSpec): Geography {
  const project = planeOf(spec.plane);
  const file = (name: string) => join(folder, spec.region, name);
  const rows = JSON.parse(readFileSync(file('cities.json'), 'utf8')).data as (string | number)[][];
  const places = new Map<string, Place>();
  for (const [name, lon, lat, country] of rows) {
    const playable = [...spec.countries, ...spec.cityCountries].includes(String(country));
    if (playable && !places.has(String(name))) places.set(String(name), [Number(lon), Number(lat)]);
  }
  return {
    project,
    countries: readFeatures(file('countries.geojson'), project),
    land: readFeatures(file('land.geojson'), project).flatMap((feature) => feature.polygons),
    rivers: readFeatures(file('rivers.geojson'), project),
    lakes: [
      ...readFeatures(file('lakes.geojson'), project),
      ...readFeatures(file('regions.geojson'), project).filter(
        (feature) => feature.properties['class'] === 'playa',
      ),
    ],
    places,
    relief: reliefFrom(file('elevation10.json'), project),
  };
}

/** The lattice as surveyed: a mark per cell, before cities and ports are put on it. */
export interface Survey {
  readonly size: LatticeSize;
  readonly marks: string[];
  readonly centre: (cell: number) => Point;
}

/** Finds sea, foreign land and playable terrain, with the overrides applied. */
export function surveyLand(geography: Geography, spec: MapSpec): Survey {
  const size: LatticeSize = { columns: spec.columns, rows: spec.rows };
  const centre = (cell: number): Point => {
    const { x, y } = cellCentre(size, cell);
    return [x, y];
  };
  const playable = polygonsOf(geography.countries, spec.countries);
  const ring = (places: readonly Place[]) =>
    polygonOf([places.map(([lon, lat]) => geography.project(lon, lat))]);
  const deserts = spec.deserts.map(ring);
  const marks = Array.from({ length: size.columns * size.rows }, (_, cell): string => {
    const at = centre(cell);
    if (playable.some((polygon) => isInside(polygon, at))) {
      const mark: string = spec.terrainOf(geography.relief(at), placeNear(geography, at));
      return mark === '.' && deserts.some((desert) => isInside(desert, at)) ? ':' : mark;
    }
    return geography.land.some((polygon) => isInside(polygon, at)) ? ' ' : '~';
  });
  dropFarSea(size, marks, spec.seaReach);
  for (const [text, mark] of Object.entries(spec.overrides.terrain)) {
    const cell = parseCell(size, text);
    if (cell < 0) throw new Error(`override of terrain: no cell ${text}`);
    marks[cell] = mark;
  }
  return { size, marks, centre };
}

/** The polygons of some countries by their three-letter codes. */
export function polygonsOf(countries: readonly Feature[], codes: readonly string[]): Polygon[] {
  return countries
    .filter((feature) => codes.includes(String(feature.properties['a3'])))
    .flatMap((feature) => feature.polygons);
}

/** Sea farther than `reach` steps from playable land is left out, and so is what lies beyond the source's frame. */
function dropFarSea(size: LatticeSize, marks: string[], reach: number): void {
  let shore = marks.flatMap((mark, cell) => (isLandMark(mark) ? [cell] : []));
  const near = new Set(shore);
  for (let step = 0; step < reach; step++) {
    shore = shore.flatMap((cell) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const next = neighbourCell(size, cell, direction);
        if (next < 0 || near.has(next) || marks[next] !== '~') return [];
        near.add(next);
        return [next];
      }),
    );
  }
  marks.forEach((mark, cell) => {
    if (mark === '~' && !near.has(cell)) marks[cell] = ' ';
  });
}

/** Longitude and latitude of a point of the plane, by Newton's method on the projection. */
export function placeNear({ project }: Geography, at: Point): Place {
  let lon = 105;
  let lat = 36;
  for (let i = 0; i < 12; i++) {
    const here = project(lon, lat);
    const east = project(lon + 0.01, lat);
    const north = project(lon, lat + 0.01);
    const [a, b] = [(east[0] - here[0]) / 0.01, (north[0] - here[0]) / 0.01];
    const [c, d] = [(east[1] - here[1]) / 0.01, (north[1] - here[1]) / 0.01];
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const det = a * d - b * c;
    lon += (d * dx - b * dy) / det;
    lat += (a * dy - c * dx) / det;
  }
  return [lon, lat];
}

/** Whether a mark is land of the board. */
export const isLandMark = (mark: string) => mark !== ' ' && mark !== '~';
