// The random games that tests and conformance play.

import { describe, expect, test } from 'vitest';
import { createEngine, createRandom } from '../../../src/core/engine/index.js';
import { firstDifference, playRandomGame } from '../../../src/testing/index.js';
import { engine } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

const types = (plan: Parameters<typeof playRandomGame>[2]) =>
  playRandomGame(engine, 'pebbles', plan).actions.map(({ type }) => type);

describe('playRandomGame', () => {
  test('plays to the end, or as many steps as it is given', () => {
    const { states } = playRandomGame(engine, 'pebbles', { seed: 1 });
    expect(states.at(-1)?.outcome).not.toBeNull();
    expect(types({ seed: 1, steps: 5 })).toHaveLength(5);
  });

  test('weighs kinds of action', () => {
    const passing = types({ seed: 2, seats: 4, weights: { endTurn: 1000 } });
    const lingering = types({ seed: 2, seats: 4, weights: { endTurn: 0.001 } });
    expect(passing.length).toBeLessThan(lingering.length - 15);
    expect(
      types({ seed: 2, weights: { takeStone: 0, drawStone: 0, layStones: 0, rollDie: 0 } }),
    ).not.toContain('takeStone');
  });

  test('takes what it is told to choose, and what the ruleset suggests', () => {
    expect(types({ seed: 3, choose: () => ({ type: 'expireTime', seat: null }) })).toEqual(['expireTime']);
    const opinionated = createEngine([
      {
        ...pebbles,
        suggest: ({ state }, { seat, kind }) => {
          const [stone] = state.seats[seat].hand;
          if (kind === 'keepsake') return [{ type: 'chooseKeepsake', seat, stone: stone as number }];
          return kind === 'turn' ? [{ type: 'endTurn', seat }] : [];
        },
      },
    ]);
    const { actions } = playRandomGame(opinionated, 'pebbles', { seed: 3, suggested: 100 });
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['chooseKeepsake', 'endTurn']));
    const state = opinionated.createGame('pebbles', { seats: 2, seed: 1 });
    const view = opinionated.view(state, 0);
    const random = createRandom(1);
    expect(opinionated.suggest(view, { seat: 0, kind: 'keepsake' }, random)).toEqual([
      { type: 'chooseKeepsake', seat: 0, stone: state.seats[0].hand[0] },
    ]);
    expect(() => opinionated.suggest(view, { seat: 1, kind: 'keepsake' }, random)).toThrow(
      'belongs to seat 0',
    );
  });

  test('throws what the engine throws', () => {
    const choose = () => ({ type: 'endTurn', seat: 0 });
    expect(() => playRandomGame(engine, 'pebbles', { seed: 1, choose })).toThrow('P-KEEP-1: turn/not-now');
    expect(() => playRandomGame(engine, 'chess', { seed: 1 })).toThrow('no ruleset chess');
  });
});

describe('firstDifference', () => {
  test.each<[unknown, unknown, string | null]>([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, '.a.1.b: 2 against 3'],
    [{ a: 1 }, { a: 1, b: undefined }, '.b: only on the other side'],
    [{ a: undefined }, {}, '.a: only on one side'],
    [[1], [1, 2], 'the list: 1 items against 2'],
    [[], {}, 'the value: a list against a record'],
    [0, -0, 'the value: 0 against 0'],
    [null, {}, 'the value: null against {}'],
    [10n, 'x'.repeat(200), `the value: 10n against "${'x'.repeat(116)}…`],
  ])('of %o and %o', (one, other, expected) => {
    expect(firstDifference(one, other)).toBe(expected);
  });
});
