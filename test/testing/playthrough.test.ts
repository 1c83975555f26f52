// Playthroughs are read back as they were written, and say at which line play departs from them.

import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/core/engine/index.js';
import {
  checkPlaythrough,
  playRandomGame,
  readPlaythrough,
  writePlaythrough,
} from '../../src/testing/index.js';
import { engine, thrown } from '../core/engine/new-game.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const plan = { seed: 'shore', seats: 2, options: { longBeach: true } };
const game = playRandomGame(engine, 'pebbles', plan);
const text = writePlaythrough(engine, game);
const linesOf = (whole: string) => whole.split('\n');

describe('a playthrough', () => {
  test('is text that people can read', () => {
    const small = playRandomGame(engine, 'pebbles', { ...plan, steps: 3 });
    expect(writePlaythrough(engine, small)).toBe(
      [
        'railhead playthrough 1',
        'ruleset "pebbles"',
        'revision 1',
        'board "shore"',
        'seats 2',
        'seed "shore"',
        'options {"longBeach":true,"quick":false}',
        '',
        ...linesOf(writePlaythrough(engine, small)).slice(8),
      ].join('\n'),
    );
    expect(text).toMatch(/^0: keep \d+\n {2}keepsakeChosen seat=0 stone=\d+\n/m);
    expect(text).toMatch(/^ {2}> 0 turn$/m);
    expect(text).toMatch(/^= over: \w+\n {2}1\. seat=\d score=\d+$/m);
    expect(text).toMatch(/^# state [0-9a-f]{64}\n$/m);
  });

  test('is read back as the game that it was', () => {
    const { ruleset, config, actions } = readPlaythrough(engine, text);
    expect([ruleset, actions]).toEqual(['pebbles', game.actions]);
    expect(config).toMatchObject({ ...game.config, board: 'shore' });
    expect(writePlaythrough(engine, { ruleset, config, actions })).toBe(text);
    expect(checkPlaythrough(engine, text)).toBeNull();
  });

  test('is told from one in which something else happened', () => {
    const line = linesOf(text).findIndex((one) => one.includes('keepsakeChosen'));
    const written = '  keepsakeChosen seat=0 stone=99';
    const other = linesOf(text).with(line, written).join('\n');
    expect(checkPlaythrough(engine, other)).toEqual({ line: line + 1, written, now: linesOf(text)[line] });
  });

  test('is told from one that is longer or shorter', () => {
    const end = linesOf(text).length;
    expect(checkPlaythrough(engine, `${text}more`)).toEqual({ line: end, written: 'more', now: null });
    expect(checkPlaythrough(engine, `${text}\n`)).toMatchObject({ line: end });
    const short = linesOf(text).slice(0, -2).join('\n');
    expect(checkPlaythrough(engine, short)).toMatchObject({ line: end - 1, written: null });
  });

  test('shows a changed rule at the line where play departs', () => {
    const generous = createEngine([{ ...pebbles, tables: { ...pebbles.tables, handAtStart: 4 } }]);
    expect(checkPlaythrough(generous, text)).not.toBeNull();
    const strict = createEngine([{ ...pebbles, tables: { ...pebbles.tables, movesPerTurn: 0 } }]);
    const departure = checkPlaythrough(strict, text);
    expect(departure?.now).toMatch(/P-TURN-2|turn\/no-moves-left/);
    expect(linesOf(text)[departure!.line - 1]).toBe(departure?.written);
  });

  test('that is none is refused with its line', () => {
    const refusal = (one: string) => thrown(() => readPlaythrough(engine, one)).message;
    expect(refusal('a shopping list')).toBe('playthrough: line.1: expected «railhead playthrough 1»');
    expect(refusal(text.replace('seed "shore"', 'seed shore'))).toBe('playthrough: line.6: expected JSON');
    expect(refusal(text.replace('seed "shore"\n', ''))).toMatch('expected a line that begins with seed');
    expect(refusal(text.replace(/^0: keep/m, '0: sell'))).toMatch('no action reads «0: sell');
  });

  test('of a game that cannot be played is not written', () => {
    const [first] = game.actions;
    expect(() => writePlaythrough(engine, { ...game, actions: [first, first] })).toThrow('E-TURN-1');
  });
});
