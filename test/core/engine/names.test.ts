// Names from outside: what may stand in them, how equal ones are told apart, and that a record keeps them.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { hashOf } from '../../../src/core/engine/base/hashes.js';
import { canonicalJson } from '../../../src/core/engine/base/json.js';
import { lineSchema, nameSchema, seatNamesOf } from '../../../src/core/engine/base/names.js';
import { configSchema } from '../../../src/core/engine/begin/game.js';
import {
  createGame,
  createPosition,
  deserialize,
  hashState,
  legalActions,
  record,
  replay,
  serialize,
} from '../../../src/index.js';
import { cpuTimeOf } from '../../cpu-time.js';

const amissWith = (schema: z.ZodMiniType, value: unknown): string | null => {
  const read = z.safeParse(schema, value);
  return read.success ? null : read.error.issues[0].message;
};

const legal = [
  'Ann',
  '<b>&"\'',
  '🚂',
  '👩‍👩‍👧‍👦 ❤️',
  'שרה אל־עזיז',
  'محمد',
  'می‌خواهم',
  'Nguyễn'.normalize('NFD'),
  '김철수',
  '葛\u{e0100}城',
  'हिन्दी',
  'x'.repeat(40),
  '🚂'.repeat(40),
];

const refused: readonly (readonly [string, string])[] = [
  ['\u001b]0;OWNED\u0007', 'U+001B'],
  ['Ann\nBen wins the game.', 'U+000A'],
  ['Ann\u0000', 'U+0000'],
  ['A\tnn', 'U+0009'],
  ['Ann\u007f!', 'U+007F'],
  ['Ann\u009b31m', 'U+009B'],
  ['Ann\u2028Ben', 'U+2028'],
  ['Ann\u2029Ben', 'U+2029'],
  ['\u202eAnn', 'U+202E'],
  ['\u2066Ann\u2069', 'U+2066'],
  ['Ann\u200f!', 'U+200F'],
  ['Ann\u061c!', 'U+061C'],
  ['Ann\ud83d', 'U+D83D'],
  ['Ann\udc00', 'U+DC00'],
  ['Ann\ufffe!', 'U+FFFE'],
  ['Ann\uffff!', 'U+FFFF'],
  ['Ann\ufdd0!', 'U+FDD0'],
  ['Ann\u{10ffff}!', 'U+10FFFF'],
  ['Ann\u{1fffe}!', 'U+1FFFE'],
  ['Ann\u{e0041}', 'U+E0041'],
  ['A\u200bnn', 'U+200B'],
  ['\u3164', 'U+3164'],
];

describe('a name', () => {
  test.each(legal)('may be %s', (name) => {
    expect(amissWith(nameSchema, name)).toBeNull();
    expect(createGame('hex-tycoon', { seats: [name, 'Ben'], seed: 7 }).game.seatNames).toEqual([name, 'Ben']);
  });

  test.each(refused)('%j is refused, and the refusal names %s', (name, character) => {
    const sentence = `expected no character ${character}`;
    expect(amissWith(nameSchema, name)).toBe(sentence);
    expect(amissWith(lineSchema(300), name)).toBe(sentence);
    expect(() => createGame('hex-tycoon', { seats: [name, 'Ben'], seed: 7 })).toThrow(
      `config: seats.0: ${sentence}`,
    );
  });

  test.each([
    ['', 'expected a name'],
    ['x'.repeat(41), 'expected at most 40 characters'],
    ['🚂'.repeat(41), 'expected at most 40 characters'],
    [`A${'\u0301'.repeat(5)}`, 'expected at most 4 accents on a letter'],
    ['\u200d\ufe0f', 'expected a name that can be seen'],
    ['\u0301', 'expected a name that can be seen'],
  ])('%j is refused: %s', (name, sentence) => {
    expect(amissWith(nameSchema, name)).toBe(sentence);
    expect(amissWith(configSchema, { seats: [name, 'Ben'], seed: 7 })).not.toBeNull();
  });

  test('every character that XML 1.0 cannot hold is refused, and every letter of Latin is not', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const isXml = (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
      // Every character of the first plane, and the ends of the others.
      if (code > 0x10fff && (code & 0xffff) < 0xfff0) continue;
      const isTaken = amissWith(nameSchema, `a${String.fromCodePoint(code)}b`) === null;
      if (!isXml) expect(isTaken, code.toString(16)).toBe(false);
      if (code > 0x20 && code < 0x7f) expect(isTaken, code.toString(16)).toBe(true);
    }
  });

  // Looked at letter by letter for each of its letters, such a text would take minutes.
  test('a long text is refused at once', () => {
    for (const text of [' '.repeat(100_000), '\u0301'.repeat(100_000), `${' '.repeat(60)}Ann`]) {
      const refuse = () => expect(amissWith(configSchema.shape.seats, [text, 'Ben'])).not.toBeNull();
      expect(cpuTimeOf(refuse)).toBeLessThan(2000);
    }
  });

  test('of a map or a state has no blanks at its ends', () => {
    expect(amissWith(nameSchema, 'Ann ')).toBe('expected a name without blanks at its ends');
    expect(amissWith(nameSchema, '\u00a0Ann')).toBe('expected a name without blanks at its ends');
  });
});

