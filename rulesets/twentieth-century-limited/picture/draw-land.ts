// Sea, land, lakes, rivers, borders, and the soft tints of the eight regions.

import { arcCosts, createPathFinder } from '../../../src/core/graph/index.js';
import { type Attributes, element } from '../../../src/core/map/svg.js';
import type { Board } from '../board/board.js';
import type { Scenery } from '../board/map-format.js';
import {
  ABROAD,
  BORDER,
  FRONTIER,
  LAND,
  outline,
  REGION_COLOURS,
  RIVER,
  SCALE,
  SEA,
  SHORE,
} from './paper.js';

/** The ground below the network; for a board without scenery nothing but the tints. */
export function drawLand(board: Board): string {
  const { scenery } = board;
  if (scenery === null) return tints(board);
  const [land, country] = [areas(scenery.land), areas(scenery.country)];
  return [
    element('rect', { width: scenery.width * SCALE, height: scenery.height * SCALE, fill: SEA }),
    ripples(scenery),
    element('path', { d: land, fill: ABROAD, 'fill-rule': 'evenodd' }),
    element('clipPath', { id: 'country' }, element('path', { d: country, 'clip-rule': 'evenodd' })),
    element('g', ON_LAND, element('path', { d: country, fill: LAND }) + tints(board)),
    lines(scenery.rivers, { stroke: RIVER, 'stroke-width': 1.6, ...ON_LAND }),
    lines(scenery.borders, { stroke: BORDER, 'stroke-width': 0.9, 'stroke-dasharray': '5 3' }),
    // The shore covers the frontier where they run together, so that only the frontier on land has its colour.
    element('path', { d: country, fill: 'none', stroke: FRONTIER, 'stroke-width': 2, ...ROUND }),
    element('path', { d: land, fill: 'none', stroke: SHORE, 'stroke-width': 1.8, ...ROUND }),
    element('path', { d: areas(scenery.lakes), fill: SEA, stroke: SHORE, 'stroke-width': 1.2, ...ROUND }),
  ].join('\n');
}

const ON_LAND = { 'clip-path': 'url(#country)' };
const ROUND = { 'stroke-linejoin': 'round' };

const areas = (rings: readonly (readonly number[])[]) =>
  rings.map((ring) => outline(ring, 'closed')).join('');

function lines(courses: readonly (readonly number[])[], style: Attributes): string {
  const d = courses.map((course) => outline(course, 'open')).join('');
  return element('path', { d, fill: 'none', ...ROUND, 'stroke-linecap': 'round', ...style });
}

// Lighter and lighter bands along the coast, as on old charts.
function ripples({ land }: Scenery): string {
  const bands = { d: areas(land), fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.2 };
  return [34, 22, 11].map((width) => element('path', { ...bands, 'stroke-width': width, ...ROUND })).join('');
}

// Every point of the country takes the colour of its nearest node, and a node that of its nearest city by line, so that
// no colour leaps over a lake or a bay.
function tints(board: Board): string {
  const { graph, positions, regions, scenery } = board;
  const box = scenery ?? { width: 5_000, height: 5_000 };
  const nearest = regionOfNodes(board);
  const shapes: string[][] = regions.map(() => []);
  for (let node = 0; node < graph.nodeCount; node++) {
    let cell: readonly Point[] = [
      [0, 0],
      [box.width, 0],
      [box.width, box.height],
      [0, box.height],
    ];
    // First its neighbours, after whom most others are too far away to take anything from the cell.
    for (const other of [
      ...graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1]),
      ...positions.keys(),
    ]) {
      if (other === node || isBeyond(cell, positions[node], positions[other])) continue;
      cell = nearerPart(cell, positions[node], positions[other]);
    }
    if (cell.length > 2) shapes[nearest[node]].push(outline(cell.flat(), 'closed'));
  }
  // A stroke of the same colour closes the hair cracks between cells.
  const paths = shapes.map((parts, place) => {
    const colour = REGION_COLOURS[place];
    return element('path', { d: parts.join(''), fill: colour, stroke: colour, 'stroke-width': 1 });
  });
  return element('g', { opacity: 0.2 }, paths.join(''));
}

function regionOfNodes({ graph, positions, regions, cities }: Board): number[] {
  const finder = createPathFinder(graph);
  const costs = arcCosts(graph, (from, to) =>
    Math.min(
      255,
      Math.round(
        Math.hypot(positions[from][0] - positions[to][0], positions[from][1] - positions[to][1]) / 2,
      ),
    ),
  );
  const ways = regions.map(({ id }) =>
    finder.costsFrom(
      cities.filter(({ region }) => region === id).map(({ node }) => node),
      { costs },
    ),
  );
  return positions.map((_, node) =>
    ways.reduce((best, way, place) => (way[node] < ways[best][node] ? place : best), 0),
  );
}

type Point = readonly [number, number];

// Whether no corner of a polygon around a point can be nearer to another point.
function isBeyond(polygon: readonly Point[], [x, y]: Point, other: Point): boolean {
  const limit = ((other[0] - x) ** 2 + (other[1] - y) ** 2) / 4;
  return polygon.every((corner) => (corner[0] - x) ** 2 + (corner[1] - y) ** 2 <= limit);
}

// The part of a convex polygon that lies nearer to one point than to another.
function nearerPart(polygon: readonly Point[], own: Point, other: Point): readonly Point[] {
  const lead = ([x, y]: Point) =>
    (x - other[0]) ** 2 + (y - other[1]) ** 2 - (x - own[0]) ** 2 - (y - own[1]) ** 2;
  return polygon.flatMap((point, place): Point[] => {
    const before = polygon[(place + polygon.length - 1) % polygon.length];
    const [from, to] = [lead(before), lead(point)];
    const t = from / (from - to);
    const crossing: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    const crosses = from >= 0 !== to >= 0;
    return [...(crosses ? [crossing] : []), ...(to >= 0 ? [point] : [])];
  });
}
