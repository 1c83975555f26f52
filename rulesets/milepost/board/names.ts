// Notation for mileposts and segments. A milepost's name is the map's: `63,28` is column 63 of row 28,
// `u6,11` lies on the inset, a city's only milepost has the city's id. A segment is its ends, `63,28/wuhan`.

import type { NameTable, NameTables } from '../../../src/core/engine/index.js';
import { formatCell } from '../../../src/core/map/cell-text.js';
import type { MilepostBoard } from './board.js';
import { onceABoard } from './once-a-board.js';

const MILEPOST = 'expected column and row, such as 63,28, or the id of a city with one milepost';
const SEGMENT = 'expected its two ends, such as 63,28/64,28';

/** The names of a board's mileposts and segments. */
export const namesOnBoard: (board: MilepostBoard) => NameTables = onceABoard((board) => {
  const milepost = mileposts(board);
  return { milepost, segment: segments(board, milepost) };
});

// Records name thousands of mileposts, so every name is made once.
function mileposts(board: MilepostBoard): NameTable {
  const { size, cities, entrances } = board;
  const names = new Map<number, string>();
  const numbers = new Map<string, number>();
  for (let cell = 0; cell < size; cell++) {
    const name = formatCell(board, cell);
    names.set(cell, name);
    numbers.set(name, cell);
  }
  // An entrance is marked on both sheets: both marks are read, and that of the surface is written.
  for (const { milepost, alias } of entrances) numbers.set(formatCell(board, alias), milepost);
  for (const { id, mileposts: own } of cities) {
    if (own.length > 1) continue;
    names.set(own[0], id);
    numbers.set(id, own[0]);
  }
  return { name: (thing) => names.get(thing), number: (name) => numbers.get(name), wanted: MILEPOST };
}

function segments(board: MilepostBoard, { name, number }: NameTable): NameTable {
  return {
    name(segment) {
      const [from, to] = [name(board.ends[2 * segment] ?? -1), name(board.ends[2 * segment + 1] ?? -1)];
      return from === undefined || to === undefined ? undefined : `${from}/${to}`;
    },
    number(text) {
      const [from, to, ...rest] = text.split('/').map((end) => number(end) ?? -1);
      const segment = rest.length > 0 ? -1 : board.segment(from, to ?? -1);
      return segment < 0 ? undefined : segment;
    },
    wanted: SEGMENT,
  };
}
