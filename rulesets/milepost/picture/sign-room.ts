// The parts of a sheet that no name may cover: signs that prices are read from, and other names. Names only
// avoid coasts and frontiers where they can.

import { TERRAINS, type Terrain, WATERS } from '../board/board.js';
import type { Sheet } from './picture.js';
import { riverCourses } from './river-course.js';
import { createRoom, type Room, slabOf, TABOO } from './slab.js';
import { UNIT } from './theme.js';

/** How far a mark reaches from its milepost to the left and right, up, and down, as shares of a spacing. */
const MARK_EXTENT: Readonly<Record<Terrain, readonly [aside: number, up: number, down: number]>> = {
  blank: [0, 0, 0],
  clear: [0.1, 0.1, 0.1],
  passage: [0.1, 0.1, 0.1],
  desert: [0.12, 0.12, 0.12],
  mountain: [0.23, 0.25, 0.17],
  alpine: [0.25, 0.27, 0.18],
  volcano: [0.3, 0.33, 0.2],
  forest: [0.17, 0.29, 0.28],
  jungle: [0.3, 0.28, 0.29],
  'salt-marsh': [0.27, 0.22, 0.24],
  rock: [0.22, 0.19, 0.19],
  entrance: [0.56, 0.56, 0.56],
  sea: [0.11, 0.11, 0.11],
  port: [0.4, 0.4, 0.4],
  city: [0.3, 0.3, 0.3],
};
const IN_MAJOR = 0.38;
const WAVE = 6;
const GATE = 6;
const COAST = 3;

/** The taken space of a sheet, with all its signs. */
export function roomOfSigns(sheet: Omit<Sheet, 'room' | 'places' | 'names'>): Room {
  const room = createRoom();
  const { board } = sheet;
  const block = (cell: number, aside: number, up: number, down: number) =>
    room.take(
      slabOf({
        x: sheet.x(cell) - aside * UNIT,
        y: sheet.y(cell) - up * UNIT,
        width: 2 * aside * UNIT,
        height: (up + down) * UNIT,
      }),
      TABOO,
    );
  const mark = (cell: number, terrain: Terrain) => block(cell, ...MARK_EXTENT[terrain]);
  for (const milepost of board.mileposts) mark(milepost, TERRAINS[board.terrain[milepost]]);
  for (let cell = 0; cell < board.size; cell++) if (board.seaAt[cell] >= 0) mark(cell, 'sea');
  for (const { size, mileposts } of board.cities)
    if (size === 'major') for (const milepost of mileposts) block(milepost, IN_MAJOR, IN_MAJOR, IN_MAJOR);
  for (const { milepost } of [...board.ports, ...board.shipPorts]) mark(milepost, 'port');
  for (const { milepost, alias } of board.entrances)
    for (const cell of [milepost, alias]) mark(cell, 'entrance');
  const wet = ['lake', 'dry-lake', 'inlet'].reduce(
    (bits, name) => bits | (1 << WATERS.indexOf(name as 'lake')),
    0,
  );
  board.water.forEach((bits, segment) => {
    if ((bits & wet) === 0) return;
    const [[ax, ay], [bx, by]] = sheet.line(board.ends[2 * segment], board.ends[2 * segment + 1]);
    room.take(
      {
        x: (ax + bx) / 2,
        y: (ay + by) / 2,
        width: Math.hypot(bx - ax, by - ay),
        height: WAVE,
        turn: Math.atan2(by - ay, bx - ax),
      },
      TABOO,
    );
  });
  for (const river of board.riverNames.keys())
    for (const course of riverCourses(board, river))
      for (const [x, y] of course) {
        const [at, to] = sheet.at(x, y);
        room.take({ x: at, y: to, width: GATE, height: GATE, turn: 0 }, TABOO);
      }
  for (const ring of sheet.options.outline?.home ?? [])
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = sheet.at(ring[i] / 100, ring[i + 1] / 100);
      room.take({ x, y, width: 3, height: 3, turn: 0 }, COAST);
    }
  return room;
}
