// HT-MAP: what a hex map says and what follows from it.

import { describe, expect, test } from 'vitest';
import { generateMap } from '../../../../rulesets/hex-tycoon/board/generate/generate-map.js';
import { FOREST, isCity, MOUNTAIN, PLAINS, SEA } from '../../../../rulesets/hex-tycoon/board/ground.js';
import { distance } from '../../../../rulesets/hex-tycoon/board/layout.js';
import {
  crossingSlots,
  DEVELOPMENT_SLOT,
  interiorSlots,
  STATION_SLOT,
  slotCorners,
} from '../../../../rulesets/hex-tycoon/picture/layout-on-paper.js';
import { toyHexBoard } from '../toy-table.js';

test('HT-MAP-1: every hex has exactly one base terrain', () => {
  const board = toyHexBoard(['~ . f m', ' o F M C']);
  expect([...board.terrain]).toEqual([SEA, PLAINS, FOREST, MOUNTAIN, PLAINS, FOREST, MOUNTAIN, PLAINS]);
  expect(() => toyHexBoard(['x .'])).toThrow('map: rows.0');
});

test('HT-MAP-2: towns lie on plains, forest or mountain, cities on plains, nothing on the sea', () => {
  const board = toyHexBoard(['o F M', ' C S ~']);
  const at = (cell: string) => [board.terrain[board.hexAt(cell)], board.place[board.hexAt(cell)]];
  expect(['0,0', '1,0', '2,0'].map(at)).toEqual([
    [PLAINS, 1],
    [FOREST, 1],
    [MOUNTAIN, 1],
  ]);
  expect(['0,1', '1,1', '2,1'].map(at)).toEqual([
    [PLAINS, 2],
    [PLAINS, 3],
    [SEA, 0],
  ]);
});

test('HT-MAP-3: a land hex is coastal if and only if a hex next to it is sea', () => {
  const board = toyHexBoard(['~ . . .', ' m F C .']);
  expect(Array.from(board.coastal)).toEqual([0, 1, 0, 0, 1, 0, 0, 0]);
});

test('HT-MAP-4: a river runs between two land hexes', () => {
  const board = toyHexBoard(['. . ~'], ['0,0 E']);
  expect(board.river[board.hexside(0, 1)]).toBe(1);
  expect(() => toyHexBoard(['. . ~'], ['1,0 E'])).toThrow('touches the sea');
  expect(() => toyHexBoard(['. . ~'], ['2,0 E'])).toThrow('no hexside of this map');
  expect(() => toyHexBoard(['. . ~'], ['0,0 E', '0,0 E'])).toThrow('a river already');
});

test('HT-MAP-5: a starting city is a city', () => {
  const board = toyHexBoard(['S o C .']);
  expect([0, 1, 2, 3].map((hex) => isCity(board, hex))).toEqual([true, false, true, false]);
  expect(board.cities).toEqual([0, 2]);
  expect(board.startingCities).toEqual([0]);
});

describe('HT-MAP-6: next to a kind of hex, and rivers on sides', () => {
  //   0 1 2
  //    3 4
  const board = toyHexBoard(['f m ~', ' C o'], ['0,1 E']);
  const city = board.hexAt('0,1');
  test('HT-MAP-6: adjacent hexes and own river sides are counted; off the map is neither', () => {
    const seen = Object.fromEntries(Object.entries(board.near).map(([kind, counts]) => [kind, counts[city]]));
    expect(seen).toEqual({ plains: 0, forest: 1, mountain: 1, town: 1, sea: 0, river: 1 });
    expect(board.near.sea[board.hexAt('1,1')]).toBe(1);
    expect(board.near.river[board.hexAt('0,0')]).toBe(0);
  });
});

test('HT-MAP-7: a plains with a place is not "a Plains"; a forest town is a forest and a town', () => {
  const board = toyHexBoard(['o F C S .']);
  expect(board.near.plains[board.hexAt('1,0')]).toBe(0);
  expect(board.near.plains[board.hexAt('3,0')]).toBe(1);
  expect([board.near.forest[0], board.near.town[0]]).toEqual([1, 1]);
});

test('HT-MAP-8: distance is steps on the grid, whatever lies between', () => {
  const board = toyHexBoard(['S ~ ~ C', ' . m . .', '. . . C']);
  const from = (a: string, b: string) => distance(board, board.hexAt(a), board.hexAt(b));
  expect(from('0,0', '3,0')).toBe(3);
  expect(from('0,0', '0,1')).toBe(1);
  expect(from('0,0', '0,2')).toBe(2);
  expect(from('0,0', '3,2')).toBe(4);
  expect(from('3,2', '0,0')).toBe(4);
});

test('HT-MAP-9: a hex on paper has room for three rail markers a side and six markers inside, side by side', () => {
  const crossings = [0, 1, 2, 3, 4, 5].flatMap((direction) => crossingSlots(direction, 3));
  const all = [...interiorSlots(4), STATION_SLOT, DEVELOPMENT_SLOT, ...crossings];
  expect(all).toHaveLength(4 + 1 + 1 + 18);
  const shapes = all.map(slotCorners);
  const touching = shapes.flatMap((one, i) => shapes.slice(i + 1).filter((other) => overlap(one, other)));
  expect(touching).toEqual([]);
});

type Shape = readonly (readonly [number, number])[];

// Two rectangles lie apart when some side of either has all of the other beyond it.
function overlap(one: Shape, other: Shape): boolean {
  return [one, other].every((shape) =>
    shape.every((corner, i) => {
      const next = shape[(i + 1) % 4];
      const across = ([x, y]: readonly [number, number]) =>
        (x - corner[0]) * (next[1] - corner[1]) - (y - corner[1]) * (next[0] - corner[0]);
      const ranges = [one, other].map((points) => points.map(across));
      return (
        Math.max(...ranges[0]) > Math.min(...ranges[1]) && Math.max(...ranges[1]) > Math.min(...ranges[0])
      );
    }),
  );
}

test('a map is not generated from what is no seed, nor by a number of searches that is none', () => {
  for (const seed of [Number.NaN, 0.5, Number.POSITIVE_INFINITY, {}, null, undefined, [7], 'x'.repeat(201)])
    expect(() => generateMap(seed as never)).toThrow(RangeError);
  expect(() => generateMap({} as never)).toThrow('seed: expected a text');
  for (const bad of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
    expect(() => generateMap(7, { steps: bad })).toThrow(/^steps: /);
    expect(() => generateMap(7, { tries: bad })).toThrow(/^tries: /);
  }
});
