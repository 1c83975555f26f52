// Where surface and inset lie on the sheet of a picture.

import { ROW_HEIGHT } from '../../../src/map/hex-geometry.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import type { Box } from './label-places.js';
import { MARGIN, UNIT } from './svg.js';

/** Pixels of a board's places. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The rectangle of the surface; the inset stands to the right of it. */
  readonly surface: Box;
  /** Whether the furniture stands to the right of the surface, because an inset does, or for want of room on it. */
  readonly isFurnitureAside: boolean;
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
/** A surface of fewer pixels has no room for furniture, which needs this height beside it. */
const ROOMY = 1_000_000;
const FURNITURE_HEIGHT = 760;

/** Lays the board out: it fills its sheet, but an inset, or the furniture of a small board, gets a column at the right. */
export function layOut(board: MilepostBoard): Layout {
  const extent = (size: { columns: number; rows: number }, margin: number) => ({
    width: Math.ceil((size.columns - 0.5) * UNIT + 2 * margin),
    height: Math.ceil((size.rows - 1) * UNIT * ROW_HEIGHT + 2 * margin),
  });
  const surface = { x: 0, y: 0, ...extent(board, MARGIN) };
  const frame = board.inset && extent(board.inset, FRAME);
  const isSmall = surface.width * surface.height < ROOMY;
  const column = frame ? Math.max(COLUMN, frame.width + 2 * FRAME) : isSmall ? COLUMN : 0;
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
    height: Math.max(
      surface.height,
      inset ? inset.y + inset.height + FRAME : 0,
      isSmall ? FURNITURE_HEIGHT : 0,
    ),
    surface,
    inset,
    isFurnitureAside: column > 0,
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
