// How deep and how large what comes in from outside may be, seen before anything goes down into it.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { configSchema } from '../../../src/core/engine/begin/game.js';
import { isShallow, isWithin } from '../../../src/core/engine/input/bounds.js';
import { readJson } from '../../../src/core/engine/save/read-save.js';
import { begunGame, engine, thrown } from './new-game.js';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const deepRecord = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`);

describe('isWithin', () => {
  test.each([nested, deepRecord])('counts levels and values, the last allowed included', (make) => {
    expect(isWithin(make(5), { depth: 5, values: 5 })).toBe(true);
    expect(isWithin(make(6), { depth: 5, values: 100 })).toBe(false);
    expect(isWithin({ list: [1, 2, 3] }, { depth: 5, values: 4 })).toBe(true);
    expect(isWithin({ list: [1, 2, 3, 4] }, { depth: 5, values: 4 })).toBe(false);
  });

  test('looks at a million levels, a cycle and an endless list without running out of anything', () => {
    const cycle: Record<string, unknown> = {};
    cycle.again = cycle;
    let wide: unknown = 0;
    for (let level = 0; level < 60; level++) wide = [wide, wide];
    for (const value of [nested(1_000_000), cycle, wide, new Array(4e9)])
      expect(isWithin(value, { depth: 64, values: 1_000_000 })).toBe(false);
  });
});

property.prop([fc.json()])('isShallow agrees with isWithin on any JSON', (text) => {
  const value = JSON.parse(text);
  for (const depth of [1, 2, 3]) expect(isShallow(text, depth)).toBe(isWithin(value, { depth, values: 1e6 }));
});

test('isShallow does not count brackets in strings, whatever is escaped there', () => {
  const text = JSON.stringify({ 'a"[[{\\': ['[[[["', '\\', '{'] });
  expect([isShallow(text, 2), isShallow(text, 1)]).toEqual([true, false]);
});

test('E-SAVE-1: a save has 64 levels at most', () => {
  const inside = (levels: number) => ({ format: 'railhead/snapshot', state: nested(levels - 1) });
  for (const read of [JSON.stringify, (save: object) => save]) {
    expect(() => readJson(read(inside(64)))).not.toThrow();
    expect(() => readJson(read(inside(65)))).toThrow(/as many things in each other/);
  }
});

describe('a config', () => {
  const game = (parts: object) => () =>
    engine.createGame('pebbles', { seats: 2, seed: 1, ...parts } as never);

  test.each<[string, object, object]>([
    ['names of 40 characters', { seats: ['x'.repeat(40), 'y'] }, { seats: ['x'.repeat(41), 'y'] }],
    ['names of one character', { seats: ['x', 'y'] }, { seats: ['', 'y'] }],
    ['seeds of 200 characters', { seed: 'x'.repeat(200) }, { seed: 'x'.repeat(201) }],
    ['whole seeds', { seed: 7 }, { seed: 7.5 }],
    ['as many seats as the title', { seats: 4 }, { seats: 5 }],
  ])('has %s, and no more', (_, most, more) => {
    expect(game(most)).not.toThrow();
    expect(game(more)).toThrow(/^config: /);
  });

  test('is looked at for depth and size first of all', () => {
    expect(game({ options: nested(30) })).toThrow(/^config: it is larger than any/);
  });

  test('names 24 seats at most, whatever the title', () => {
    const shape = configSchema.shape.seats;
    const names = (count: number) => Array.from({ length: count }, () => 'x');
    const fits = (seats: unknown) => z.safeParse(shape, seats).success;
    expect([1, 24, names(1), names(24)].map(fits)).toEqual([true, true, true, true]);
    expect([0, 25, names(0), names(25)].map(fits)).toEqual([false, false, false, false]);
  });
});

describe('what comes in from outside', () => {
  test('an action, a config and a position are refused where they are too deep or too large', () => {
    const flood = Array.from({ length: 200_000 }, () => 1);
    for (const much of [nested(100_000), deepRecord(100_000), flood]) {
      const action = { type: 'layStones', seat: 0, stones: much } as never;
      expect(engine.tryAction(begunGame(), action)).toMatchObject({
        rejection: {
          rule: 'E-SHAPE-1',
          params: { message: expect.stringMatching(/^no action is as large/) },
        },
      });
      const config = { seats: 2, seed: 1, options: much } as never;
      expect(thrown(() => engine.createGame('pebbles', config)).name).toBe('InvalidInputError');
      expect(thrown(() => engine.createPosition('pebbles', { config, state: {} })).name).toBe(
        'InvalidInputError',
      );
    }
    const deep = { config: { seats: 2, seed: 1 }, state: { sea: nested(100_000) as never } };
    expect(thrown(() => engine.createPosition('pebbles', deep)).name).toBe('InvalidInputError');
    expect(
      thrown(() => engine.tryAction({ ...begunGame(), sea: nested(100_000) } as never, {} as never)).name,
    ).toBe('InvalidInputError');
  });

  test('an action whose getters throw is malformed', () => {
    const trap = (field: string) => ({
      type: 'takeStone',
      seat: 0,
      stone: 1,
      get [field]() {
        throw new RangeError('hands off');
      },
    });
    for (const action of [trap('type'), trap('stone'), trap('more')])
      expect(engine.tryAction(begunGame(), action as never)).toMatchObject({
        ok: false,
        rejection: { rule: 'E-SHAPE-1', params: { message: 'it cannot be read: RangeError: hands off' } },
      });
  });
});