describe('names of seats', () => {
  test.each([
    [
      ['Ann', 'Ben'],
      ['Ann', 'Ben'],
    ],
    [
      [' Ann', 'Ann  ', 'Ann'],
      ['Ann', 'Ann 2', 'Ann 3'],
    ],
    [
      ['Ann', 'Ann', 'Ann 2'],
      ['Ann', 'Ann 3', 'Ann 2'],
    ],
    [
      ['Ann 2', 'Ann', 'Ann 2', 'Ann'],
      ['Ann 2', 'Ann', 'Ann 2 2', 'Ann 3'],
    ],
    [
      ['x'.repeat(40), 'x'.repeat(40), `${'x'.repeat(38)} 2`],
      ['x'.repeat(40), `${'x'.repeat(38)} 3`, `${'x'.repeat(38)} 2`],
    ],
    [
      ['🚂'.repeat(40), '🚂'.repeat(40)],
      ['🚂'.repeat(40), `${'🚂'.repeat(38)} 2`],
    ],
  ])('%j become %j, which stay as they are', (given, names) => {
    expect(seatNamesOf(given)).toEqual(names);
    expect(seatNamesOf(names)).toEqual(names);
    for (const name of names) expect(amissWith(nameSchema, name)).toBeNull();
  });

  test('a record holds them as they were seated, and plays to the same state', () => {
    const config = { seats: ['Ann ', 'Ann'], seed: 7 };
    const first = createGame('hex-tycoon', config);
    const [action] = legalActions(first);
    const saved = record('hex-tycoon', config, [action]);
    expect(saved.config.seats).toEqual(['Ann', 'Ann 2']);
    const { state } = replay(saved);
    expect(state.game.seatNames).toEqual(['Ann', 'Ann 2']);
    expect(hashState(state)).toBe(saved.final);
    expect(hashState(createGame('hex-tycoon', saved.config as never))).toBe(hashState(first));
    expect(createPosition('hex-tycoon', { config, state: {} }).game.seatNames).toEqual(['Ann', 'Ann 2']);
  });

  test.each([
    [['Ann', 'Ann'], 'two seats have one name'],
    [['Ann ', 'Ben'], 'expected a name without blanks at its ends'],
    [['\u001b[31mAnn', 'Ben'], 'expected no character U+001B'],
  ])('a snapshot with the names %j is refused', (seatNames, sentence) => {
    const { state, ...head } = JSON.parse(serialize(createGame('hex-tycoon', { seats: 2, seed: 7 })));
    const forged = { ...state, game: { ...state.game, seatNames } };
    const text = JSON.stringify({ ...head, hash: hashOf(forged), state: JSON.parse(canonicalJson(forged)) });
    expect(() => deserialize(text)).toThrow(sentence);
  });
});
