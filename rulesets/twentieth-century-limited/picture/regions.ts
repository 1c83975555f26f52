// The regions as areas: every point of the map belongs to the region of its nearest node, and borders between
// regions are smooth. Both sides are made of the same points, so that areas leave no gap.

import { arcCosts, createPathFinder } from '../../../src/core/graph/index.js';
import type { Board } from '../board/board.js';
import { sceneryOf } from './scenery.js';

type Point = readonly [x: number, y: number];

/** The areas of a board, in kilometres. */
export interface RegionAreas {
  /** For each region its rings. */
  readonly rings: readonly (readonly (readonly Point[])[])[];
  /** The lines along which two regions meet. */
  readonly borders: readonly (readonly Point[])[];
  /** The region of every node. */
  readonly regionOf: readonly number[];
}

// Beyond the edge of the map.
const EDGE = -1;
/** How often a border is smoothed: enough that none of the steps from node to node is seen. */
const SMOOTHING = 16;
// Corners of neighbouring cells nearer than this, in kilometres, are one.
const SAME = 0.6;

/** The areas of the board's regions. */
export function regionAreas(board: Board): RegionAreas {
  const regionOf = regionsOfNodes(board);
  const corners = createCorners();
  const sides = cellsOf(board).flatMap((cell, node) =>
    cell.flatMap(({ at, beyond }, n): Side[] => {
      const next = cell[(n + 1) % cell.length].at;
      const other = beyond === EDGE ? EDGE : regionOf[beyond];
      if (other === regionOf[node]) return [];
      const [from, to] = [corners.number(at), corners.number(next)];
      return from === to ? [] : [{ from, to, region: regionOf[node], other }];
    }),
  );
  const places = smoothed(corners.places, sides);
  const borders: Point[][] = [];
  const rings = board.regions.map((_, region) =>
    ringsOf(sides.filter((side) => side.region === region)).map((ring) => {
      borders.push(...runsOf(ring).map((run) => run.map((corner) => places[corner])));
      return ring.map(({ from }) => places[from]);
    }),
  );
  return { rings, borders, regionOf };
}

interface Side {
  readonly from: number;
  readonly to: number;
  readonly region: number;
  /** What lies on the other side: a region, or the edge. */
  readonly other: number;
}

