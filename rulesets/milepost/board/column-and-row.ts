// From the number of a milepost, as states and actions have it, to its column and row, and back.

import { refuse } from '../../../src/core/engine/base/rejection.js';
import { type LatticeSize, sheetOf } from '../../../src/core/map/hex-geometry.js';
import type { Milepost } from './board.js';

/** Where a milepost stands: column and row from 0; odd rows lie half a step to the right. */
export interface ColumnAndRow {
  /** From 0, from the left. */
  readonly column: number;
  /** From 0, from the top. */
  readonly row: number;
  /** True on the second sheet of a board that has one; left out on the first. */
  readonly inset?: boolean;
}

/**
 * The column and row of a milepost: `at: 2106` of a train on China's board is column 54 of row 27.
 *
 * @param board - The board, or its numbers of columns and rows.
 * @param milepost - The number.
 * @returns Column and row, and `inset: true` on the second sheet.
 * @throws `InvalidInputError` where the board has no such number.
 * @see `milepostAt`
 * @example
 * console.log(columnAndRow(board, 2106));
 * // { column: 54, row: 27 }
 */
export function columnAndRow(board: LatticeSize, milepost: Milepost): ColumnAndRow {
  const { sheet, offset } = sheetOf(board, milepost);
  const row = Math.floor((milepost - offset) / sheet.columns);
  if (!Number.isInteger(milepost) || row < 0 || row >= sheet.rows)
    return refuse('milepost', `this board has no milepost ${milepost}`);
  const place = { column: milepost - offset - row * sheet.columns, row };
  return offset === 0 ? place : { ...place, inset: true };
}

/**
 * The milepost at a column and row, by the number that states and actions use.
 *
 * @param board - The board, or its numbers of columns and rows.
 * @param place - Column and row from 0, and `inset: true` for the second sheet.
 * @returns The number; -1 beyond the rim. Blank places and the sea have numbers too.
 * @throws Nothing.
 * @see `columnAndRow`
 * @example
 * console.log(milepostAt(board, { column: 54, row: 27 }));
 * // 2106
 */
export function milepostAt(board: LatticeSize, place: ColumnAndRow): Milepost {
  const { column, row, inset = false } = place;
  const sheet = inset ? board.inset : board;
  const isOn = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value < most;
  if (!sheet || !isOn(column, sheet.columns) || !isOn(row, sheet.rows)) return -1;
  return (inset ? board.columns * board.rows : 0) + row * sheet.columns + column;
}
