import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  formatCell,
  formatEdge,
  formatRuns,
  parseCell,
  parseEdge,
  parseRun,
} from '../../../src/core/map/cell-text.js';
import { cellCount, neighbourCell } from '../../../src/core/map/hex-geometry.js';

const size = { columns: 12, rows: 9, inset: { columns: 5, rows: 4 } };
const cell = fc.nat(cellCount(size) - 1);

describe('texts of places', () => {
  propertyTest.prop([cell])('a cell that is written reads back as itself', (one) => {
    expect(parseCell(size, formatCell(size, one))).toBe(one);
  });

  propertyTest.prop([cell, fc.nat(5)])('an edge has one name, whichever way round', (from, direction) => {
    const to = neighbourCell(size, from, direction);
    fc.pre(to >= 0);
    const text = formatEdge(size, from, to);
    expect(formatEdge(size, to, from)).toBe(text);
    expect([parseEdge(size, text)?.from, parseEdge(size, text)?.to].sort()).toEqual([from, to].sort());
  });

  propertyTest.prop([fc.uniqueArray(cell)])('runs hold exactly the cells written', (cells) => {
    const read = formatRuns(size, cells).flatMap((run) => parseRun(size, run) ?? [-1]);
    expect(read).toEqual([...cells].sort((a, b) => a - b));
  });

  test.each([
    '',
    '1',
    '1,2,3',
    '01,2',
    '-1,2',
    '12,0',
    '0,9',
    ' 1,2',
    '1,2 ',
    'u',
    'u5,0',
    'u0,4',
    'U1,2',
    '1,u2',
  ])('"%s" is no cell', (text) => {
    expect(parseCell(size, text)).toBe(-1);
  });

  test.each(['3,3', '3,3 W', '3,3  E', '11,3 E', '3,8 SE', 'u4,0 E', 'u0,3 SE'])(
    '"%s" is no edge',
    (text) => {
      expect(parseEdge(size, text)).toBeNull();
    },
  );

  test.each(['3:', '3: 5-4', '3: 12', '9: 1', '3: 1,2', 'u4: 1', 'u3: 5'])('"%s" is no run', (text) => {
    expect(parseRun(size, text)).toBeNull();
  });

  test('places of the inset begin with a u, and are none on a lattice without one', () => {
    expect(formatCell(size, 108)).toBe('u0,0');
    expect(formatRuns(size, [107, 108, 109, 113])).toEqual(['8: 11', 'u0: 0-1', 'u1: 0']);
    const plain = { columns: 12, rows: 9 };
    expect([parseCell(plain, 'u0,0'), parseEdge(plain, 'u0,0 E'), parseRun(plain, 'u0: 1')]).toEqual([
      -1,
      null,
      null,
    ]);
  });

  test('cells that do not touch have no edge', () => {
    expect(() => formatEdge(size, 0, 5)).toThrow(RangeError);
  });
});
