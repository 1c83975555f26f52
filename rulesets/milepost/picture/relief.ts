// Relief: how high the ground is, and how the light falls on it from the upper left, as rings to be tinted.
// Heights come with the map, or are guessed from its mountains.

import { type Grid, ringsAbove, type Scale } from '../../../src/core/map/contours.js';
import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { Milepost, MilepostBoard, Terrain } from '../board/board.js';
import { milepostsBy } from './mileposts-by.js';

/** How many spacings the points of a grid stand apart, and how far they reach beyond the lattice. */
export const STEP = 0.5;
export const BEYOND = 3;
/** Heights are kept as multiples of this in the roots of metres: lowlands more finely than peaks. */
export const GRAIN = 2;

/** Rings of the ground in hundredths of a spacing, from the widest to the narrowest. */
export interface Relief {
  /** What lies higher than each of four heights. */
  readonly high: readonly string[];
  /** Slopes in the shade. */
  readonly shade: readonly string[];
  /** Slopes in the light. */
  readonly light: string;
}

/** Metres above which the ground has another tint, and slopes from which it lies in shade or light. */
const HEIGHTS = [400, 1200, 2400, 4000];
const SHADES = [190, 415, 760];
const LIGHT = 290;

/** The relief of a board, by the heights of its map if it has any. */
export function reliefOf(board: MilepostBoard, kept?: readonly string[]): Relief {
  const heights = kept === undefined ? guessedHeights(board) : heightsIn(kept);
  const slopes = lightOn(heights);
  const dark = { ...slopes, values: slopes.values.map((light) => -light) };
  return {
    high: HEIGHTS.map((metres) => ringsAbove(heights, metres, scaleOf(2.2))),
    shade: SHADES.map((light) => ringsAbove(dark, light, scaleOf(0.5))),
    light: ringsAbove(slopes, LIGHT, scaleOf(0.5)),
  };
}

/** Soft rings around some mileposts, half way to the next; in hundredths of a spacing without a scale. */
export function reachOf(
  board: MilepostBoard,
  mileposts: Iterable<Milepost>,
  scale: Scale = scaleOf(0),
): string {
  const field = emptyField(board);
  for (const milepost of mileposts) raise(field, board, { milepost, by: 1, reach: 1.25 });
  return ringsAbove(field, 0.8, scale);
}

const scaleOf = (least: number): Scale => ({
  step: STEP * 100,
  origin: [-BEYOND * 100, -BEYOND * 100],
  least: least * 1e4,
});

/** Heights or slopes of the ground. */
export interface Field extends Grid {
  readonly values: Float64Array;
}

// No mark of packed numbers, no quote and no backslash.
const LETTERS = Array.from({ length: 88 }, (_, n) => String.fromCharCode(n < 54 ? 38 + n : 39 + n)).join('');

/** A row of heights as letters: by how much each differs from what its neighbours let expect. */
export function lettersOf(steps: readonly number[], columns: number, row: number): string {
  return Array.from({ length: columns }, (_, column) => {
    const more = steps[row * columns + column] - expected(steps, columns, row * columns + column);
    return LETTERS[more < 0 ? -2 * more - 1 : 2 * more];
  }).join('');
}

/** Heights in metres, from rows of letters. */
export function heightsIn(rows: readonly string[]): Field {
  const columns = rows[0].length;
  const steps: number[] = [];
  const codes = new Map([...LETTERS].map((letter, code) => [letter, code]));
  for (const letter of rows.join('')) {
    const code = codes.get(letter) ?? 0;
    steps.push(expected(steps, columns, steps.length) + (code % 2 === 1 ? -(code + 1) / 2 : code / 2));
  }
  return { columns, values: Float64Array.from(steps, (step) => (step * GRAIN) ** 2) };
}

// The mean of the neighbours to the left and above, as far as there are any.
function expected(steps: readonly number[], columns: number, n: number): number {
  if (n === 0) return 0;
  if (n < columns) return steps[n - 1];
  return n % columns === 0 ? steps[n - columns] : (steps[n - 1] + steps[n - columns] + 1) >> 1;
}

const GUESSES: Partial<Record<Terrain, number>> = { mountain: 1500, alpine: 3400, volcano: 2600 };

function guessedHeights(board: MilepostBoard): Field {
  const field = emptyField(board);
  for (const [terrain, mileposts] of milepostsBy(board)) {
    const height = GUESSES[terrain];
    // Neighbours add up.
    if (height !== undefined)
      for (const milepost of mileposts) raise(field, board, { milepost, by: height / 2.4, reach: 1.6 });
  }
  return field;
}

function emptyField({ columns, rows }: MilepostBoard): Field {
  const width = Math.ceil((columns + 2 * BEYOND) / STEP);
  return {
    columns: width,
    values: new Float64Array(width * Math.ceil((rows * ROW_HEIGHT + 2 * BEYOND) / STEP)),
  };
}

interface Rise {
  readonly milepost: Milepost;
  readonly by: number;
  /** In spacings. */
  readonly reach: number;
}

// Raises the ground around a milepost, less and less with the distance.
function raise({ columns, values }: Field, board: MilepostBoard, { milepost, by, reach }: Rise): void {
  const [x, y] = [(board.x[milepost] + BEYOND) / STEP, (board.y[milepost] + BEYOND) / STEP];
  const around = reach / STEP;
  for (let row = Math.ceil(y - around); row <= y + around; row++)
    for (let column = Math.ceil(x - around); column <= x + around; column++) {
      const far = Math.hypot(column - x, row - y) / around;
      // An inset has other ground.
      if (far < 1 && column < columns) values[row * columns + column] += by * (1 - far * far) ** 2;
    }
}

// How steeply the ground rises away from the upper left, in metres from point to point: steep ground is dark.
function lightOn({ columns, values }: Field): Field {
  const rows = values.length / columns;
  const slopes = new Float64Array(values.length);
  for (let row = 1; row + 1 < rows; row++)
    for (let column = 1; column + 1 < columns; column++) {
      const n = row * columns + column;
      // Light fades towards the edge of what is known, so that the edge does not show.
      const inside = Math.min(column, row, columns - 1 - column, rows - 1 - row) / 8;
      const rise = (values[n + 1] - values[n - 1]) * 0.8 + values[n + columns] - values[n - columns];
      slopes[n] = rise * Math.min(1, inside);
    }
  return { columns, values: slopes };
}
