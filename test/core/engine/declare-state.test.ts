// What the declaration of a state can say. That the modules generated from it are in step: test/compiler.test.ts.

import { describe, expect, test } from 'vitest';
import { type At, declareState, startLuck, toNobody } from '../../../src/core/engine/index.js';

describe('a declaration', () => {
  const toFirst = ({ place, viewer }: At<object>) => place === 0 && viewer === 0;
  const state = declareState(({ count, flag, hidden, id, list, maybe, oneOf, part, rows }) => ({
    mood: oneOf(['calm', 'wild']),
    turn: maybe(part({ seat: count, done: flag })),
    seats: rows('seat', [1, 3], { name: id, purse: hidden(count, toFirst) }),
    bag: hidden(list(count, 4), toNobody),
  }));

  test('gives an empty state', () => {
    expect(state.empty()).toEqual({ mood: 'calm', turn: null, seats: [{ name: '', purse: 0 }], bag: [] });
  });

  test('gives empty records of every kind', () => {
    const kinds = declareState(({ count, flag, id, int, nameOf, numberOf, record, seat }) => ({
      all: record({
        at: seat,
        n: count,
        least: int(3, 9),
        is: flag,
        name: id,
        of: nameOf('x'),
        number: numberOf('y'),
      }),
    }));
    expect(kinds.empty()).toEqual({
      all: { at: 0, n: 0, least: 3, is: false, name: '', of: '', number: 0 },
    });
  });

  test('knows which records have nothing but plain values in them', () => {
    const { fields } = declareState(({ count, list, record }) => ({
      plain: record({ n: count }),
      deep: record({ n: count, more: list(count, 3) }),
    }));
    expect(fields.plain.layout).toMatchObject({ is: 'leaf', flat: true });
    expect(fields.deep.layout).toMatchObject({ is: 'leaf', flat: false });
  });

  test.each([
    ['a whole one', {}, true],
    ['a field of another kind', { mood: 'grim' }, false],
    ['a field too many', { extra: 1 }, false],
    ['a list too long', { bag: [1, 2, 3, 4, 5] }, false],
    ['too few rows', { seats: [] }, false],
    ['a number out of bounds', { bag: [-1] }, false],
    ['a part that is missing', { turn: { seat: 0, done: true } }, true],
  ])('has a strict schema: %s', (_, change, fits) => {
    const envelope = {
      game: { ruleset: 'x', revision: 1, options: {}, board: { id: 'b', hash: 'h' }, seatNames: [] },
      step: 0,
      round: 0,
      luck: startLuck(1, []),
      outcome: null,
      absent: [],
    };
    const whole = { ...envelope, ...state.empty(), seats: [{ name: 'a', purse: 1 }], ...change };
    const { issues } = state.schema['~standard'].validate(whole) as { issues?: readonly unknown[] };
    expect(issues === undefined).toBe(fits);
  });

  test('names who sees a field, and nothing where all do', () => {
    expect(state.secret('seats.purse')).toBe(toFirst);
    expect(state.secret('bag')).toBe(toNobody);
    expect(() => state.secret('seats.name')).toThrow('nothing is hidden at seats.name');
  });
});
