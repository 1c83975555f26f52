// Rings around all of a grid that lies above a level, as soft paths: heights, light, how far a wood reaches.

/** Numbers at the points of a grid, row by row. */
export interface Grid {
  readonly columns: number;
  readonly values: ArrayLike<number>;
}

/** How the points of a grid become units of a path, which are written as whole numbers. */
export interface Scale {
  /** Units from one point of the grid to the next. */
  readonly step: number;
  /** Where the first point of the grid is. */
  readonly origin: readonly [x: number, y: number];
  /** A smaller ring is left out: its area in units. */
  readonly least: number;
}

/**
 * The side by which a line comes into a square and the one by which it leaves, with high ground to its left.
 * Sides count clockwise from the top; high corners are the bits of the index, clockwise from the upper left.
 */
// biome-ignore format: four rows of four
const WAYS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1],
  [1, 2], [3, 0, 1, 2], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 1, 2, 3], [2, 1],
  [1, 3], [1, 0], [0, 3], [],
];

/** The rings around what lies above a level, as a path to be filled by `evenodd`. */
export function ringsAbove({ columns, values }: Grid, level: number, scale: Scale): string {
  const { step, origin, least } = scale;
  // A rim of low points closes every ring.
  const [width, height] = [columns + 2, values.length / columns + 2];
  const over = new Float64Array(width * height).fill(-1);
  for (let n = 0, to = width + 1; n < values.length; to += 2)
    for (let column = 0; column < columns; column++) over[to++] = values[n++] - level;
  // The side that a line goes on to from each: two a point, the one to its right and the one below it.
  const next = new Int32Array(2 * over.length).fill(-1);
  for (let n = 0, left = 0; n + width + 1 < over.length; n++) {
    // Upper left 1, lower left 8: what was at the right of the square before is at the left of this one.
    const right = (over[n + 1] > 0 ? 2 : 0) + (over[n + width + 1] > 0 ? 4 : 0);
    const kind = left + right;
    left = (right & 2) / 2 + (right & 4) * 2;
    if (kind === 0 || kind === 15) continue;
    const ways = WAYS[kind];
    const sides = [2 * n, 2 * n + 3, 2 * (n + width), 2 * n + 1];
    for (let way = 0; way < ways.length; way += 2) next[sides[ways[way]]] = sides[ways[way + 1]];
  }
  let path = '';
  for (let first = 0; first < next.length; first++) {
    const ring: number[] = [];
    for (let side = first; next[side] >= 0; ) {
      const n = side >> 1;
      const isBelow = (side & 1) === 1;
      const share = over[n] / (over[n] - over[isBelow ? n + width : n + 1]);
      ring.push(
        origin[0] + ((n % width) - 1 + (isBelow ? 0 : share)) * step,
        origin[1] + (Math.floor(n / width) - 1 + (isBelow ? share : 0)) * step,
      );
      const to = next[side];
      next[side] = -1;
      side = to;
    }
    if (Math.abs(areaOf(ring)) >= least) path += softRing(ring, step);
  }
  return path;
}

/**
 * A ring of x, y, x, y … without corners: through the middles of its sides. Points of a large ring stand
 * `apart` at least.
 */
export function softRing(ring: readonly number[], apart = 0): string {
  const points: number[] = [];
  for (let n = 0; n < ring.length; n += 2) {
    const [dx, dy] = [ring[n] - points[points.length - 2], ring[n + 1] - points[points.length - 1]];
    if (n === 0 || dx * dx + dy * dy >= apart * apart) points.push(ring[n], ring[n + 1]);
  }
  const count = points.length;
  if (count < 6) return apart > 0 ? softRing(ring) : '';
  let x = Math.round((points[count - 2] + points[0]) / 2);
  let y = Math.round((points[count - 1] + points[1]) / 2);
  let path = `M${x} ${y}q`;
  for (let n = 0; n < count; n += 2) {
    const [cornerX, cornerY] = [Math.round(points[n]), Math.round(points[n + 1])];
    const toX = Math.round((points[n] + points[(n + 2) % count]) / 2);
    const toY = Math.round((points[n + 1] + points[(n + 3) % count]) / 2);
    path += spaced(cornerX - x) + spaced(cornerY - y) + spaced(toX - x) + spaced(toY - y);
    [x, y] = [toX, toY];
  }
  return `${path}z`;
}

// A minus sign parts two numbers as well as a space does.
const spaced = (move: number) => (move < 0 ? `${move}` : ` ${move}`);

function areaOf(ring: readonly number[]): number {
  let twice = 0;
  for (let n = 0; n < ring.length; n += 2) {
    const m = (n + 2) % ring.length;
    twice += ring[n] * ring[m + 1] - ring[n + 1] * ring[m];
  }
  return twice / 2;
}
