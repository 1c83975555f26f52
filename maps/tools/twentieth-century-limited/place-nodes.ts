// From geography to a board: which cells of the lattice are nodes, which of them are cities, where they are
// drawn, and which neighbours a line joins. All lengths are in units of the spacing.

import { createUnionFind } from '../../../src/core/graph/index.js';
import { cellCentre, type LatticeSize, neighbourCell } from '../../../src/core/map/hex-geometry.js';
import type { Point } from '../plane.js';
import type { Geography } from './geography.js';
import { cheapestMatch } from './match.js';
import { LAND } from './tables.js';

const LATTICE: LatticeSize = { columns: 34, rows: 24 };
// A cell with this share of dry land is a node; a city may claim one with less.
const ENOUGH_LAND = 0.3;
const LAND_FOR_A_CITY = 0.12;
// A line may cross a bay or a river mouth, but no open water (B6), and cut a corner of a neighbour country.
const WETTEST_LINE = 0.1;
const MOST_ABROAD = 0.4;
// If the straight line is too wet, the line may bend this far around a bay; more would cross others.
const WIDEST_BEND = 0.28;
// How far a node may be drawn from its cell's centre.
const LONGEST_SHIFT = 0.38;

/** A node as it is written to the map. */
export interface PlacedNode {
  readonly at: Point;
  /** Index into the table of cities, −1 for a junction. */
  readonly city: number;
}

/** A line between two nodes, by their indices, and the point it bends at if it is not straight. */
export interface PlacedLine {
  readonly ends: readonly [number, number];
  readonly bend: Point | null;
}

/** The nodes in rows from north to south, each row from west to east, and the lines between them. */
export interface PlacedNodes {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
}

/** Lays the lattice where the cities fit it best, and cuts it to the country. */
export function placeNodes(land: Geography): PlacedNodes {
  const offset = bestOffset(land);
  const cells = landCells(land, offset);
  const cityOf = matchCities(land, cells);
  const kept = cells.filter(({ share }, place) => share >= ENOUGH_LAND || cityOf.has(place));
  const indexOf = new Map(kept.map(({ cell }, index) => [cell, index]));
  const city = kept.map((cell) => cityOf.get(cells.indexOf(cell)) ?? -1);
  const pairs = neighbourPairs(kept, indexOf);
  const at = settlePositions(land, kept, city, pairs);
  const lines = pairs.flatMap((ends) => drawLine(land, ends, at) ?? []);
  return largestPart({ nodes: at.map((point, index) => ({ at: point, city: city[index] })), lines });
}

interface Cell {
  readonly cell: number;
  readonly centre: Point;
  readonly share: number;
  readonly dry: readonly Point[];
}

// The offset of the lattice, of a hundred, at which the cities lie nearest to separate cells.
function bestOffset(land: Geography): Point {
  let best: Point = [0, 0];
  let least = Infinity;
  for (let step = 0; step < 100; step++) {
    const offset: Point = [(step % 10) / 10, (Math.floor(step / 10) / 10) * Math.sqrt(3)];
    const centres = Array.from({ length: LATTICE.columns * LATTICE.rows }, (_, cell) =>
      centreOf(cell, offset),
    );
    const match = cheapestMatch(land.cities.map((from) => centres.map((to) => squared(from, to))));
    const misfit = match.reduce((sum, cell, city) => sum + squared(land.cities[city], centres[cell]), 0);
    if (misfit < least - 1e-9) {
      least = misfit;
      best = offset;
    }
  }
  return best;
}

function centreOf(cell: number, offset: Point): Point {
  const { x, y } = cellCentre(LATTICE, cell);
  return [x + offset[0] - 0.5, y + offset[1] - 1];
}

function squared(a: Point, b: Point): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}

function landCells(land: Geography, offset: Point): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < LATTICE.columns * LATTICE.rows; cell++) {
    const centre = centreOf(cell, offset);
    const points = pointsAround(centre);
    const dry = points.filter(land.isDry);
    const forced = LAND.extraNodes.some((place) => squared(land.project(...place), centre) < 0.25);
    const share = forced ? 1 : dry.length / points.length;
    if (dry.length > 0 && share >= LAND_FOR_A_CITY) cells.push({ cell, centre, share, dry });
  }
  return cells;
}

// A grid of points within the hexagon of a cell.
function pointsAround([x, y]: Point): Point[] {
  const points: Point[] = [];
  for (let i = -6; i <= 6; i++) {
    for (let j = -6; j <= 6; j++) {
      const dx = i / 11;
      const dy = j / 11;
      if (Math.abs(dx) <= 0.5 && Math.abs(dx) / 2 + (Math.abs(dy) * Math.sqrt(3)) / 2 <= 0.5)
        points.push([x + dx, y + dy]);
    }
  }
  return points;
}

