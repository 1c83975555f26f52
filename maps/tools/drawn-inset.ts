// The second sheet of a drawing, below the ground: rock with passages through it. Passages are lines on its
// lattice.

import { ROW_HEIGHT } from '../../src/core/map/hex-geometry.js';
import type { InsetSpec, Place } from './map-spec.js';
import { distanceToLine } from './shapes.js';

/** An inset as its author draws it. */
export interface InsetDrawing extends Pick<InsetSpec, 'id' | 'name' | 'entrances'> {
  readonly columns: number;
  readonly rows: number;
  readonly passages: readonly (readonly Place[])[];
  /** Cells that are neither passage nor rock to cut. */
  readonly nothing: readonly string[];
}

/** The inset as the map has it, before cities are put on it. */
export function drawnInset({
  id,
  name,
  columns,
  rows,
  passages,
  nothing,
  entrances,
}: InsetDrawing): InsetSpec {
  const onPaper = ([x, y]: Place): Place => [x, y * ROW_HEIGHT];
  const lines = passages.map((line) => line.map(onPaper));
  const markAt = (column: number, row: number) => {
    const place = `${column},${row}`;
    if (entrances.some(({ inset }) => inset === `u${place}`)) return '+';
    if (nothing.includes(place)) return ' ';
    const at = onPaper([column + (row % 2) / 2, row]);
    return lines.some((line) => distanceToLine(line, at) < 0.86) ? '-' : '=';
  };
  const columnsOf = Array.from({ length: columns }, (_, column) => column);
  return {
    id,
    name,
    rows: Array.from({ length: rows }, (_, row) => columnsOf.map((column) => markAt(column, row)).join('')),
    entrances,
  };
}
