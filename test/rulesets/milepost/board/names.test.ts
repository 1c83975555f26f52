// Names of mileposts and segments: those of the map, read back as they are written.

import { describe, expect, test } from 'vitest';
import type { MilepostBoard } from '../../../../rulesets/milepost/board/board.js';
import { namesOnBoard } from '../../../../rulesets/milepost/board/names.js';
import { type AnyEngine, InvalidActionError } from '../../../../src/core/engine/index.js';
import { engine } from '../../../../src/index.js';

const boardOf = (ruleset: string): MilepostBoard =>
  (engine as AnyEngine).settingOf((engine as AnyEngine).createGame(ruleset, { seats: 2, seed: 1 })).board;
const titles = ['china-rails', 'india-rails', 'iron-dragon'];

describe('names in notation', () => {
  test.each(titles)('every cell and segment of %s has a name of its own that is read back', (id) => {
    const board = boardOf(id);
    const { milepost, segment } = namesOnBoard(board);
    const marked = new Set(board.entrances.map(({ alias }) => alias));
    const isRead = (cell: number) => {
      const name = milepost.name(cell) as string;
      if (!/^(u?\d+,\d+|[a-z][a-z-]*)$/.test(name)) return false;
      return marked.has(cell) || milepost.number(name) === cell;
    };
    expect(Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => !isRead(cell))).toEqual([]);
    const segments = board.mileposts.flatMap((from) => [...board.segments.slice(6 * from, 6 * from + 6)]);
    const isOdd = (one: number) => one >= 0 && segment.number(segment.name(one) as string) !== one;
    expect(segments.filter(isOdd)).toEqual([]);
  });

  test('a milepost is called by column and row, a city’s only milepost by the city', () => {
    const china = boardOf('china-rails');
    const { milepost, segment } = namesOnBoard(china);
    const [beijing, wuhan] = ['beijing', 'wuhan'].map((id) => china.cities[china.cityIndex(id)].mileposts);
    expect(beijing.map((one) => milepost.name(one))).toContain('55,28');
    expect(milepost.number('beijing')).toBeUndefined();
    expect(milepost.name(wuhan[0])).toBe('wuhan');
    const beside = china.neighbours[6 * wuhan[0]];
    expect(segment.number(`wuhan/${milepost.name(beside)}`)).toBe(china.segment(wuhan[0], beside));
    expect(segment.number(`${milepost.name(beside)}/wuhan`)).toBe(china.segment(wuhan[0], beside));
  });

  test('an entrance is read by either of its marks', () => {
    const land = boardOf('iron-dragon');
    const { milepost } = namesOnBoard(land);
    expect(milepost.number('u1,2')).toBe(milepost.number('12,22'));
    expect(milepost.name(milepost.number('u1,2') as number)).toBe('12,22');
    expect(milepost.name(land.cities[land.cityIndex('uderyn')].mileposts[0])).toBe('uderyn');
    expect(milepost.number('u6,11')).toBe(land.cities[land.cityIndex('uloggh')].mileposts[0]);
  });

  test.each([
    ['0: build 2182 55,28', 'from', 'no milepost is called «2182»: expected column and row'],
    ['0: build 55,28 beijing', 'to', 'no milepost is called «beijing»'],
    ['0: move 76,0', 'to', 'no milepost is called «76,0»'],
    ['0: move toString', 'to', 'no milepost is called «toString»'],
    ['0: offer 1 55,28/60,28 5 -', 'segments', 'no segment is called «55,28/60,28»: expected its two ends'],
    ['0: offer 1 55,28 5 -', 'segments', 'no segment is called «55,28»'],
  ])('E-SHAPE-1: «%s» is refused, because nothing is called so', (text, field, message) => {
    const read = () => engine.parseAction('china-rails', text);
    expect(read).toThrow(InvalidActionError);
    expect(read).toThrow(`${field}: ${message}`);
  });

  test('a text is read and written by the board that it names', () => {
    const build = { type: 'buildTrack', seat: 0, from: 0, to: 1 } as const;
    expect(engine.formatAction('china-rails', build)).toBe('0: build 0,0 1,0');
    const on = { ruleset: 'china-rails', board: 'china-rails' } as const;
    expect(engine.parseAction(on, '0: build 0,0 1,0')).toEqual(build);
    expect(() => engine.parseAction({ ...on, board: 'atlantis' }, '0: build 0,0 1,0')).toThrow(
      expect.objectContaining({ name: 'UnknownBoardError' }),
    );
  });
});
