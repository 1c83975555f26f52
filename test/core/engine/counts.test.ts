// Counts that an author gives are whole and bounded, and the refusal names what is counted.

import { expect, test } from 'vitest';
import { declareState, fields, newTurns, noAnswers } from '../../../src/core/engine/index.js';

const NO_COUNTS = [2 ** 31, 2 ** 32 - 1, 2 ** 53, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

test('E-TURNS-1: turns and answers are of at most 24 seats', () => {
  for (const count of [25, ...NO_COUNTS]) {
    expect(() => newTurns(count), `${count}`).toThrow(RangeError);
    expect(() => newTurns(count)).toThrow(/^seats: .*24/);
    expect(() => noAnswers(count)).toThrow(/^seats: .*24/);
  }
  expect(() => newTurns(0)).toThrow(RangeError);
  expect([newTurns(24).order.length, noAnswers(24).length, noAnswers(0).length]).toEqual([24, 24, 0]);
});

test('E-SHAPE-1: fields and kinds say their bounds', () => {
  for (const count of NO_COUNTS.filter((one) => one !== -1)) {
    expect(() => fields.list(fields.flag, { most: count }), `${count}`).toThrow(RangeError);
    const declared = [
      declareState((of) => ({ a: of.list(of.flag, count) })),
      declareState((of) => ({ a: of.each(of.count, count) })),
      declareState((of) => ({ a: of.rows('row', [count, count], { b: of.count }) })),
      declareState((of) => ({ a: of.turns(count) })),
    ];
    for (const state of declared) expect(() => state.fields).toThrow(RangeError);
  }
  for (const [least, most] of [
    [2, 1],
    [0, Number.NaN],
    [0.5, 3],
    [0, Number.POSITIVE_INFINITY],
  ])
    expect(() => fields.int(least, most)).toThrow(RangeError);
  expect(() => fields.list(fields.flag, { least: 3, most: 2 })).toThrow(RangeError);
});
