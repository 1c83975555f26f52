// The hexagonal lattice every map is drawn on: points in offset rows, odd rows half a step to the right,
// six neighbours each. A cell is row × columns + column. It answers where a neighbour lies and where a point
// is drawn; which cells exist and what they mean is the map's business.

/** The six directions in the order every table of neighbours uses; the opposite of `d` is `(d + 3) % 6`. */
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;

/** Height of a row in units of the spacing between neighbours (half the square root of three). */
export const ROW_HEIGHT = Math.sqrt(3) / 2;

/** Steps in columns for an even row; an odd row adds one wherever the row changes. */
const COLUMN_STEP = [1, 0, -1, -1, -1, 0];
const ROW_STEP = [0, 1, 1, 0, -1, -1];

/** The extent of one lattice, in cells. */
export interface LatticeSize {
  readonly columns: number;
  readonly rows: number;
  /** A second sheet; its cells are numbered behind those of the first and touch none of them. */
  readonly inset?: { readonly columns: number; readonly rows: number } | null;
}

/** Where the inset is drawn: this many spacings to the right of the first sheet, on its first row. */
const INSET_GAP = 2;

/** The number of cells of both sheets. */
export function cellCount({ columns, rows, inset }: LatticeSize): number {
  return columns * rows + (inset ? inset.columns * inset.rows : 0);
}

/** The sheet a cell lies on, and the number of its first cell. */
export function sheetOf(size: LatticeSize, cell: number): { sheet: LatticeSize; offset: number } {
  const offset = size.columns * size.rows;
  return size.inset && cell >= offset ? { sheet: size.inset, offset } : { sheet: size, offset: 0 };
}

/** The cell next to `cell` in direction 0…5, or −1 beyond the rim. */
export function neighbourCell(size: LatticeSize, cell: number, direction: number): number {
  return stepFrom(placeOf(size, cell), direction);
}

/** Steps from a cell to the neighbours that fit, in the order of directions; for floods of the lattice. */
export function stepsWhere(size: LatticeSize, fits: (cell: number) => boolean) {
  return (cell: number, tell: (next: number) => void): void => {
    const place = placeOf(size, cell);
    for (let direction = 0; direction < 6; direction++) {
      const next = stepFrom(place, direction);
      if (next >= 0 && fits(next)) tell(next);
    }
  };
}

function placeOf(size: LatticeSize, cell: number) {
  const { sheet, offset } = sheetOf(size, cell);
  const row = Math.floor((cell - offset) / sheet.columns);
  return { sheet, offset, row, column: cell - offset - row * sheet.columns };
}

function stepFrom({ sheet, offset, row, column }: ReturnType<typeof placeOf>, direction: number): number {
  const rowStep = ROW_STEP[direction];
  const nextColumn = column + COLUMN_STEP[direction] + (rowStep !== 0 && row % 2 === 1 ? 1 : 0);
  const nextRow = row + rowStep;
  if (nextColumn < 0 || nextColumn >= sheet.columns || nextRow < 0 || nextRow >= sheet.rows) return -1;
  return offset + nextRow * sheet.columns + nextColumn;
}

/** The direction 0…5 that leads from one cell to another, or −1 if they do not touch. */
export function directionBetween(size: LatticeSize, from: number, to: number): number {
  for (let direction = 0; direction < 6; direction++) {
    if (neighbourCell(size, from, direction) === to) return direction;
  }
  return -1;
}

/** The centre of a cell in units of the spacing: x to the right, y downwards, cell 0 at the origin. */
export function cellCentre(size: LatticeSize, cell: number): { x: number; y: number } {
  const { sheet, offset } = sheetOf(size, cell);
  const row = Math.floor((cell - offset) / sheet.columns);
  const column = cell - offset - row * sheet.columns;
  return { x: (offset && size.columns + INSET_GAP) + column + (row % 2) / 2, y: row * ROW_HEIGHT };
}
