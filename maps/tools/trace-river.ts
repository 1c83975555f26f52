// Which edges of the lattice a river crosses. The lattice cuts the plane into triangles. A river is the
// shortest way from source to mouth through triangles that its real course visits. It crosses an edge when it
// passes from one triangle to the next, so never an edge twice, however it meanders.

import { ROW_HEIGHT } from '../../src/core/map/hex-geometry.js';
import type { Point } from './plane.js';

/** Axial coordinates of a triangle's corner. */
type Corner = readonly [q: number, r: number];

/** Column and row of the two mileposts whose edge is crossed. */
export type CrossedEdge = readonly [readonly [number, number], readonly [number, number]];

function triangleAt([x, y]: Point): string {
  const rf = y / ROW_HEIGHT;
  const qf = x - rf / 2;
  const q = Math.floor(qf);
  const r = Math.floor(rf);
  return `${q},${r},${qf - q + (rf - r) < 1 ? 0 : 1}`;
}

function cornersOf(triangle: string): Corner[] {
  const [q, r, half] = triangle.split(',').map(Number);
  return half === 0
    ? [
        [q, r],
        [q + 1, r],
        [q, r + 1],
      ]
    : [
        [q + 1, r],
        [q + 1, r + 1],
        [q, r + 1],
      ];
}

function sharedCorners(a: string, b: string): Corner[] {
  const other = cornersOf(b);
  return cornersOf(a).filter(([q, r]) => other.some((corner) => corner[0] === q && corner[1] === r));
}

function centreOf(triangle: string): Point {
  const corners = cornersOf(triangle);
  const q = corners.reduce((sum, corner) => sum + corner[0], 0) / 3;
  const r = corners.reduce((sum, corner) => sum + corner[1], 0) / 3;
  return [q + r / 2, r * ROW_HEIGHT];
}

/**
 * The edges crossed on the way from source to mouth, in order. The lines may come in any order and direction;
 * parts that touch in a triangle are joined, others that lie off the way are ignored.
 */
export function traceRiver(lines: readonly (readonly Point[])[], source: Point, mouth: Point): CrossedEdge[] {
  const ways = new Map<string, Set<string>>();
  const join = (a: string, b: string) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const next = ways.get(from) ?? new Set();
      if (from !== to) next.add(to);
      ways.set(from, next);
    }
  };
  // Halving a stretch until its ends lie in neighbouring triangles finds every triangle on the way.
  const walk = (a: Point, b: Point, depth: number) => {
    const from = triangleAt(a);
    const to = triangleAt(b);
    if (from === to || sharedCorners(from, to).length === 2) {
      join(from, to);
      return;
    }
    if (depth === 0) return;
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    walk(a, middle, depth - 1);
    walk(middle, b, depth - 1);
  };
  for (const line of lines) for (let i = 1; i < line.length; i++) walk(line[i - 1], line[i], 30);

  const nearest = (point: Point) =>
    [...ways.keys()]
      .map((triangle) => {
        const centre = centreOf(triangle);
        return [Math.hypot(centre[0] - point[0], centre[1] - point[1]), triangle] as const;
      })
      .sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1))[0][1];
  const start = nearest(source);
  const end = nearest(mouth);
  const cameFrom = new Map<string, string>([[start, start]]);
  const queue = [start];
  for (const triangle of queue) {
    for (const next of ways.get(triangle)!) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, triangle);
      queue.push(next);
    }
  }
  if (!cameFrom.has(end)) throw new Error('the course of the river has a gap between source and mouth');
  const edges: CrossedEdge[] = [];
  for (let at = end; at !== start; at = cameFrom.get(at)!) {
    const [a, b] = sharedCorners(at, cameFrom.get(at)!).map(
      ([q, r]) => [q + (r - (((r % 2) + 2) % 2)) / 2, r] as const,
    );
    edges.unshift([a, b]);
  }
  return edges;
}
