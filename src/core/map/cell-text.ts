// Reads and writes places of the lattice in one canonical form. A cell is "column,row", an edge a cell and a
// direction ("12,7 SE"), a run a row and its columns ("7: 3-9 12"). A "u" in front is the inset ("u6,11").

import { DIRECTIONS, directionBetween, type LatticeSize, neighbourCell, sheetOf } from './hex-geometry.js';

/** What stands in front of places on the inset. */
const INSET_MARK = 'u';

/** Shape of a cell text: column, comma, row. */
export const CELL_PATTERN = /^u?(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3})$/;
/** Shape of an edge text; only the three forward directions, so that an edge has one name. */
export const EDGE_PATTERN = /^u?(0|[1-9]\d{0,3}),(0|[1-9]\d{0,3}) (E|SE|SW)$/;
/** Shape of a run text: a row, a colon, then columns or ranges of columns. */
export const RUN_PATTERN = /^u?(0|[1-9]\d{0,3}):( (0|[1-9]\d{0,3})(-(0|[1-9]\d{0,3}))?)+$/;

/** The messages for texts of another shape. */
export const wanted = {
  cell: 'expected a cell: column and row, such as 12,9',
  edge: 'expected an edge: a cell and E, SE or SW, such as 12,9 SE; the other three directions belong to the neighbour',
  run: 'expected a run of mileposts: row and columns, such as 7: 3-9 12',
} as const;

/** The two cells an edge joins; `direction` leads from the first to the second. */
export interface CellEdge {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

/** Reads "column,row"; −1 if the lattice has no such cell. */
export function parseCell(size: LatticeSize, text: string): number {
  const match = CELL_PATTERN.exec(text);
  const found = match && namedSheet(size, text);
  if (!match || !found) return -1;
  const { sheet, offset } = found;
  const column = Number(match[1]);
  const row = Number(match[2]);
  return column < sheet.columns && row < sheet.rows ? offset + row * sheet.columns + column : -1;
}

/** The sheet that a text names by its first letter; null for the inset of a lattice without one. */
function namedSheet(size: LatticeSize, text: string): { sheet: LatticeSize; offset: number } | null {
  if (!text.startsWith(INSET_MARK)) return { sheet: size, offset: 0 };
  return size.inset ? { sheet: size.inset, offset: size.columns * size.rows } : null;
}

/** Reads "column,row E|SE|SW"; null if the lattice lacks the cell at either end. */
export function parseEdge(size: LatticeSize, text: string): CellEdge | null {
  const [place, name] = text.split(' ');
  const direction = DIRECTIONS.indexOf(name as (typeof DIRECTIONS)[number]);
  const from = parseCell(size, place);
  if (from < 0 || direction < 0 || direction > 2) return null;
  const to = neighbourCell(size, from, direction);
  return to < 0 ? null : { from, to, direction };
}

/** Reads "row: 3-9 12" into cells, ascending as written; null if a column is outside or a range descends. */
export function parseRun(size: LatticeSize, text: string): number[] | null {
  const found = RUN_PATTERN.test(text) ? namedSheet(size, text) : null;
  if (!found) return null;
  const { sheet, offset } = found;
  const [head, ...parts] = text.replace(INSET_MARK, '').split(' ');
  const row = Number.parseInt(head, 10);
  if (row >= sheet.rows) return null;
  const cells: number[] = [];
  for (const part of parts) {
    const [first, last = first] = part.split('-').map(Number);
    if (last < first || last >= sheet.columns) return null;
    for (let column = first; column <= last; column++) cells.push(offset + row * sheet.columns + column);
  }
  return cells;
}

/** Writes a cell as "column,row". */
export function formatCell(size: LatticeSize, cell: number): string {
  const { mark, column, row } = placeOf(size, cell);
  return `${mark}${column},${row}`;
}

/** The mark of a cell's sheet, and where it lies on it. */
function placeOf(size: LatticeSize, cell: number): { mark: string; column: number; row: number } {
  const { sheet, offset } = sheetOf(size, cell);
  const row = Math.floor((cell - offset) / sheet.columns);
  return { mark: offset === 0 ? '' : INSET_MARK, column: cell - offset - row * sheet.columns, row };
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
  const rows = new Map<string, string[]>();
  for (let i = 0; i < sorted.length; i++) {
    const { mark, row, column: first } = placeOf(size, sorted[i]);
    const { columns } = sheetOf(size, sorted[i]).sheet;
    let last = first;
    while (sorted[i + 1] === sorted[i] + 1 && last + 1 < columns) {
      last++;
      i++;
    }
    const parts = rows.get(`${mark}${row}`) ?? [];
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    rows.set(`${mark}${row}`, parts);
  }
  return [...rows].map(([row, parts]) => `${row}: ${parts.join(' ')}`);
}
