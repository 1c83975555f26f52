// 600 kB of brackets in the options of a record or a snapshot overflowed the stack while their digest was made. Depth and
// size are bounded before anything goes down into a save.

import { describe, expect, test } from 'vitest';
import { begunGame, engine, thrown } from '../core/engine/new-game.js';

const config = { seats: 2, seed: 1 };
const NESTS: readonly string[] = [
  `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
];

describe.each(NESTS)('E-SAVE-1: %#', (nest) => {
  const record = JSON.stringify(engine.record('pebbles', config, []));
  const snapshot = engine.serialize(begunGame());

  test.each([
    ['a record', (text: string) => engine.replay(text), record],
    ['a record that is not verified', (text: string) => engine.replay(text, { verify: false }), record],
    ['a record to be read', (text: string) => engine.readRecord(text), record],
    ['a record as a value', (text: string) => engine.readRecord(JSON.parse(text)), record],
    ['a record to be brought up to date', (text: string) => engine.migrate(text), record],
    ['a snapshot', (text: string) => engine.deserialize(text), snapshot],
    ['a snapshot to be brought up to date', (text: string) => engine.migrate(text), snapshot],
  ])('E-SAVE-1: %s with nesting in its options is damaged, no more', (_, read, text) => {
    expect(() => read(text)).not.toThrow();
    const nestedText = text.replace(/"options":\{[^}]*\}/, () => `"options":${nest}`);
    expect(nestedText.length).toBeGreaterThan(text.length + 500_000);
    expect(thrown(() => read(nestedText)).name).toBe('DamagedSaveError');
  });
});
