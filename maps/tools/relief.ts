// Heights around a milepost, from a grid of elevations in degrees, and the terrain they make.

import { readFileSync } from 'node:fs';
import type { LandMark, Place, Relief } from './map-spec.js';
import type { Point } from './plane.js';

/** How much relief makes a mountain and an alpine milepost in a region; a bound left out is open. */
export interface ReliefBand {
  readonly lon?: readonly [from: number, to: number];
  readonly lat?: readonly [from: number, to: number];
  /** Mean height, in metres. */
  readonly mean?: readonly [from: number, to: number];
  readonly mountain: number;
  readonly alpine: number;
}

/**
 * The terrain that relief makes. The first band that holds the place counts: the same relief is a hill in
 * crumpled country and a range in rolling country.
 */
export function terrainByRelief(bands: readonly ReliefBand[]) {
  const holds = (bound: readonly [number, number] | undefined, value: number) =>
    bound === undefined || (value >= bound[0] && value < bound[1]);
  return ({ mean, highest, relief }: Relief, [lon, lat]: Place): LandMark => {
    const { mountain, alpine } = bands.find(
      (band) => holds(band.lon, lon) && holds(band.lat, lat) && holds(band.mean, mean),
    )!;
    if (relief >= alpine && highest >= 3000) return '#';
    return relief >= mountain ? '^' : '.';
  };
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
