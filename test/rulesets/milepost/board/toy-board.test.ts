import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { toyBoard } from '../toy-board.js';
import { toyLand } from '../toy-land.js';

describe('toyBoard', () => {
  test('names places by letter, digit and "column,row"', () => {
    const { board, at, name } = toyBoard({
      rows: [
        '. A .', //
        ' . 1 ^',
      ],
      containers: { quay: { port: '1' } },
    });
    expect(name(at('A'))).toBe('1,0');
    expect(at('1,1')).toBe(at('1'));
    expect(TERRAINS[board.terrain[at('1')]]).toBe('port');
    expect(TERRAINS[board.terrain[at('2,1')]]).toBe('mountain');
    expect(board.cities[board.cityAt[at('A')]].size).toBe('small');
  });

  test('a mark between two mileposts is refused', () => {
    expect(() => toyBoard({ rows: ['. . .', '. . .'] })).toThrow('between two mileposts');
  });

  test('toy land has three majors joined by land, and a city overseas', () => {
    const { board, at } = toyLand();
    expect(board.majors.map((index) => board.cities[index].mileposts.length)).toEqual([7, 6, 4]);
    const distance = board.distancesFrom(at('A'));
    for (const major of board.majors) expect(distance[board.cities[major].mileposts[0]]).toBeLessThan(30);
    expect(distance[at('T')]).toBe(255);
    expect(board.cities[board.cityAt[at('T')]].rail).toBe(false);
    expect(board.demandCards).toHaveLength(12);
  });
});
