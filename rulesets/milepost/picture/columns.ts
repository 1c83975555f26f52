// Panels in columns beside a board that has no space for them: the number of columns, and the column of each
// panel, that take least paper.

import type { Box } from './label-places.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Panels beside a board. */
export interface Columns extends Size {
  /** Where each panel stands, in pixels from the board's upper right corner; in the order of the panels. */
  readonly boxes: readonly Box[];
}

const EDGE = 24;
const GAP = 16;

/** Arranges panels beside a board of this size; without panels it takes no space. Ties go to the first. */
export function columnsBeside(board: Size, panels: readonly Size[]): Columns {
  if (panels.length === 0) return { width: 0, height: 0, boxes: [] };
  const paper = ({ width, height }: Size) => (board.width + width) * Math.max(board.height, height);
  return arrangements(panels.length)
    .map((columns) => arranged(panels, columns))
    .reduce((least, next) => (paper(next) < paper(least) ? next : least));
}

// Every way to spread this many panels over columns, by number; in a column they stand in order.
function arrangements(panels: number): readonly (readonly (readonly number[])[])[] {
  if (panels === 0) return [[]];
  const last = panels - 1;
  return arrangements(last).flatMap((columns) => [
    ...columns.map((_, n) => columns.map((column, of) => (of === n ? [...column, last] : column))),
    [...columns, [last]],
  ]);
}

function arranged(panels: readonly Size[], columns: readonly (readonly number[])[]): Columns {
  const boxes: Box[] = [];
  let x = EDGE;
  let height = 0;
  for (const column of columns) {
    let y = EDGE;
    for (const panel of column) {
      boxes[panel] = { x, y, width: panels[panel].width, height: panels[panel].height };
      y += panels[panel].height + GAP;
    }
    x += Math.max(...column.map((panel) => panels[panel].width)) + GAP;
    height = Math.max(height, y - GAP + EDGE);
  }
  return { width: x - GAP + EDGE, height, boxes };
}
