// What edges cross: rivers, lakes, inlets of the sea and open water; and land that the sea cuts off.

import { pieces } from '../../src/core/graph/index.js';
import { formatEdge } from '../../src/core/map/cell-text.js';
import { neighbourCell, stepsWhere } from '../../src/core/map/hex-geometry.js';
import type { Geography } from './geography.js';
import type { MapSpec, Place, RiverSpec } from './map-spec.js';
import type { PlacedCity } from './place-cities.js';
import type { Point } from './plane.js';
import { isInside, type Polygon, shareAlong } from './shapes.js';
import { isLandMark, landCells, placeNear, type Survey, touchesSea } from './survey.js';
import { traceRiver } from './trace-river.js';

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
  const { marks } = survey;
  const offset = river.sheet === 'inset' ? survey.size.columns * survey.size.rows : 0;
  const size = river.sheet === 'inset' ? survey.size.inset! : survey.size;
  const ways = [river, ...(river.arms ?? [])];
  const edges = ways.flatMap(({ from, to }) => traceRiver(lines, project(from), project(to)));
  const crossed = edges.flatMap(([a, b]) => {
    const inside = ([column, row]: readonly [number, number]) =>
      column >= 0 && column < size.columns && row >= 0 && row < size.rows;
    if (!inside(a) || !inside(b)) return [];
    const [from, to] = [a, b].map(([column, row]) => offset + row * size.columns + column);
    return isLandMark(marks[from]) && isLandMark(marks[to]) ? [formatEdge(survey.size, from, to)] : [];
  });
  return [...new Set(crossed)];
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
 * Edges over salt water: an inlet from a fifth of the edge over the sea, blocked from six tenths, unless the
 * map says otherwise. Touches by hand win.
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
  const { size } = survey;
  const land = geography.land;
  const limits = spec.saltWater ?? { inlet: 0.2, blocked: 0.6 };
  const byHand = new Map(spec.edges.flatMap(({ at, becomes }) => at.map((name) => [name, becomes] as const)));
  for (const [a, b] of landEdges(survey)) {
    if (cityAt.has(a) && cityAt.get(a) === cityAt.get(b)) continue;
    const name = formatEdge(size, a, b);
    const override = byHand.get(name);
    const overSea = (point: Point) => !land.some((polygon) => isInside(polygon, point));
    const share =
      override === undefined && (touchesSea(survey, a) || touchesSea(survey, b))
        ? shareAlong(survey.centre(a), survey.centre(b), overSea)
        : 0;
    const isInlet = limits.inlet !== null && share >= limits.inlet && share < limits.blocked;
    if (override === 'inlet' || (override === undefined && isInlet)) inlet.push(name);
    if (override === 'blocked' || (override === undefined && share >= limits.blocked)) blocked.push(name);
  }
  return { inlet, blocked };
}

/** Drops land that no track could reach from the largest piece of land; keeps pieces that have a city. */
export function dropIslets(survey: Survey, blocked: readonly string[], kept: ReadonlySet<number>): number[] {
  const { size, marks } = survey;
  const closed = new Set(blocked);
  const overLand = stepsWhere(size, (cell) => isLandMark(marks[cell]));
  const found = pieces(marks.length, landCells(survey), (cell, tell) =>
    overLand(cell, (next) => {
      if (!closed.has(formatEdge(size, cell, next))) tell(next);
    }),
  );
  const main = found.reduce((best, piece) => (piece.length > best.length ? piece : best));
  const dropped = found.filter((piece) => piece !== main && !piece.some((cell) => kept.has(cell))).flat();
  for (const cell of dropped) marks[cell] = '~';
  return dropped;
}
