// Where surface and inset lie on the sheet of a picture.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import { columnsBeside } from './columns.js';
import type { Box } from './label-places.js';
import type { Panel } from './panel.js';
import { MARGIN, UNIT } from './theme.js';

/** Pixels of a board's places. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The rectangle of the surface; the inset stands to the right of it. */
  readonly surface: Box;
  /** Places of the panels of a board too small to hold them, beside all else; else empty. */
  readonly beside: readonly Box[];
  /** The frame of the inset, null where there is none. */
  readonly inset: Box | null;
  /** Pixels of a cell of the lattice. */
  x(cell: number): number;
  y(cell: number): number;
  /** Pixels of a point of the board's plane. */
  at(x: number, y: number): readonly [number, number];
  /** Both ends of the line between neighbours, in pixels: an entrance is below if the other end is. */
  line(from: Milepost, to: Milepost): readonly [readonly [number, number], readonly [number, number]];
}

/** Space around the inset; the least width of the column it shares with panels, and space for a title. */
const FRAME = UNIT * 1.35;
const COLUMN = 800;
const HEAD = 172;
/** A surface of fewer cells has no space for panels, and more space for names at its sides. */
const ROOMY = 1500;
const SIDE = 3 * UNIT;

/**
 * Lays the board out: it fills its sheet, except for an inset and a small board's panels, which stand at its
 * right. Panels move no part of the board.
 */
export function layOut(board: MilepostBoard, panels: readonly Panel[] = []): Layout {
  const extent = (size: { columns: number; rows: number }, side: number, above = side) => ({
    width: Math.ceil((size.columns - 0.5) * UNIT + 2 * side),
    height: Math.ceil((size.rows - 1) * UNIT * ROW_HEIGHT + 2 * above),
  });
  const isSmall = board.columns * board.rows < ROOMY;
  const side = isSmall ? SIDE : MARGIN;
  const surface = { x: 0, y: 0, ...extent(board, side, MARGIN) };
  const frame = board.inset && extent(board.inset, FRAME);
  const column = frame ? Math.max(isSmall ? 0 : COLUMN, frame.width + 2 * FRAME) : 0;
  const inset = frame && {
    x: surface.width + (column - frame.width) / 2,
    y: isSmall ? 2 * FRAME : HEAD,
    ...frame,
  };
  const [left, top] = board.inset
    ? [board.x[board.inset.offset], board.y[board.inset.offset]]
    : [Infinity, 0];
  const right = (x: number) =>
    inset && x >= left - 0.5 ? (x - left) * UNIT + inset.x + FRAME : x * UNIT + side;
  const down = (x: number, y: number) =>
    inset && x >= left - 0.5 ? (y - top) * UNIT + inset.y + FRAME : y * UNIT + MARGIN;
  const at = (x: number, y: number): readonly [number, number] => [right(x), down(x, y)];
  const place = (cell: number) => at(board.x[cell], board.y[cell]);
  const width = surface.width + column;
  const height = Math.max(surface.height, inset ? inset.y + inset.height + FRAME : 0);
  const columns = columnsBeside({ width, height }, isSmall ? panels : []);
  return {
    width: Math.ceil(width + columns.width),
    height: Math.ceil(Math.max(height, columns.height)),
    surface,
    inset,
    beside: columns.boxes.map((box) => ({ ...box, x: width + box.x })),
    x: (cell) => right(board.x[cell]),
    y: (cell) => down(board.x[cell], board.y[cell]),
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
