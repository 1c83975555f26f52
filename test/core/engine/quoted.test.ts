// Words from outside in messages: spelled out where they act on a terminal, and cut where they are long.

import { describe, expect, test } from 'vitest';
import { printable, quoted } from '../../../src/core/engine/base/printable.js';
import { createGame, deserialize, engine, parseAction, replay } from '../../../src/index.js';

test.each([
  ['\u001b]0;OWNED\u0007', '\\u001b]0;OWNED\\u0007'],
  ['a\r\nb', 'a\\u000d\\u000ab'],
  ['\u202eab\u2069', '\\u202eab\\u2069'],
  ['a\ud83db', 'a\\ud83db'],
  ['naïve 🚂 שלום', 'naïve 🚂 שלום'],
])('%j is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('a long word is cut to 40 characters', () => {
  expect(quoted('🚂'.repeat(41))).toBe(`${'🚂'.repeat(40)}…`);
  expect(quoted('x'.repeat(40))).toBe('x'.repeat(40));
});

const LONG = `\u001b${'x'.repeat(11_000)}`;

describe('no message quotes a long or hostile word whole', () => {
  const game = createGame('hex-tycoon', { seats: 2, seed: 7 });
  const head = { format: 'railhead/record', formatVersion: 1, revision: 1, board: { id: '', hash: '' } };
  const body = { config: { seats: 2, seed: 7 }, actions: [], chain: [], final: '', digest: '' };
  test.each<[string, () => unknown]>([
    ['the ruleset of a game', () => createGame(LONG as never, { seats: 2, seed: 7 })],
    [
      'the board of a config',
      () => createGame('hex-tycoon', { seats: 2, seed: 7, board: LONG.slice(0, 60) }),
    ],
    ['a field of a config', () => createGame('hex-tycoon', { seats: 2, seed: 7, [LONG]: 1 } as never)],
    ['an option', () => createGame('hex-tycoon', { seats: 2, seed: 7, options: { [LONG]: 1 } as never })],
    ['the ruleset of a record', () => replay({ ...head, ...body, ruleset: LONG } as never)],
    ['the format of a save', () => replay({ ...head, ...body, format: LONG } as never)],
    ['a field of a save', () => replay({ ...head, ...body, ruleset: 'hex-tycoon', [LONG]: 1 } as never)],
    ['text that is no JSON', () => deserialize(LONG)],
    ['text that is no JSON, to migrate', () => engine.migrate(LONG)],
    ['notation', () => parseAction(game, LONG)],
  ])('%s', (_, ask) => {
    let message = '';
    try {
      ask();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).not.toBe('');
    expect(message.length).toBeLessThan(200);
    expect(printable(message)).toBe(message);
  });
});
