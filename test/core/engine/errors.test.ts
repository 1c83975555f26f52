// What errors say to whoever reads them.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/base/issues.js';
import {
  createEngine,
  InvalidInputError,
  isRailheadError,
  UnknownBoardError,
} from '../../../src/core/engine/index.js';
import { pebbles } from './pebbles/pebbles.js';

const engine = createEngine([pebbles]);

test.each([null, undefined, 7, 'InvalidInputError', () => {}, {}, new Error('no')])(
  '%s is no error of this library',
  (value) => {
    expect(isRailheadError(value)).toBe(false);
  },
);

describe('a message', () => {
  test('names every kind of value that would have done', () => {
    const config = { seats: 2, seed: null } as never;
    expect(() => engine.createGame('pebbles', config)).toThrow('config: seed: expected string or number');
    const unseated = { seats: null, seed: 1 } as never;
    expect(() => engine.createGame('pebbles', unseated)).toThrow('config: seats: expected number or array');
  });

  test('is never half a sentence, whatever the union', () => {
    const branch = (type: string) => z.strictObject({ type: z.literal(type) });
    const union = z.discriminatedUnion('type', [branch('one'), branch('other')]);
    const { error } = z.safeParse(union, { type: 'third' });
    expect(issuesOf(error as z.core.$ZodError)[0].message).toBe('Invalid input');
  });

  test('tells ten findings and how many more there are; the error has all of them', () => {
    const issues = Array.from({ length: 14 }, (_, n) => ({ path: [n], message: 'odd' }));
    const error = new InvalidInputError('deck', issues);
    expect(error.message).toMatch(/^deck: 0: odd; .*9: odd; 4 more$/);
    expect(error.issues).toHaveLength(14);
  });

  test('says that there are more only where there are', () => {
    const issues = Array.from({ length: 10 }, (_, n) => ({ path: [n], message: 'odd' }));
    expect(new InvalidInputError('deck', issues).message).toMatch(/; 9: odd$/);
  });

  test('has numbers for places in lists, text for fields', () => {
    const { error } = z.safeParse(z.strictObject({ stones: z.array(z.int()) }), { stones: [1, 'x'] });
    expect(issuesOf(error as z.core.$ZodError, ['action'])[0].path).toEqual(['action', 'stones', 1]);
  });

  test('names the hash of a board only where there is one', () => {
    expect(new UnknownBoardError({ id: 'moon', hash: '' }).message).toBe(
      'no board moon is known to this engine',
    );
    expect(new UnknownBoardError({ id: 'moon', hash: '0123456789abcdef' }).message).toBe(
      'no board moon with hash 0123456789ab… is known to this engine',
    );
  });

  test('quotes no bytes of a file that is no text', () => {
    for (const text of ['\u001f\u008b\u0008', '\ufeff{}'])
      expect(() => engine.deserialize(text)).toThrow(/^the file is no JSON: [ -~·]*$/);
  });

  test('says what a file is instead', () => {
    expect(() => engine.deserialize('{"format":"railhead/record"}')).toThrow(
      'this is no railhead/snapshot file, but railhead/record',
    );
  });
});
