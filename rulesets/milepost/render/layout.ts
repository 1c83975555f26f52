// Where surface and inset lie on the sheet of a picture.

import { ROW_HEIGHT } from '../../../src/map/hex-geometry.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import type { Box } from './label-places.js';
import { MARGIN, UNIT } from './svg.js';

/** Pixels of a board's places. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The rectangle of the surface; the inset and the furniture stand to the right of it. */
  readonly surface: Box;
  /** The frame of the inset, null where there is none. */
  readonly inset: Box | null;
  /** Pixels of a cell of the lattice. */
  x(cell: number): number;
  y(cell: number): number;
  /** Pixels of a point of the board's plane. */
  at(x: number, y: number): readonly [number, number];
  /** Both ends, in pixels, of what joins two neighbours: an entrance has its place below if the other end is there. */
  line(from: Milepost, to: Milepost): readonly [readonly [number, number], readonly [number, number]];
}

/** Room around the inset, the least width of the column it shares with the furniture, and room above for a title. */
const FRAME = UNIT * 1.3;
const COLUMN = 760;
const HEAD = 190;

/** Lays the board out: without an inset it fills its sheet, an inset gets a column at the right. */
export function layOut(board: MilepostBoard): Layout {
  const extent = (size: { columns: number; rows: number }, margin: number) => ({
    width: Math.ceil((size.columns - 0.5) * UNIT + 2 * margin),
    height: Math.ceil((size.rows - 1) * UNIT * ROW_HEIGHT + 2 * margin),
  });
  const surface = { x: 0, y: 0, ...extent(board, MARGIN) };
  const frame = board.inset && extent(board.inset, FRAME);
  const column = frame ? Math.max(COLUMN, frame.width + 2 * FRAME) : 0;
  const inset = frame && { x: surface.width + (column - frame.width) / 2, y: HEAD, ...frame };
  const [left, top] = board.inset
    ? [board.x[board.inset.offset], board.y[board.inset.offset]]
    : [Infinity, 0];
  const at = (x: number, y: number): readonly [number, number] =>
    inset && x >= left - 0.5
      ? [(x - left) * UNIT + inset.x + FRAME, (y - top) * UNIT + inset.y + FRAME]
      : [x * UNIT + MARGIN, y * UNIT + MARGIN];
  const place = (cell: number) => at(board.x[cell], board.y[cell]);
  return {
    width: surface.width + column,
    height: Math.max(surface.height, inset ? inset.y + inset.height + FRAME : 0),
    surface,
    inset,
    x: (cell) => place(cell)[0],
    y: (cell) => place(cell)[1],
    at,
    line: (from, to) => {
      const [a, b] = cellsBetween(board, from, to);
      return [place(a), place(b)];
    },
  };
}

/** The cells that two neighbours are drawn at: an entrance is drawn below if the other one is there. */
export function cellsBetween(board: MilepostBoard, from: Milepost, to: Milepost): readonly [number, number] {
  const { inset, entrances } = board;
  if (!inset || from >= inset.offset === to >= inset.offset) return [from, to];
  const below = (cell: Milepost) => entrances.find(({ milepost }) => milepost === cell)?.alias ?? cell;
  return [below(from), below(to)];
}
