// The grid reference on the frame: its numbers stand at the columns and rows that notation names.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/ruleset.js';
import { indiaRails } from '../../../../rulesets/india-rails/ruleset.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/ruleset.js';
import type { MilepostBoard } from '../../../../rulesets/milepost/board/board.js';
import { namesOnBoard } from '../../../../rulesets/milepost/board/names.js';
import { layOut } from '../../../../rulesets/milepost/picture/layout.js';
import { stillLayers } from '../../../../rulesets/milepost/picture/render-board.js';
import { toyLand } from '../toy-land.js';

interface Numeral {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

function numbersOn(board: MilepostBoard): readonly Numeral[] {
  const { furniture } = stillLayers(board, { furniture: false });
  return [...furniture.matchAll(/<text x="(\S+)" y="(\S+)"[^>]*>(u?\d+)<\/text>/g)].map(([, x, y, text]) => ({
    text,
    x: Number(x),
    y: Number(y),
  }));
}

const HALF = 13;

describe.each([
  ['china-rails', chinaRails.board()],
  ['india-rails', indiaRails.board()],
  ['iron-dragon', ironDragon.board()],
  ['a small board', toyLand().board],
])('the frame of %s', (_, given) => {
  const board = given as unknown as MilepostBoard;
  const numbers = numbersOn(board);
  const { x, y } = layOut(board);
  const { milepost } = namesOnBoard(board);

  test('every fifth column and row is numbered on both its sides', () => {
    const count = (size: { columns: number; rows: number }) =>
      2 * (Math.ceil(size.columns / 5) + Math.ceil(size.rows / 5));
    expect(numbers.length).toBe(count(board) + (board.inset === null ? 0 : count(board.inset)));
  });

  test('column and row on the frame lead to the milepost of that name', () => {
    const reached = numbers.filter(({ text }) => /^u?\d*5$|^u?\d*0$/.test(text));
    expect(reached).toEqual(numbers);
    for (const cell of board.mileposts) {
      const [, mark, column, row] = /^(u?)(\d+),(\d+)$/.exec(milepost.name(cell) ?? '') ?? [];
      if (column === undefined) continue;
      const above = numbers.filter(({ text }) => text === `${mark}${column}`);
      if (Number(column) % 5 === 0) expect(above.some((one) => Math.abs(one.x - x(cell)) <= HALF)).toBe(true);
      const beside = numbers.filter(({ text }) => text === `${mark}${row}`);
      if (Number(row) % 5 === 0)
        expect(beside.some((one) => Math.abs(one.y - y(cell)) <= HALF / 2)).toBe(true);
    }
  });

  test('no number covers a milepost', () => {
    const covered = board.mileposts.filter((cell) =>
      numbers.some((one) => Math.abs(one.x - x(cell)) < 12 && Math.abs(one.y - y(cell)) < 10),
    );
    expect(covered).toEqual([]);
  });
});