// A node belongs to its nearest city by line, so that no region leaps over a lake or a bay.
function regionsOfNodes({ graph, positions, regions, cities }: Board): readonly number[] {
  const finder = createPathFinder(graph);
  const apart = (from: number, to: number) =>
    Math.hypot(positions[from][0] - positions[to][0], positions[from][1] - positions[to][1]);
  const costs = arcCosts(graph, (from, to) => Math.min(255, Math.round(apart(from, to) / 2)));
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

/** A corner of a cell, and the node beyond the side that begins there. */
interface Corner {
  readonly at: Point;
  readonly beyond: number;
}

// The points nearer to each node than to any other, clockwise.
function cellsOf(board: Board): readonly (readonly Corner[])[] {
  const { graph, positions } = board;
  const { width, height } = sceneryOf(board) ?? { width: 5_000, height: 5_000 };
  const frame = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  return positions.map((own, node) => {
    let cell: readonly Corner[] = frame.map((at) => ({ at, beyond: EDGE }));
    let reach = farthest(cell, own);
    const cut = (other: number) => {
      // Nothing of the cell is nearer to a point that lies twice as far away as its farthest corner.
      if (other === node || squareBetween(positions[other], own) > 4 * reach) return;
      const less = nearerPart(cell, own, { at: positions[other], beyond: other });
      if (less === cell) return;
      cell = less;
      reach = farthest(cell, own);
    };
    // First its neighbours, after whom most others are too far away to take anything from the cell.
    for (const other of graph.targets.subarray(graph.offsets[node], graph.offsets[node + 1])) cut(other);
    for (let other = 0; other < positions.length; other++) cut(other);
    return cell;
  });
}

// The square of how far the corners of a cell are from its node at most.
function farthest(cell: readonly Corner[], from: Point): number {
  let most = 0;
  for (const { at } of cell) most = Math.max(most, squareBetween(at, from));
  return most;
}

// A board takes half a million distances: reading by index is many times quicker than destructuring.
function squareBetween(one: Point, other: Point): number {
  const dx = one[0] - other[0];
  const dy = one[1] - other[1];
  return dx * dx + dy * dy;
}

// Square kilometres: far more than what numbers lose, and less than a metre on the ground.
const ON_LINE = 1e-3;

// The part of a cell that lies nearer to its own node than to another.
function nearerPart(cell: readonly Corner[], own: Point, { at: other, beyond }: Corner): readonly Corner[] {
  const lead = (at: Point) => squareBetween(at, other) - squareBetween(at, own);
  // Corners that a cut has left on its line come out as 0 or nearly so; they must not be cut again.
  const isKept = ({ at }: Corner) => lead(at) >= -ON_LINE;
  // Most points take nothing.
  if (cell.every(isKept)) return cell;
  return cell.flatMap((corner, n): Corner[] => {
    const before = cell[(n + cell.length - 1) % cell.length];
    const kept = isKept(corner) ? [corner] : [];
    if (isKept(before) === isKept(corner)) return kept;
    const [from, to] = [lead(before.at), lead(corner.at)];
    const t = from / (from - to);
    const at: Point = [
      before.at[0] + (corner.at[0] - before.at[0]) * t,
      before.at[1] + (corner.at[1] - before.at[1]) * t,
    ];
    // Going out, the new side begins here; coming in, the old one goes on.
    return [{ at, beyond: isKept(before) ? beyond : before.beyond }, ...kept];
  });
}

// Corners by number; those of neighbouring cells are computed twice and differ a little.
function createCorners() {
  const places: Point[] = [];
  const cells = new Map<number, number[]>();
  const key = (column: number, row: number) => row * 100_000 + column;
  return {
    places,
    number([x, y]: Point): number {
      const [column, row] = [Math.floor(x / 2), Math.floor(y / 2)];
      for (let i = -1; i <= 1; i++)
        for (let j = -1; j <= 1; j++)
          for (const corner of cells.get(key(column + i, row + j)) ?? [])
            if (Math.hypot(places[corner][0] - x, places[corner][1] - y) < SAME) return corner;
      const there = cells.get(key(column, row));
      if (there === undefined) cells.set(key(column, row), [places.length]);
      else there.push(places.length);
      return places.push([x, y]) - 1;
    },
  };
}

// Corners between two regions move along the border; where three regions or the edge meet, they stay.
function smoothed(places: readonly Point[], sides: readonly Side[]): readonly Point[] {
  const along = places.map(() => new Set<number>());
  const fixed = new Set<number>();
  for (const { from, to, other } of sides) {
    if (other === EDGE) fixed.add(from).add(to);
    along[from].add(to);
    along[to].add(from);
  }
  let now = places;
  for (let turn = 0; turn < SMOOTHING; turn++)
    now = now.map((at, corner): Point => {
      const [one, other, ...more] = along[corner];
      if (other === undefined || more.length > 0 || fixed.has(corner)) return at;
      return [(2 * at[0] + now[one][0] + now[other][0]) / 4, (2 * at[1] + now[one][1] + now[other][1]) / 4];
    });
  return now;
}

// The sides of a region, put together to rings.
function ringsOf(sides: readonly Side[]): Side[][] {
  const byStart = new Map<number, Side[]>();
  for (const side of sides) {
    const there = byStart.get(side.from);
    if (there === undefined) byStart.set(side.from, [side]);
    else there.push(side);
  }
  const rings: Side[][] = [];
  for (const first of sides) {
    const ring: Side[] = [];
    let next = byStart.get(first.from)?.pop();
    while (next !== undefined) {
      ring.push(next);
      next = byStart.get(next.to)?.pop();
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

// The parts of a ring along regions that come later, each border once.
function runsOf(ring: readonly Side[]): number[][] {
  const runs: number[][] = [];
  let run: number[] | null = null;
  for (const { from, to, region, other } of ring) {
    if (other <= region) {
      run = null;
      continue;
    }
    if (run === null) {
      run = [from];
      runs.push(run);
    }
    run.push(to);
  }
  return runs;
}

// The square of a city's share of air: it needs less than a border.
const CITY_AIR = 1.7;
// One in this number of points is enough to keep clear of a coast.
const FEW = 6;

/** For each region the point, in kilometres, furthest from borders, coasts and cities: room for a numeral. */
export function numeralPlaces(board: Board, { regionOf }: RegionAreas): readonly Point[] {
  const { positions, cities, regions } = board;
  const cityPlaces = cities.map(({ node }) => positions[node]);
  const coast = (sceneryOf(board)?.country ?? []).flatMap(everyFew);
  return regions.map((_, region) => {
    const foreign = positions.filter((_, node) => regionOf[node] !== region);
    let best: Point = positions[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const [node, at] of positions.entries()) {
      if (regionOf[node] !== region) continue;
      const toCity = nearest(at, cityPlaces) * CITY_AIR;
      const room = Math.min(toCity, nearest(at, foreign), nearest(at, coast));
      if (room <= most) continue;
      most = room;
      best = at;
    }
    return best;
  });
}

function everyFew(ring: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let n = 0; n < ring.length; n += 2 * FEW) points.push([ring[n], ring[n + 1]]);
  return points;
}

// The square of the distance to the nearest of some points.
function nearest(from: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) least = Math.min(least, squareBetween(from, point));
  return least;
}
