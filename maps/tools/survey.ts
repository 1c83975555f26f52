// The lattice over the source geography: which cell is sea, foreign or playable land, and its terrain.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distances } from '../../src/core/graph/index.js';
import { parseCell } from '../../src/core/map/cell-text.js';
import { cellCentre, type LatticeSize, neighbourCell, stepsWhere } from '../../src/core/map/hex-geometry.js';
import { countryOfDrawing, drawnGeography } from './drawing.js';
import type { Geography } from './geography.js';
import type { MapSpec, Place } from './map-spec.js';
import { type Point, planeOf } from './plane.js';
import { reliefFrom } from './relief.js';
import { type Feature, isInside, type Polygon, polygonOf, readFeatures } from './shapes.js';

/** Reads a region of the source geography; a drawn map needs none. */
export function readGeography(folder: string, spec: MapSpec): Geography {
  if ('coasts' in spec.source) return drawnGeography(spec.source);
  const { region, plane } = spec.source;
  const project = planeOf(plane);
  const file = (name: string) => join(folder, region, name);
  const rows = JSON.parse(readFileSync(file('cities.json'), 'utf8')).data as (string | number)[][];
  const places = new Map<string, Place>();
  for (const [name, lon, lat, country] of rows) {
    const playable = [...spec.countries, ...spec.cityCountries].includes(String(country));
    if (playable && !places.has(String(name))) places.set(String(name), [Number(lon), Number(lat)]);
  }
  const regions = readFeatures(file('regions.geojson'), project);
  return {
    project,
    countries: readFeatures(file('countries.geojson'), project),
    land: readFeatures(file('land.geojson'), project).flatMap((feature) => feature.polygons),
    rivers: readFeatures(file('rivers.geojson'), project),
    lakes: [
      ...readFeatures(file('lakes.geojson'), project),
      ...regions.filter((feature) => feature.properties['class'] === 'playa'),
    ],
    regions,
    borders: readFeatures(file('borders.geojson'), project),
    places,
    relief: reliefFrom(file('elevation10.json'), project),
    middle: [plane.albers[0], plane.albers[1]],
  };
}

/** The lattice as surveyed: a mark per cell, before cities and ports are put on it. */
export interface Survey {
  readonly size: LatticeSize;
  readonly marks: string[];
  readonly centre: (cell: number) => Point;
  /** Three-letter code of the playable country a land cell lies in, or null. */
  readonly countryAt: (cell: number) => string | null;
}

/** Finds sea, foreign land and playable terrain, with the touches by hand. */
export function surveyLand(geography: Geography, spec: MapSpec): Survey {
  const drawing = 'coasts' in spec.source ? spec.source : null;
  const insetRows = drawing?.inset?.rows ?? [];
  const size: LatticeSize = {
    columns: spec.columns,
    rows: spec.rows,
    inset: insetRows.length === 0 ? null : { columns: insetRows[0].length, rows: insetRows.length },
  };
  const centre = (cell: number): Point => {
    const { x, y } = cellCentre(size, cell);
    return [x, y];
  };
  const playable = drawing ? geography.land : polygonsOf(geography.countries, spec.countries);
  const ring = (places: readonly Place[]) =>
    polygonOf([places.map(([lon, lat]) => geography.project(lon, lat))]);
  const deserts = spec.areas.flatMap(({ desert, within }) => (desert && within ? [ring(within)] : []));
  const marshes = geography.regions
    .filter((feature) => spec.marshes?.includes(String(feature.properties['class'])))
    .flatMap((feature) => feature.polygons);
  const surface = Array.from({ length: size.columns * size.rows }, (_, cell): string => {
    const at = centre(cell);
    if (playable.some((polygon) => isInside(polygon, at))) {
      const mark: string = spec.terrainOf(geography.relief(at), placeNear(geography, at));
      if ('.:'.includes(mark) && marshes.some((marsh) => isInside(marsh, at))) return '%';
      return mark === '.' && deserts.some((desert) => isInside(desert, at)) ? ':' : mark;
    }
    return geography.land.some((polygon) => isInside(polygon, at)) ? ' ' : '~';
  });
  const marks = [...surface, ...insetRows.join('')];
  dropFarSea({ size, marks }, spec.seaReach);
  for (const { at, becomes } of spec.terrain) {
    for (const text of at) {
      const cell = parseCell(size, text);
      if (cell < 0) throw new Error(`terrain by hand: no cell ${text}`);
      marks[cell] = becomes;
    }
  }
  const codes = [...spec.countries, ...spec.cityCountries];
  const countries = codes.map((code) => [code, polygonsOf(geography.countries, [code])] as const);
  const known = new Map<number, string | null>();
  const countryAt = (cell: number) => {
    if (!isLandMark(marks[cell])) return null;
    if (!known.has(cell)) {
      const home = drawing
        ? countryOfDrawing(drawing, cell < surface.length ? centre(cell) : null)
        : countryOf(countries, centre(cell));
      known.set(cell, home);
    }
    return known.get(cell) ?? null;
  };
  return { size, marks, centre, countryAt };
}

// The country whose land the point lies on; a cell made land by hand belongs to the nearest coast.
function countryOf(countries: readonly (readonly [string, Polygon[]])[], [x, y]: Point): string | null {
  for (const reach of [0, 0.3, 0.6, 1]) {
    for (let turn = 0; turn < (reach === 0 ? 1 : 12); turn++) {
      const at: Point = [
        x + reach * Math.cos((turn * Math.PI) / 6),
        y + reach * Math.sin((turn * Math.PI) / 6),
      ];
      const home = countries.find(([, polygons]) => polygons.some((polygon) => isInside(polygon, at)));
      if (home) return home[0];
    }
  }
  return null;
}

// The polygons of some countries by their three-letter codes.
function polygonsOf(countries: readonly Feature[], codes: readonly string[]): Polygon[] {
  return countries
    .filter((feature) => codes.includes(String(feature.properties['a3'])))
    .flatMap((feature) => feature.polygons);
}

/** Leaves out sea farther than `reach` steps from playable land, and all beyond the source's frame. */
function dropFarSea(survey: Pick<Survey, 'size' | 'marks'>, reach: number): void {
  const { size, marks } = survey;
  const away = distances(
    marks.length,
    landCells(survey),
    stepsWhere(size, (cell) => marks[cell] === '~'),
  );
  marks.forEach((mark, cell) => {
    if (mark === '~' && away[cell] > reach) marks[cell] = ' ';
  });
}

/** Longitude and latitude of a point of the plane, by Newton's method on the projection. */
export function placeNear({ project, middle }: Geography, at: Point): Place {
  let [lon, lat] = middle;
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

/** The cells of land, ascending. */
export const landCells = ({ marks }: Pick<Survey, 'marks'>) =>
  marks.flatMap((mark, cell) => (isLandMark(mark) ? [cell] : []));

/** The cells next to a cell, in the order of directions. */
export const cellsAround = (size: LatticeSize, cell: number) =>
  [0, 1, 2, 3, 4, 5].map((direction) => neighbourCell(size, cell, direction)).filter((next) => next >= 0);

/** Whether a neighbour of a cell is sea. */
export const touchesSea = ({ size, marks }: Survey, cell: number) =>
  cellsAround(size, cell).some((next) => marks[next] === '~');
