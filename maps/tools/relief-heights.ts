// Writes heights for the picture of a map into maps/<id>/relief.json. No rule reads them.
//   npx tsx maps/tools/relief-heights.ts <id> <folder of the geography>
// The file has rows of letters. What a letter adds to the mean of its left and upper neighbours is small, so
// the file packs well.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEYOND, GRAIN, lettersOf, STEP } from '../../rulesets/milepost/picture/relief.js';
import { ROW_HEIGHT } from '../../src/core/map/hex-geometry.js';
import { planeOf } from './plane.js';
import { readSpec } from './read-spec.js';

const [id, folder] = process.argv.slice(2);
const spec = id === undefined || folder === undefined ? null : readSpec(id);
if (spec === null || !('plane' in spec.source))
  throw new Error('usage: relief-heights <id of a map of the world> <folder>');
const { plane, region } = spec.source;
const project = planeOf(plane);
const columns = Math.ceil((spec.columns + 2 * BEYOND) / STEP);
const rows = Math.ceil((spec.rows * ROW_HEIGHT + 2 * BEYOND) / STEP);

// Elevations are finer than the grid. A point has the mean of those around it; near ones count more.
const [sums, weights] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
const grid = JSON.parse(readFileSync(join(folder!, region, 'elevation10.json'), 'utf8'));
for (let row = 0; row < grid.rows; row++)
  for (let column = 0; column < grid.cols; column++) {
    const [x, y] = project(grid.lon0 + column * grid.step, grid.lat0 - row * grid.step);
    const [gx, gy] = [(x + BEYOND) / STEP, (y + BEYOND) / STEP];
    for (const cx of [Math.floor(gx), Math.floor(gx) + 1])
      for (const cy of [Math.floor(gy), Math.floor(gy) + 1]) {
        if (cx < 0 || cy < 0 || cx >= columns || cy >= rows) continue;
        const weight = (1 - Math.abs(gx - cx)) * (1 - Math.abs(gy - cy));
        sums[cy * columns + cx] += grid.data[row][column] * (grid.scale ?? 1) * weight;
        weights[cy * columns + cx] += weight;
      }
  }
const heights = [...sums].map((sum, n) => (weights[n] > 0 ? sum / weights[n] : Number.NaN));
// Beyond the frame of the source the land goes on as it was: its edge would be a cliff.
while (heights.some(Number.isNaN)) {
  const before = [...heights];
  for (const [n, height] of before.entries()) {
    if (!Number.isNaN(height)) continue;
    const beside = [
      n % columns > 0 ? n - 1 : -1,
      n % columns < columns - 1 ? n + 1 : -1,
      n - columns,
      n + columns,
    ];
    const known = beside.map((at) => before[at]).filter((one) => one !== undefined && !Number.isNaN(one));
    if (known.length > 0) heights[n] = known.reduce((sum, one) => sum + one, 0) / known.length;
  }
}
const steps = heights.map((height) => Math.round(Math.sqrt(height) / GRAIN));
const text = Array.from({ length: rows }, (_, row) => lettersOf(steps, columns, row));
writeFileSync(
  new URL(`../${id}/relief.json`, import.meta.url),
  `[\n${text.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`,
);
