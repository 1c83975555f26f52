// Options, variants as values, and titles made out of titles.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  compileRules,
  createEngine,
  layer,
  type Variant,
  whole,
} from '../../../src/core/engine/index.js';
import { conformance } from '../../../src/testing/index.js';
import { engine, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';
import type { PebblesOptions, PebblesRules } from './pebbles/state.js';

const rulesOf = (options: Partial<PebblesOptions>) =>
  engine.settingOf(engine.createGame('pebbles', { seats: 2, seed: 1, options })).rules as PebblesRules;

describe('variants', () => {
  test('an option that is off changes nothing, each that is on changes what it says', () => {
    const { policies, ...tables } = pebbles.tables;
    expect(rulesOf({})).toMatchObject(tables);
    expect(rulesOf({}).policies.worth(4)).toBe(policies.worth(4));
    expect(rulesOf({ longBeach: true })).toMatchObject({ ...tables, beachLength: 5 });
    expect(rulesOf({ longBeach: true, quick: true })).toMatchObject({
      ...tables,
      beachLength: 5,
      rounds: 1,
      movesPerTurn: 3,
    });
  });

  test('rules are compiled once for a game and frozen', () => {
    const state = engine.createGame('pebbles', { seats: 2, seed: 1, options: { quick: true } });
    expect(engine.settingOf(state).rules).toBe(engine.settingOf(state).rules);
    expect(Object.isFrozen(engine.settingOf(state).rules)).toBe(true);
  });

  test('variants are applied in their declared order, whatever the order of the options', () => {
    const adjusting = (
      id: 'add' | 'double',
      adjust: (n: number) => number,
    ): Variant<{ n: number }, Record<string, boolean>> => ({
      id,
      rules: [],
      isOn: (options) => options[id],
      adjust: ({ n }) => ({ n: adjust(n) }),
    });
    const variants = [adjusting('add', (n) => n + 1), adjusting('double', (n) => n * 2)];
    expect(compileRules({ n: 1 }, variants, { double: true, add: true })).toEqual({ n: 4 });
    expect(compileRules({ n: 1 }, variants, { add: false, double: true })).toEqual({ n: 2 });
  });

  test('a variant that makes a number NaN is a fault, which says where', () => {
    const slip = {
      id: 'slip',
      rules: [],
      isOn: () => true,
      adjust: (rules: { income: { city: number } }) => ({ ...rules, income: { city: Number('two') } }),
    };
    expect(() => compileRules({ income: { city: 2 } }, [slip], {})).toThrow(
      'the variant slip makes income.city no number',
    );
  });

  test('a game keeps its options, and they decide how it is played', () => {
    const quick = engine.createGame('pebbles', {
      seats: 2,
      seed: 1,
      options: { quick: true, longBeach: true },
    });
    expect(quick.game.options).toEqual({ quick: true, longBeach: true });
    expect(quick.beach).toHaveLength(5);
  });
});

describe('a house rule', () => {
  const heavy = layer(pebbles, {
    id: 'heavy-pebbles',
    title: 'Heavy Pebbles',
    tables: { beachLength: 2 },
    policies: { worth: (before) => (stone) => before(stone) + 9 },
    variants: [
      {
        id: 'lazy',
        rules: ['H-VAR-1'],
        isOn: ({ quick }) => quick,
        adjust: (rules) => ({ ...rules, movesPerTurn: rules.movesPerTurn - 1 }),
      },
    ],
    replaces: ['P-SETUP-1', 'P-TAKE-2'],
  });
  const house = createEngine([pebbles, heavy]);

  test('replaces tables and policies and says which rules it replaces; the base stays as it was', () => {
    const state = house.createGame('heavy-pebbles', { seats: 2, seed: 1 });
    expect([state.game.ruleset, state.beach.length, heavy.replaces]).toEqual([
      'heavy-pebbles',
      2,
      ['P-SETUP-1', 'P-TAKE-2'],
    ]);
    expect(house.createGame('pebbles', { seats: 2, seed: 1 }).beach).toHaveLength(3);
    const over = house.applyAction(
      house.createPosition('heavy-pebbles', {
        config: { seats: 2, seed: 1 },
        state: {
          keepsakes: null,
          turn: { seat: 0, moves: 0, rolled: false, since: 0 },
          beach: [1],
          seats: [{ hand: [], pile: [0] }, { hand: [] }],
        },
      }),
      { type: 'expireTime', seat: null },
    );
    expect(over.outcome?.ranking[0]).toEqual({ seat: 0, place: 1, score: 10 });
  });

  test('adds variants behind those of the base', () => {
    const quick = house.createGame('heavy-pebbles', { seats: 2, seed: 1, options: { quick: true } });
    expect(house.settingOf(quick).rules).toMatchObject({ rounds: 1, movesPerTurn: 2 });
  });

  test('makes a ruleset that keeps the laws', () => {
    expect(conformance(house, 'heavy-pebbles', { seed: 1, seats: 3 })).toEqual([]);
  });

  test('does not let a game of the base be played by the extension', () => {
    const only = createEngine([heavy]);
    const state = engine.createGame('pebbles', { seats: 2, seed: 1 });
    expect(thrown(() => only.decisions(state as never)).name).toBe('UnknownRulesetError');
  });
});

describe('createEngine', () => {
  test('refuses two rulesets of one id', () => {
    expect(() => createEngine([pebbles, pebbles])).toThrow('two rulesets are called pebbles');
  });

  test('lets two rulesets show an event of one name in two ways', () => {
    const loud = {
      ...layer(pebbles, { id: 'loud', title: 'Loud Pebbles' }),
      events: { ...pebbles.events, bottomSeen: whole },
    };
    const both = createEngine([pebbles, loud]) as unknown as AnyEngine;
    const told = [{ n: 0, type: 'bottomSeen', seat: 0, stone: 4 }] as never;
    const seenBy = (id: string) => both.viewEvents(both.createGame(id, { seats: 2, seed: 1 }), told, 1);
    expect(seenBy('pebbles')).toEqual([]);
    expect(seenBy('loud')).toEqual(told);
  });

  test('plays on a board of its own under its id, beside the one of the title', () => {
    const cove = { id: 'cove', hash: 'c'.repeat(64) };
    const extended = createEngine([pebbles], { boards: [cove] });
    const state = extended.createGame('pebbles', { seats: 2, seed: 1, board: 'cove' });
    expect(state.game.board).toEqual(cove);
    expect(extended.settingOf(state).board).toBe(cove);
    expect(extended.createGame('pebbles', { seats: 2, seed: 1 }).game.board.id).toBe('shore');
    expect(thrown(() => engine.decisions(state)).name).toBe('UnknownBoardError');
  });
});