function matchCities(land: Geography, cells: readonly Cell[]): Map<number, number> {
  const costs = land.cities.map((from) => cells.map(({ centre }) => squared(from, centre)));
  return new Map(cheapestMatch(costs).map((place, city) => [place, city]));
}

function neighbourPairs(kept: readonly Cell[], indexOf: ReadonlyMap<number, number>): [number, number][] {
  const pairs: [number, number][] = [];
  kept.forEach(({ cell }, from) => {
    for (let direction = 0; direction < 3; direction++) {
      const to = indexOf.get(neighbourCell(LATTICE, cell, direction));
      if (to !== undefined) pairs.push([from, to]);
    }
  });
  return pairs.sort(([a, b], [c, d]) => a - c || b - d);
}

// The straight line if it is dry enough, else the one with the smallest bend that is, else null.
function drawLine(land: Geography, ends: readonly [number, number], at: readonly Point[]): PlacedLine | null {
  const [a, b] = [at[ends[0]], at[ends[1]]];
  const byHand = LAND.coastLines.find(
    ({ from, to }) => isNear(land.project(...from), a, b) && isNear(land.project(...to), b, a),
  );
  if (byHand) return { ends, bend: land.project(...byHand.bend) };
  const isGood = (from: Point, to: Point) =>
    land.shareOf('water', from, to) <= WETTEST_LINE && land.shareOf('abroad', from, to) <= MOST_ABROAD;
  if (isGood(a, b)) return { ends, bend: null };
  for (let width = 0.04; width <= WIDEST_BEND; width += 0.04) {
    for (const side of [width, -width]) {
      const bend: Point = [
        (a[0] + b[0]) / 2 - (b[1] - a[1]) * side,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) * side,
      ];
      if (isGood(a, bend) && isGood(bend, b)) return { ends, bend };
    }
  }
  return null;
}

// Whether the place is within half a step of an end of the line, a or b.
function isNear(place: Point, a: Point, b: Point): boolean {
  return Math.min(squared(place, a), squared(place, b)) < 0.25;
}

// Cities pull towards their real places, junctions on the coast towards their dry part, and all towards the
// middle of their neighbours, so that no triangle is flat. No node leaves its cell or steps into water.
function settlePositions(
  land: Geography,
  kept: readonly Cell[],
  city: readonly number[],
  pairs: readonly (readonly [number, number])[],
): Point[] {
  const neighbours: number[][] = kept.map(() => []);
  for (const [a, b] of pairs) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const home = kept.map(({ centre, dry }, index): Point => {
    const goal = city[index] >= 0 ? land.cities[city[index]] : mean(dry);
    return within(centre, goal, LONGEST_SHIFT);
  });
  let at = home.map((point, index) => dryNear(land, kept[index], point));
  for (let turn = 0; turn < 40; turn++) {
    at = at.map((point, index) => {
      const middle = neighbours[index].length > 0 ? mean(neighbours[index].map((other) => at[other])) : point;
      const pull = city[index] >= 0 ? 0.8 : 0.5;
      const goal: Point = [
        home[index][0] * pull + middle[0] * (1 - pull),
        home[index][1] * pull + middle[1] * (1 - pull),
      ];
      return dryNear(land, kept[index], within(kept[index].centre, goal, LONGEST_SHIFT));
    });
  }
  return at;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], point): [number, number] => [x + point[0], y + point[1]], [
    0, 0,
  ] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}

function within(centre: Point, goal: Point, reach: number): Point {
  const distance = Math.sqrt(squared(centre, goal));
  if (distance <= reach) return goal;
  const t = reach / distance;
  return [centre[0] + (goal[0] - centre[0]) * t, centre[1] + (goal[1] - centre[1]) * t];
}

function dryNear(land: Geography, { dry }: Cell, point: Point): Point {
  if (land.isDry(point)) return point;
  return dry.reduce((best, other) => (squared(other, point) < squared(best, point) ? other : best));
}

// Islands and far ends that no line reaches are left out.
function largestPart({ nodes, lines }: PlacedNodes): PlacedNodes {
  const parts = createUnionFind(nodes.length);
  const root = parts.find;
  for (const { ends } of lines) parts.union(...ends);
  const sizes = new Map<number, number>();
  for (const node of nodes.keys()) sizes.set(root(node), (sizes.get(root(node)) ?? 0) + 1);
  const main = [...sizes].sort((a, b) => b[1] - a[1])[0][0];
  const index = new Map<number, number>();
  const kept = nodes.filter((_, node) => root(node) === main && index.set(node, index.size) !== undefined);
  return {
    nodes: kept,
    lines: lines
      .filter(({ ends }) => index.has(ends[0]))
      .map(({ ends, bend }) => ({
        ends: [index.get(ends[0]) as number, index.get(ends[1]) as number] as const,
        bend,
      })),
  };
}
