// The published map and the validator (M1 … M12).

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fourCorners } from '../../../../maps/hex-tycoon/index.js';
import { defineBoard } from '../../../../rulesets/hex-tycoon/board/define-board.js';
import type { HexMapData } from '../../../../rulesets/hex-tycoon/board/map-format.js';
import { validateBoard } from '../../../../rulesets/hex-tycoon/board/validate-board.js';
import { picture } from '../../../../rulesets/hex-tycoon/picture/title-picture.js';
import { toyMap } from '../toy-table.js';

const rulesOf = (map: unknown) => [...new Set(validateBoard(map).map(({ rule }) => rule))];

// The published map with one mark after another replaced: [row, place in the row without spaces, mark].
function withMarks(...changes: [row: number, column: number, mark: string][]): HexMapData {
  const rows = fourCorners.rows.map((row) => [...row.replaceAll(' ', '')]);
  for (const [row, column, mark] of changes) rows[row][column] = mark;
  return { ...fourCorners, rows: rows.map((row) => row.join(' ')), places: [] };
}

describe('the published map', () => {
  test('meets every constraint', () => {
    expect(validateBoard(fourCorners)).toEqual([]);
  });
  test('names every town and city', () => {
    const board = defineBoard(fourCorners);
    expect(fourCorners.places).toHaveLength(board.cities.length + board.towns.length);
    expect(board.hexCount).toBe(113);
  });
  test('is drawn in docs/pictures', () => {
    const drawn = readFileSync(new URL('../../../../docs/pictures/hex-tycoon.svg', import.meta.url), 'utf8');
    expect(picture.draw(defineBoard(fourCorners))).toBe(drawn);
  });
});

describe('the validator', () => {
  test('M1: structure', () => {
    expect(validateBoard({ ...fourCorners, rows: ['x'] })).toMatchObject([{ severity: 'error', rule: 'M1' }]);
    expect(rulesOf({ ...fourCorners, rows: ['S'], extra: 1 })).toEqual(['M1']);
    expect(rulesOf({ ...fourCorners, places: [{ at: '5,0', name: 'Nowhere' }] })).toEqual(['M1']);
    const [first, second] = fourCorners.places;
    expect(rulesOf({ ...fourCorners, places: [first, { ...second, name: first.name }] })).toEqual(['M1']);
  });
  test('M2: enough land, in one piece', () => {
    expect(rulesOf(toyMap(['S . .']))).toContain('M2');
    const split = fourCorners.rows.map((_, row) =>
      row % 2 === 1 ? ` ${'. '.repeat(5)}~ ~ ${'. '.repeat(5)}` : `${'. '.repeat(6)}~ ${'. '.repeat(6)}`,
    );
    expect(
      validateBoard(toyMap(split)).some(({ message }) => message === 'the land falls into 2 parts'),
    ).toBe(true);
  });
  test('M3: four starting cities, one in each corner, inland, far apart', () => {
    expect(rulesOf(withMarks([0, 0, '.']))).toContain('M3');
    expect(rulesOf(withMarks([0, 1, '~']))).toContain('M3');
    expect(rulesOf(withMarks([0, 0, '.'], [4, 6, 'S']))).toContain('M3');
  });
  test('M4: cities and towns in number, no two cities side by side', () => {
    expect(rulesOf(withMarks([0, 1, 'C']))).toContain('M4');
    expect(validateBoard(toyMap(['C . . .'])).filter(({ rule }) => rule === 'M4').length).toBeGreaterThan(2);
  });
  test('M5 and M6: every marker has sites', () => {
    const issues = validateBoard(toyMap(['S o C S']));
    expect(issues.find(({ message }) => message === 'Mine has 0 sites')).toMatchObject({
      rule: 'M5',
      severity: 'error',
    });
    expect(issues.filter(({ rule }) => rule === 'M6')).toHaveLength(2);
  });
  test('M7: two towns beside every starting city for the money of a first turn', () => {
    expect(rulesOf(withMarks([0, 1, '.']))).toContain('M7');
    expect(rulesOf(withMarks([0, 11, 'M']))).toContain('M7');
  });
  test('M8: income grows near every starting city', () => {
    expect(rulesOf(toyMap(['S o C S']))).toContain('M8');
  });
  test('M9: every city is in reach', () => {
    const row = ['S', ...Array(6).fill('.'), 'C', ...Array(3).fill('.')];
    expect(rulesOf(toyMap([row.join(' ')]))).toContain('M9');
    expect(rulesOf(toyMap([row.slice(1).join(' ').replace('.', 'S')]))).not.toContain('M9');
  });
  test('M10: starting cities see like land', () => {
    expect(rulesOf(withMarks([0, 1, 'f'], [0, 2, 'f']))).toContain('M10');
  });
  test('M11: no land hangs on a single hexside', () => {
    expect(rulesOf(toyMap(['. . .']))).toContain('M11');
    expect(rulesOf(toyMap(['. .', ' . .']))).not.toContain('M11');
  });
  test('M12: the mix of terrain is advice', () => {
    expect(validateBoard(toyMap(['. . .'])).filter(({ rule }) => rule === 'M12')).toContainEqual({
      severity: 'advice',
      code: 'M12/terrain',
      rule: 'M12',
      path: [],
      message: '100 per cent plains, not 55 to 65',
    });
  });
});
