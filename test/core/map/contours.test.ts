// Rings around high ground: closed, on the level, holes included.

import { expect, test } from 'vitest';
import { ringsAbove, softRing } from '../../../src/core/map/contours.js';

const scale = { step: 10, origin: [0, 0], least: 0 } as const;
const grid = (...rows: readonly string[]) => ({
  columns: rows[0].length,
  values: rows.flatMap((row) => [...row].map(Number)),
});
const ringsIn = (path: string) => path.split('M').length - 1;

test('there is a ring around every hill, and one around every hollow in it', () => {
  expect(ringsAbove(grid('000', '000', '000'), 5, scale)).toBe('');
  expect(ringsIn(ringsAbove(grid('00000', '09090', '00000'), 5, scale))).toBe(2);
  expect(ringsIn(ringsAbove(grid('0000000', '0999990', '0900090', '0999990', '0000000'), 5, scale))).toBe(2);
});

test('hills that touch at a corner keep to themselves', () => {
  expect(ringsIn(ringsAbove(grid('0000', '0900', '0090', '0000'), 5, scale))).toBe(2);
});

test('high ground at the edge is closed along the edge, which no ring leaves', () => {
  const path = ringsAbove(grid('99', '99'), 5, scale);
  const [x, y] = path
    .slice(1)
    .split(/(?=-)| |q/)
    .map(Number);
  expect(ringsIn(path)).toBe(1);
  expect(x).toBeGreaterThanOrEqual(-10);
  expect(y).toBeGreaterThanOrEqual(-10);
});

test('a ring stands where the level is met between two points', () => {
  // From 0 to 8 in ten units: the level 2 is met after a quarter of the way.
  const [x] = ringsAbove(grid('000', '080', '000'), 2, scale)
    .slice(1)
    .split(' ')
    .map(Number);
  expect(x).toBeGreaterThan(2);
  expect(x).toBeLessThan(18);
});

test('small rings are left out', () => {
  const hills = grid('0000000', '0999000', '0999090', '0999000', '0000000');
  expect(ringsIn(ringsAbove(hills, 5, { ...scale, least: 200 }))).toBe(1);
});

test('a soft ring ends where it begins, and its points stand apart', () => {
  const square = [0, 0, 100, 0, 100, 100, 0, 100];
  const moves = softRing(square)
    .replace(/^M.*q|z$/g, '')
    .match(/-?\d+/g)!
    .map(Number);
  const ends = moves.flatMap((_, n) => (n % 4 === 0 ? [[moves[n + 2], moves[n + 3]]] : []));
  expect(ends.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0])).toEqual([0, 0]);
  expect(ends).toHaveLength(4);
  expect(softRing([...square, 0, 95], 20)).toBe(softRing(square));
  expect(softRing([0, 0, 9, 9])).toBe('');
});
