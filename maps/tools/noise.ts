// A smooth noise over the plane, the same on every machine.

/** A value in −1 … 1 that changes smoothly from place to place, on a scale of one. */
export function noiseAt(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [ease(x - column), ease(y - row)];
  const top = mix(gridValue(column, row), gridValue(column + 1, row), s);
  const bottom = mix(gridValue(column, row + 1), gridValue(column + 1, row + 1), s);
  return mix(top, bottom, t);
}

/** A value in −1 … 1 for a place of the grid, without any pattern the eye could find. */
export function gridValue(column: number, row: number): number {
  let hash = Math.imul(column + 977, 374761393) ^ Math.imul(row + 431, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;
