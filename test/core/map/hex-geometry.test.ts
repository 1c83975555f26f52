import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  cellCentre,
  cellCount,
  directionBetween,
  neighbourCell,
} from '../../../src/core/map/hex-geometry.js';

const sheet = fc.record({ columns: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 9 }) });
const lattice = fc
  .tuple(sheet, fc.option(sheet))
  .map(([size, inset]) => ({ ...size, inset }))
  .chain((size) => fc.tuple(fc.constant(size), fc.nat(cellCount(size) - 1)));

describe('the lattice', () => {
  propertyTest.prop([lattice, fc.nat(5)])(
    'being a neighbour is mutual, in the opposite direction',
    ([size, cell], direction) => {
      const next = neighbourCell(size, cell, direction);
      expect(next === -1 || neighbourCell(size, next, (direction + 3) % 6) === cell).toBe(true);
    },
  );

  propertyTest.prop([lattice, fc.nat(5)])('neighbours lie one spacing apart', ([size, cell], direction) => {
    const next = neighbourCell(size, cell, direction);
    const [a, b] = [cellCentre(size, cell), cellCentre(size, Math.max(next, 0))];
    expect(next === -1 ? 1 : Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1, 12);
  });

  test('the inset is numbered behind the first sheet, and touches it nowhere', () => {
    const size = { columns: 3, rows: 2, inset: { columns: 2, rows: 2 } };
    expect(cellCount(size)).toBe(10);
    expect([0, 1, 2, 3, 4, 5].map((d) => neighbourCell(size, 6, d))).toEqual([7, 8, -1, -1, -1, -1]);
    expect([0, 1, 2, 3, 4, 5].map((d) => neighbourCell(size, 5, d))).toEqual([-1, -1, -1, 4, 2, -1]);
  });

  test('an inner cell has six neighbours, in the order E, SE, SW, W, NW, NE', () => {
    const size = { columns: 4, rows: 4 };
    expect([0, 1, 2, 3, 4, 5].map((d) => neighbourCell(size, 5, d))).toEqual([6, 10, 9, 4, 1, 2]);
    expect([0, 1, 2, 3, 4, 5].map((d) => neighbourCell(size, 9, d))).toEqual([10, 13, 12, 8, 4, 5]);
  });

  test('directionBetween finds the way back, and −1 for cells that do not touch', () => {
    const size = { columns: 4, rows: 4 };
    expect(directionBetween(size, 5, 1)).toBe(4);
    expect(directionBetween(size, 5, 7)).toBe(-1);
  });
});
