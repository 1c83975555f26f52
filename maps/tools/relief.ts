// Heights around a milepost, from a grid of elevations in degrees, and the terrain they make.

import { readFileSync } from 'node:fs';
import type { Point } from './plane.js';

/** Elevations within half a spacing of a milepost, in metres. */
export interface Relief {
  readonly mean: number;
  readonly highest: number;
  readonly relief: number;
}

/** Reads a grid of elevations and returns a function that looks around a point of the plane. */
export function reliefFrom(path: string, project: (lon: number, lat: number) => Point) {
  const grid = JSON.parse(readFileSync(path, 'utf8'));
  const buckets = new Map<string, [Point, number][]>();
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.cols; column++) {
      const point = project(grid.lon0 + column * grid.step, grid.lat0 - row * grid.step);
      const key = `${Math.floor(point[0])},${Math.floor(point[1])}`;
      const bucket = buckets.get(key) ?? [];
      bucket.push([point, grid.data[row][column] * (grid.scale ?? 1)]);
      buckets.set(key, bucket);
    }
  }
  return ([x, y]: Point): Relief => {
    const heights: number[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const [point, height] of buckets.get(`${Math.floor(x) + dx},${Math.floor(y) + dy}`) ?? []) {
          if (Math.hypot(point[0] - x, point[1] - y) <= 0.5) heights.push(height);
        }
      }
    }
    if (heights.length === 0) return { mean: 0, highest: 0, relief: 0 };
    const highest = Math.max(...heights);
    return {
      mean: heights.reduce((sum, height) => sum + height, 0) / heights.length,
      highest,
      relief: highest - Math.min(...heights),
    };
  };
}
