// The lattice laid over the source geography: which cell is sea, foreign or playable land, with what terrain,
// where cities stand, which edges cross water.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCell, formatEdge, parseCell } from '../../src/map/cell-text.js';
import { cellCentre, DIRECTIONS, type LatticeSize, neighbourCell } from '../../src/map/hex-geometry.js';
import type { CitySpec, MapSpec, Place, RiverSpec } from './map-spec.js';
import { type Point, planeOf } from './plane.js';
import { reliefFrom } from './relief.js';
import { type Feature, isInside, type Polygon, polygonOf, readFeatures, shareAlong } from './shapes.js';
import { traceRiver } from './trace-river.js';

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
function placeNear({ project }: Geography, at: Point): Place {
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

/** Cells of a city, its centre first, and how far (in spacings) it stands from its true place. */
export interface PlacedCity {
  readonly spec: CitySpec;
  readonly cells: readonly number[];
  readonly outer: string | null;
  readonly shift: number;
}

/** Puts the cities on the lattice: where the author says, else on the nearest free land of their own. */
export function placeCities(geography: Geography, spec: MapSpec, survey: Survey): PlacedCity[] {
  const { size, marks, centre } = survey;
  const taken = new Set<number>();
  const order = [...spec.cities].sort((a, b) => Number(b.at !== undefined) - Number(a.at !== undefined));
  const placed = new Map<string, PlacedCity>();
  for (const city of order) {
    const place = city.place ?? geography.places.get(city.gazetteer ?? city.name);
    if (!place) throw new Error(`${city.name} is not in the gazetteer`);
    const truth = geography.project(place[0], place[1]);
    const distance = (cell: number) => Math.hypot(centre(cell)[0] - truth[0], centre(cell)[1] - truth[1]);
    let cell = city.at === undefined ? -1 : parseCell(size, city.at);
    if (cell < 0) {
      for (let other = 0; other < marks.length; other++) {
        const free = city.rail === false || '.^#:'.includes(marks[other]);
        if (free && !taken.has(other) && (cell < 0 || distance(other) < distance(cell))) cell = other;
      }
    }
    const directions =
      city.size !== 'major'
        ? []
        : (city.outer?.split(' ') ??
          DIRECTIONS.filter((_, d) => {
            const next = neighbourCell(size, cell, d);
            return next >= 0 && '.^#:'.includes(marks[next]);
          }));
    const rim = directions.map((name) => neighbourCell(size, cell, DIRECTIONS.indexOf(name as 'E')));
    const cells = [cell, ...rim];
    for (const one of cells) {
      if (taken.has(one)) throw new Error(`${city.name} overlaps another city at ${formatCell(size, one)}`);
      taken.add(one);
    }
    placed.set(city.id, {
      spec: city,
      cells,
      outer: rim.length > 0 ? directions.join(' ') : null,
      shift: distance(cell),
    });
  }
  for (const city of placed.values()) for (const cell of city.cells) marks[cell] = '*';
  return spec.cities.map((city) => placed.get(city.id)!);
}

const isLandMark = (mark: string) => mark !== ' ' && mark !== '~';

/** All edges between two land cells. */
function landEdges({ size, marks }: Survey): [number, number][] {
  const edges: [number, number][] = [];
  marks.forEach((mark, cell) => {
    if (!isLandMark(mark)) return;
    for (let direction = 0; direction < 3; direction++) {
      const next = neighbourCell(size, cell, direction);
      if (next >= 0 && isLandMark(marks[next])) edges.push([cell, next]);
    }
  });
  return edges;
}

/** The edges a river crosses between two land cells, in order from its source. */
export function riverEdges(geography: Geography, spec: MapSpec, survey: Survey, id: string): string[] {
  const river = spec.rivers.find((entry) => entry.id === id)!;
  const project = ([lon, lat]: Place) => geography.project(lon, lat);
  const lines = [
    ...geography.rivers
      .filter((feature) => river.lines.includes(String(feature.properties['river'])))
      .flatMap((feature) => feature.lines)
      .map((line) => (river.bend ? line.map((point) => bent(geography, river.bend!, point)) : line)),
    ...(river.drawn ?? []).map((line) => line.map(project)),
  ];
  const { size, marks } = survey;
  return traceRiver(lines, project(river.from), project(river.to)).flatMap(([a, b]) => {
    const inside = ([column, row]: readonly [number, number]) =>
      column >= 0 && column < size.columns && row >= 0 && row < size.rows;
    if (!inside(a) || !inside(b)) return [];
    const [from, to] = [a, b].map(([column, row]) => row * size.columns + column);
    return isLandMark(marks[from]) && isLandMark(marks[to]) ? [formatEdge(size, from, to)] : [];
  });
}

function bent(geography: Geography, bend: NonNullable<RiverSpec['bend']>, point: Point): Point {
  const [lon, lat] = placeNear(geography, point);
  if (lat <= bend.south || lat >= bend.north) return point;
  const fade = Math.max(0, Math.min(1, (bend.westOf - lon) / 2));
  const share = fade * Math.sin((Math.PI * (lat - bend.south)) / (bend.north - bend.south));
  return geography.project(lon + bend.east * share, lat);
}

/** Turns the mileposts in the middle of the lakes that drown them into water. */
export function drownLakes(geography: Geography, spec: MapSpec, { marks, centre }: Survey): void {
  const names = spec.lakes.filter((lake) => lake.drowns).flatMap((lake) => lake.polygons);
  const polygons = lakePolygons(geography, names);
  marks.forEach((mark, cell) => {
    if (isLandMark(mark) && polygons.some((polygon) => isInside(polygon, centre(cell)))) marks[cell] = ' ';
  });
}

function lakePolygons(geography: Geography, names: readonly string[]): Polygon[] {
  return geography.lakes
    .filter((feature) => names.includes(String(feature.properties['name'])))
    .flatMap((feature) => feature.polygons);
}

/** The edges that lead across a lake for at least a sixth of their length. */
export function lakeEdges(geography: Geography, survey: Survey, names: readonly string[]): string[] {
  const polygons = lakePolygons(geography, names);
  return landEdges(survey)
    .filter(([a, b]) => {
      const inLake = (point: Point) => polygons.some((polygon) => isInside(polygon, point));
      return shareAlong(survey.centre(a), survey.centre(b), inLake) >= 1 / 6;
    })
    .map(([a, b]) => formatEdge(survey.size, a, b));
}

/**
 * Edges over salt water: an inlet where at least a fifth of the edge lies over the sea, blocked from six tenths.
 * Overrides win.
 */
export function saltWaterEdges(
  geography: Geography,
  spec: MapSpec,
  survey: Survey,
  cities: readonly PlacedCity[],
) {
  const cityAt = new Map(cities.flatMap((city) => city.cells.map((cell) => [cell, city] as const)));
  const inlet: string[] = [];
  const blocked: string[] = [];
  const { size, marks } = survey;
  const nearSea = (cell: number) =>
    [0, 1, 2, 3, 4, 5].some((direction) => {
      const next = neighbourCell(size, cell, direction);
      return next >= 0 && marks[next] === '~';
    });
  const land = geography.land;
  for (const [a, b] of landEdges(survey)) {
    if (cityAt.has(a) && cityAt.get(a) === cityAt.get(b)) continue;
    const name = formatEdge(size, a, b);
    const override = spec.overrides.edges[name];
    const overSea = (point: Point) => !land.some((polygon) => isInside(polygon, point));
    const share =
      override === undefined && (nearSea(a) || nearSea(b))
        ? shareAlong(survey.centre(a), survey.centre(b), overSea)
        : 0;
    if (override === 'inlet' || (override === undefined && share >= 0.2 && share < 0.6)) inlet.push(name);
    if (override === 'blocked' || (override === undefined && share >= 0.6)) blocked.push(name);
  }
  return { inlet, blocked };
}

/** Drops land that no track could reach from the largest piece of land; keeps cells that are cities. */
export function dropIslets(survey: Survey, blocked: readonly string[], kept: ReadonlySet<number>): number[] {
  const { size, marks } = survey;
  const closed = new Set(blocked);
  const pieceOf = new Map<number, number>();
  const pieces: number[][] = [];
  marks.forEach((mark, start) => {
    if (!isLandMark(mark) || pieceOf.has(start)) return;
    const piece = [start];
    pieceOf.set(start, pieces.length);
    for (const cell of piece) {
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbourCell(size, cell, direction);
        if (next < 0 || !isLandMark(marks[next]) || pieceOf.has(next)) continue;
        if (closed.has(formatEdge(size, cell, next))) continue;
        pieceOf.set(next, pieces.length);
        piece.push(next);
      }
    }
    pieces.push(piece);
  });
  const main = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best));
  const dropped = pieces
    .filter((piece) => piece !== main)
    .flat()
    .filter((cell) => !kept.has(cell));
  for (const cell of dropped) marks[cell] = '~';
  return dropped;
}
