// A changed rule raises a revision: kept games say so, and blame the rules, not the file.

import { describe, expect, test } from 'vitest';
import { type AnyEngine, createEngine, layer } from '../../src/core/engine/index.js';
import { playRandomGame, playsAsBefore, writePlaythrough } from '../../src/testing/index.js';
import { engine as pebblesEngine } from '../core/engine/new-game.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const engine = pebblesEngine as unknown as AnyEngine;
const history = playRandomGame(engine, 'pebbles', { seed: 3, seats: 2, steps: 30 });
const record = engine.record('pebbles', history.config as never, history.actions as never);
const goldens: readonly [string, object | string][] = [
  ['a record', record],
  ['the text of a record', JSON.stringify(record)],
  ['a playthrough', writePlaythrough(engine, history)],
];

const { tables } = pebbles;
const played = (changes: Partial<typeof pebbles>) =>
  createEngine([{ ...pebbles, ...changes }]) as unknown as AnyEngine;
const fix = {
  revision: 2,
  rule: 'P-END-1',
  summary: 'two rounds',
  before: (rules: typeof tables) => ({ ...rules, rounds: 3 }),
};

describe.each(goldens)('%s', (_, golden) => {
  test('is played as before by the same rules', () => {
    expect(playsAsBefore(engine, golden)).toBeNull();
  });

  test('shows rules that were changed without a new revision', () => {
    expect(playsAsBefore(played({ tables: { ...tables, movesPerTurn: 1 } }), golden)).toMatch(
      /^rules changed without a new revision \(pebbles 1\): /,
    );
  });

  test('is played as before where the change is a fix', () => {
    expect(
      playsAsBefore(played({ revision: 2, fixes: [fix], tables: { ...tables, rounds: 2 } }), golden),
    ).toBeNull();
  });

  test('shows a fix that does not bring the older rules back', () => {
    const vain = { ...fix, before: (rules: typeof tables) => rules };
    expect(
      playsAsBefore(played({ revision: 2, fixes: [vain], tables: { ...tables, movesPerTurn: 1 } }), golden),
    ).toMatch(/^fixes do not bring back the rules of pebbles 1: /);
  });

  test('is refused where its revision cannot be played', () => {
    expect(() => playsAsBefore(played({ revision: 2 }), golden)).toThrow(
      'played by revision 1 of pebbles, not 2',
    );
  });
});

test('a file that was changed is to blame itself', () => {
  expect(() => playsAsBefore(engine, { ...record, final: '0' })).toThrow('the record was changed');
});

test('a layered game names all its revisions', () => {
  const house = (rounds: number) =>
    createEngine([
      layer(pebbles, { id: 'house', title: 'House', tables: { rounds } }),
    ]) as unknown as AnyEngine;
  const text = writePlaythrough(
    house(3),
    playRandomGame(house(3), 'house', { seed: 1, seats: 2, steps: 40 }),
  );
  expect(text).toContain('revision {"revision":1,"layers":{"pebbles":1}}');
  expect(playsAsBefore(house(3), text)).toBeNull();
  expect(playsAsBefore(house(1), text)).toMatch(
    /^rules changed without a new revision \(pebbles 1, house 1\): line/,
  );
});
