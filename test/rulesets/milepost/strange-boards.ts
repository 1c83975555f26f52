// Small boards that no title has: islands behind necks and walls, many ferries with few holders, small cities in ports. Games on them
// are for the laws of M-BUILD-12.

import type { Random } from '../../../src/core/engine/index.js';
import type { ToyBoard } from './toy-board.js';
import { cardlessBoard } from './toy-rails.js';

const COLUMNS = 12;
// Two straits part three lands.
const STRAITS = [3, 7];
const ROWS = 11;
const FERRIES = 5;

/** A board that is drawn at random: a major on each land, ferries over both straits, walls with a neck, and towns at some ports. */
export function strangeBoard(random: Random): ToyBoard {
  const cells = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (): string => (STRAITS.includes(row) ? '~' : '.')),
  );
  const put = (mark: string, rows: readonly number[]) => {
    for (;;) {
      const [row, column] = [rows[random.int(0, rows.length - 1)], random.int(1, COLUMNS - 2)];
      if (cells[row][column] !== '.') continue;
      cells[row][column] = mark;
      return;
    }
  };
  const majors = [...'ABC'];
  for (const [land, major] of majors.entries()) {
    put(major, [4 * land, 4 * land + 2]);
    const at = cells[4 * land].concat(cells[4 * land + 2]).indexOf(major) % COLUMNS;
    const neck = random.int(0, COLUMNS - 3);
    for (let column = 0; column < COLUMNS; column++) {
      const isWall = Math.abs(column - at) > 1 && (column < neck || column > neck + 2);
      if (isWall && random.int(0, 1) === 0) cells[4 * land + 1][column] = '_';
    }
  }
  const ferries: Record<string, { ports: [string, string]; limit: number }> = {};
  const towns: string[] = [];
  for (let ferry = 0; ferry < FERRIES; ferry++) {
    const strait = STRAITS[ferry % 2];
    const ports = [strait - 1, strait + 1].map((row, side) => {
      const isTown = random.int(0, 3) === 0;
      const mark = isTown ? 'KLMNOPQRST'[towns.length] : `${2 * ferry + side}`;
      if (isTown) towns.push(mark);
      put(mark, [row]);
      return mark;
    });
    ferries[`boat-${ferry}`] = { ports: ports as [string, string], limit: random.int(1, 4) };
  }
  return cardlessBoard({
    rows: cells.map((row, n) => `${n % 2 === 1 ? ' ' : ''}${row.join(' ')}`),
    cities: Object.fromEntries([
      ...majors.map((letter) => [letter, { size: 'major' as const }]),
      ...towns.map((letter) => [letter, { size: 'small' as const }]),
    ]),
    ferries,
  });
}
