// The taken parts of a sheet, in upright rectangles, for panels that look for a free place.

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Keeps what is on the paper, and says how much a place would cover. */
export interface Paper {
  /** All that is taken, in the order in which it was. */
  readonly taken: readonly { readonly box: Box; readonly weight: number }[];
  /** Marks a rectangle as taken; weight says how bad it would be to cover it. */
  take(box: Box, weight: number): void;
  /** The weight of what a rectangle would cover. */
  burden(box: Box): number;
}

const CELL = 64;
// More cells than a row of any sheet has.
const ROW = 4096;

interface Taken {
  readonly box: Box;
  readonly weight: number;
  /** The last question that came by it: a box lies in several cells and counts once. */
  asked: number;
}

/** An empty sheet of paper. */
export function createPaper(): Paper {
  const cells = new Map<number, Taken[]>();
  const all: Taken[] = [];
  let questions = 0;
  const inCells = ({ x, y, width, height }: Box, see: (cell: number) => void) => {
    for (let i = Math.floor(x / CELL); i <= Math.floor((x + width) / CELL); i++)
      for (let j = Math.floor(y / CELL); j <= Math.floor((y + height) / CELL); j++) see(j * ROW + i);
  };
  return {
    get taken() {
      return all;
    },
    take(box, weight) {
      const taken = { box, weight, asked: 0 };
      all.push(taken);
      inCells(box, (cell) => {
        const there = cells.get(cell);
        if (there === undefined) cells.set(cell, [taken]);
        else there.push(taken);
      });
    },
    burden(box) {
      const question = ++questions;
      let total = 0;
      inCells(box, (cell) => {
        for (const taken of cells.get(cell) ?? []) {
          if (taken.asked === question) continue;
          taken.asked = question;
          total += overlap(box, taken.box) * taken.weight;
        }
      });
      return total;
    },
  };
}

/** Paper of a sheet whose places are known: nothing is marked on it. */
export const NO_PAPER: Paper = { taken: [], take() {}, burden: () => 0 };

/** The area that two rectangles share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

// Pixels of a square of the raster: panels are moved by a whole number of them.
const RASTER = 6;

/**
 * The burden of any rectangle of a sheet, as it is now, in four look-ups, for panels that search the whole
 * sheet. It uses sums over a raster of taken squares. Edges of rectangles count to the nearest square.
 */
export function rasterOf(paper: Paper, sheet: { readonly width: number; readonly height: number }) {
  const columns = Math.ceil(sheet.width / RASTER) + 1;
  const rows = Math.ceil(sheet.height / RASTER) + 1;
  const column = (x: number) => Math.max(0, Math.min(columns - 1, Math.round(x / RASTER)));
  const row = (y: number) => Math.max(0, Math.min(rows - 1, Math.round(y / RASTER)));
  // The sums, one column and row behind: first where weights begin and end, then summed up twice.
  const sums = new Float64Array(columns * rows);
  for (const { box, weight } of paper.taken) {
    const [left, right] = [Math.floor(box.x / RASTER), Math.ceil((box.x + box.width) / RASTER)];
    const [top, bottom] = [Math.floor(box.y / RASTER), Math.ceil((box.y + box.height) / RASTER)];
    for (let j = Math.max(0, top); j < Math.min(rows - 1, bottom); j++)
      for (let i = Math.max(0, left); i < Math.min(columns - 1, right); i++)
        sums[(j + 1) * columns + i + 1] +=
          overlap(box, { x: i * RASTER, y: j * RASTER, width: RASTER, height: RASTER }) * weight;
  }
  for (let j = 1; j < rows; j++)
    for (let i = 1; i < columns; i++) {
      const at = j * columns + i;
      sums[at] += sums[at - 1] + sums[at - columns] - sums[at - columns - 1];
    }
  return ({ x, y, width, height }: Box): number => {
    const [left, right, top, bottom] = [
      column(x),
      column(x + width),
      row(y) * columns,
      row(y + height) * columns,
    ];
    return sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
  };
}
