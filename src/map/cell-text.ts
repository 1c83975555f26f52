// How maps write places of the lattice: a cell is "column,row", an edge is a cell and a direction ("12,7 SE"),
// a run is a row and its columns ("7: 3-9 12"). Reading these texts and writing them in one canonical form.

import { DIRECTIONS, directionBetween, type LatticeSize, neighbourCell } from './hex-geometry.js';

/** Shape of a cell text: column, comma, row. */
export const CELL_PATTERN = /^(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})$/;
/** Shape of an edge text; only the three forward directions, so that an edge has one name. */
export const EDGE_PATTERN = /^(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3}) (E|SE|SW)$/;
/** Shape of a run text: a row, a colon, then columns or ranges of columns. */
export const RUN_PATTERN = /^(0|[1-9]\d{0,3}):( (0|[1-9]\d{0,3})(-(0|[1-9]\d{0,3}))?)+$/;

/** The two cells an edge joins; `direction` leads from the first to the second. */
export interface CellEdge {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

/** Reads "column,row"; −1 if it is no cell of the lattice. */
export function parseCell(size: LatticeSize, text: string): number {
  const match = CELL_PATTERN.exec(text);
  if (!match) return -1;
  const column = Number(match[1]);
  const row = Number(match[2]);
  return column < size.columns && row < size.rows ? row * size.columns + column : -1;
}

/** Reads "column,row E|SE|SW"; null if either end is no cell of the lattice. */
export function parseEdge(size: LatticeSize, text: string): CellEdge | null {
  const [place, name] = text.split(' ');
  const direction = DIRECTIONS.indexOf(name as (typeof DIRECTIONS)[number]);
  const from = parseCell(size, place);
  if (from < 0 || direction < 0 || direction > 2) return null;
  const to = neighbourCell(size, from, direction);
  return to < 0 ? null : { from, to, direction };
}

/** Reads "row: 3-9 12" into cells, ascending as written; null if a column lies outside or a range runs backwards. */
export function parseRun(size: LatticeSize, text: string): number[] | null {
  if (!RUN_PATTERN.test(text)) return null;
  const [head, ...parts] = text.split(' ');
  const row = Number.parseInt(head, 10);
  if (row >= size.rows) return null;
  const cells: number[] = [];
  for (const part of parts) {
    const [first, last = first] = part.split('-').map(Number);
    if (last < first || last >= size.columns) return null;
    for (let column = first; column <= last; column++) cells.push(row * size.columns + column);
  }
  return cells;
}

/** Writes a cell as "column,row". */
export function formatCell(size: LatticeSize, cell: number): string {
  const row = Math.floor(cell / size.columns);
  return `${cell - row * size.columns},${row}`;
}

/** Writes the edge between two neighbours by its one name, whichever way round they are given. */
export function formatEdge(size: LatticeSize, a: number, b: number): string {
  const direction = directionBetween(size, a, b);
  if (direction < 0) throw new RangeError(`cells ${a} and ${b} are no neighbours`);
  return direction < 3
    ? `${formatCell(size, a)} ${DIRECTIONS[direction]}`
    : `${formatCell(size, b)} ${DIRECTIONS[direction - 3]}`;
}

/** Writes cells as runs, one text a row, rows and columns ascending. */
export function formatRuns(size: LatticeSize, cells: readonly number[]): string[] {
  const sorted = [...cells].sort((a, b) => a - b);
  const rows = new Map<number, string[]>();
  for (let i = 0; i < sorted.length; i++) {
    const row = Math.floor(sorted[i] / size.columns);
    const first = sorted[i] - row * size.columns;
    let last = first;
    while (sorted[i + 1] === sorted[i] + 1 && last + 1 < size.columns) {
      last++;
      i++;
    }
    const parts = rows.get(row) ?? [];
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    rows.set(row, parts);
  }
  return [...rows].map(([row, parts]) => `${row}: ${parts.join(' ')}`);
}
