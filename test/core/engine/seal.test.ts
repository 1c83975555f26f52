// Sealing: what did not change gets its old identity back, what is new is frozen, and nothing else becomes of it.

import { describe, expect, test } from 'vitest';
import type { Envelope } from '../../../src/core/engine/base/state.js';
import { sealAll, sealEnvelope, sealPart } from '../../../src/core/engine/fields/seal.js';
import { begunGame, finishedGame } from './new-game.js';

describe('a part', () => {
  test.each<[unknown, unknown]>([
    [{ a: {} }, { a: null }],
    [{ a: null }, { a: {} }],
    [{ a: [] }, { a: {} }],
    [{ a: {} }, { a: [] }],
    [{ a: [1, 2] }, { a: [1] }],
    [{ a: [1] }, { a: [1, 2] }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [undefined, []],
    [[{ a: 1 }], [{ a: 2 }]],
  ])('that was %j and is %j stays what it is', (before, after) => {
    const wanted = structuredClone(after);
    const last = sealPart(before, after);
    expect(last).toStrictEqual(wanted);
    expect(last).not.toBe(before);
    expect(Object.isFrozen(last)).toBe(true);
  });

  test('is the old one where nothing changed, and so is what did not change within it', () => {
    const before = { a: [{ b: 1 }], c: { d: [1, 2] } };
    expect(sealPart(before, structuredClone(before))).toBe(before);
    const last = sealPart(before, { ...structuredClone(before), a: [{ b: 2 }] });
    expect(last.c).toBe(before.c);
    expect([last.a, last.a[0]].map(Object.isFrozen)).toEqual([true, true]);
  });
});

test('records keep their places; new ones are frozen', () => {
  const seal = (original: { n: number }, last: { n: number }) => (original.n === last.n ? original : last);
  const [one, two] = [{ n: 1 }, { n: 2 }];
  const before = [one, two];
  expect(sealAll(before, [{ n: 1 }, { n: 2 }], seal)).toBe(before);
  const more = sealAll(before, [{ n: 1 }, { n: 2 }, { n: 3 }], seal);
  expect([more[0], more[1]]).toEqual([one, two]);
  expect(more[0]).toBe(one);
  expect([more, more[2]].map(Object.isFrozen)).toEqual([true, true]);
  expect(sealAll(before, [{ n: 1 }], seal)).toEqual([one]);
});

test('of what every state has, what is new is frozen', () => {
  const original = begunGame();
  const { luck, outcome } = structuredClone(finishedGame()) as unknown as Envelope;
  const last = { ...original, luck, outcome, absent: [1] } as unknown as Envelope;
  sealEnvelope(original as unknown as Envelope, last);
  const parts = [last.luck, last.luck.streams, last.outcome, last.outcome?.ranking, last.absent];
  expect(parts.map(Object.isFrozen)).toEqual([true, true, true, true, true]);
});
