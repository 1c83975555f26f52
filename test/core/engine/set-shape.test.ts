// E-SHAPE-3: sets in actions have one form, whatever order they come in.

import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fields } from '../../../src/core/engine/index.js';

const shape = fields.setOf(fields.amount, { least: 1, most: 5 }).schema();

property.prop([fc.uniqueArray(fc.nat(1_000_000), { minLength: 1, maxLength: 5 })])(
  'E-SHAPE-3: a set is read in any order and kept ascending; the caller’s own list stays as it is',
  (numbers) => {
    const given = Object.freeze([...numbers]);
    expect(z.parse(shape, given)).toEqual([...numbers].sort((a, b) => a - b));
    expect(given).toEqual(numbers);
  },
);

test.each<[string, unknown]>([
  ['a number twice', [3, 1, 3]],
  ['zero and minus zero', [0, -0]],
  ['too few', []],
  ['too many', [6, 5, 4, 3, 2, 1]],
  ['a number below zero', [2, -1]],
  ['half a number', [2, 1.5]],
  ['text', ['2', '1']],
  ['no list', { 0: 2, length: 1 }],
])('E-SHAPE-3: %s is no such set', (_, numbers) => {
  expect(z.safeParse(shape, numbers).success).toBe(false);
});

test('E-SHAPE-3: what is wrong is said in words', () => {
  expect(z.safeParse(shape, [3, 3]).error?.issues[0].message).toBe('expected numbers without repeats');
});

test('E-SHAPE-3: where a rule speaks of repeats, the shape lets them pass, sorted', () => {
  expect(z.parse(fields.ascending(fields.amount, { most: 5 }).schema(), [3, 1, 3])).toEqual([1, 3, 3]);
});
