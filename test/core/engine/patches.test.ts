// Patches between two states: short, in immer's format, and right both ways.

import { fc, test as prop } from '@fast-check/vitest';
import { applyPatches, enablePatches } from 'immer';
import { expect, test } from 'vitest';
import { patchesBetween } from '../../../src/core/engine/play/patches.js';

enablePatches();

test('records are looked into, lists of values are replaced whole', () => {
  const before = {
    step: 1,
    seats: [
      { cash: 5, track: [1, 2] },
      { cash: 7, track: [] },
    ],
    old: null,
  };
  const after = { step: 2, seats: [{ cash: 5, track: [1, 3] }, before.seats[1]], young: { n: 0 } };
  expect(patchesBetween(before, after)).toEqual([
    { op: 'replace', path: ['step'], value: 2 },
    { op: 'replace', path: ['seats', 0, 'track'], value: [1, 3] },
    { op: 'remove', path: ['old'] },
    { op: 'add', path: ['young'], value: { n: 0 } },
  ]);
});

test('a list of records that grew or shrank is replaced whole', () => {
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect(patchesBetween({ list: [one, two] }, { list: [two] })).toEqual([
    { op: 'replace', path: ['list'], value: [two] },
  ]);
});

test('what is the same object is not looked at', () => {
  const secret = Object.defineProperty({}, 'looked', {
    enumerable: true,
    get: () => expect.fail('looked'),
  });
  expect(patchesBetween({ secret, n: 1 }, { secret, n: 2 })).toHaveLength(1);
});

// States have no such key, and immer passes over it.
const isPlain = (value: unknown) => !JSON.stringify(value).includes('__proto__');
const json = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 }).filter(isPlain));
prop.prop([json, json])('immer makes one of the other with them, and back', (before, after) => {
  expect(applyPatches(before, [...patchesBetween(before, after)])).toEqual(after);
  expect(applyPatches(after, [...patchesBetween(after, before)])).toEqual(before);
});
