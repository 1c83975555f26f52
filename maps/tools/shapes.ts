// Polygons and lines of the plane: reading them from GeoJSON, asking whether a point lies inside, making them
// simpler and cutting them at a frame. Nothing here knows a map.

import { readFileSync } from 'node:fs';
import type { Point } from './plane.js';

/** A polygon with holes (even-odd), and its bounding box. */
export interface Polygon {
  readonly rings: readonly (readonly Point[])[];
  readonly box: readonly [number, number, number, number];
}

/** One feature of a source file, projected. */
export interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly polygons: readonly Polygon[];
  readonly lines: readonly (readonly Point[])[];
}

type Project = (lon: number, lat: number) => Point;

/** Reads a GeoJSON file and projects all of it. */
export function readFeatures(path: string, project: Project): Feature[] {
  const collection = JSON.parse(readFileSync(path, 'utf8'));
  // biome-ignore lint/suspicious/noExplicitAny: GeoJSON is read as it comes
  return collection.features.map(({ properties, geometry }: any): Feature => {
    const ring = (points: number[][]) => points.map(([lon, lat]) => project(lon, lat));
    const kind = geometry.type as string;
    const parts = kind.startsWith('Multi') ? geometry.coordinates : [geometry.coordinates];
    const isArea = kind.endsWith('Polygon');
    return {
      properties,
      polygons: isArea ? parts.map((rings: number[][][]) => polygonOf(rings.map(ring))) : [],
      lines: isArea ? [] : parts.map(ring),
    };
  });
}

/** Makes a polygon of rings. */
export function polygonOf(rings: readonly (readonly Point[])[]): Polygon {
  const xs = rings.flatMap((ring) => ring.map((point) => point[0]));
  const ys = rings.flatMap((ring) => ring.map((point) => point[1]));
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { rings, box: [least(xs), least(ys), most(xs), most(ys)] };
}

/** Whether a point lies inside a polygon, by the even-odd rule. */
export function isInside({ rings, box }: Polygon, [x, y]: Point): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  }
  return inside;
}

/** The share of the straight line between two points for which `test` holds, by forty samples. */
export function shareAlong(a: Point, b: Point, test: (point: Point) => boolean): number {
  const samples = 40;
  let hits = 0;
  for (let i = 0; i < samples; i++) {
    const t = (i + 0.5) / samples;
    if (test([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])) hits++;
  }
  return hits / samples;
}

/** Area of a ring in square spacings, negative if it turns against the clock on the paper. */
export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return -twice / 2;
}

/** Douglas–Peucker: drops points that lie closer than `tolerance` to the line without them. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [first, last] = span;
    let farthest = -1;
    let distance = tolerance;
    for (let i = first + 1; i < last; i++) {
      const d = distanceToSide(line[i], line[first], line[last]);
      if (d > distance) {
        distance = d;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    stack.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, i) => keep[i]);
}

/** The distance of a point from a line of several sides. */
export function distanceToLine(line: readonly Point[], at: Point): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, distanceToSide(at, line[i - 1], line[i]));
  return least;
}

function distanceToSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Cuts a ring at a rectangular frame (Sutherland–Hodgman); empty if nothing is left. */
export function clippedRing(
  ring: readonly Point[],
  frame: readonly [number, number, number, number],
): Point[] {
  let points = [...ring];
  for (let side = 0; side < 4; side++) {
    const axis = side % 2;
    const limit = frame[side];
    const keeps = (point: Point) => (side < 2 ? point[axis] >= limit : point[axis] <= limit);
    const next: Point[] = [];
    points.forEach((point, i) => {
      const previous = points[(i + points.length - 1) % points.length];
      if (keeps(point) !== keeps(previous)) {
        const t = (limit - previous[axis]) / (point[axis] - previous[axis]);
        next.push([previous[0] + (point[0] - previous[0]) * t, previous[1] + (point[1] - previous[1]) * t]);
      }
      if (keeps(point)) next.push(point);
    });
    points = next;
  }
  return points;
}
