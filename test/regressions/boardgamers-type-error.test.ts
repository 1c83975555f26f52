// `move()` threw a TypeError on `{"seat":{"toString":1}}`: whatever a player sends gets an error of this library, the data
// stays as it was, and no fault tells of the game.

import { beforeEach, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, isRailheadError } from '../../src/core/engine/index.js';
import {
  type BoardgamersData,
  type BoardgamersEngine,
  toBoardgamers,
} from '../../src/serve/adapters/boardgamers/index.js';
import { nonsense } from '../../src/testing/nonsense.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;

/** What a call threw; fails where it threw nothing. */
function thrownBy(call: () => unknown): Error & { code?: string; cause?: unknown } {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const NO_MOVES: readonly unknown[] = [
  { seat: { toString: 1 } },
  { seat: 0, type: { toString: 1 } },
  { seat: 0, type: 'chooseKeepsake', stone: { valueOf: 1 } },
  { seat: 0, type: 'chooseKeepsake', stone: 0, toString: 1 },
  { seat: Symbol('0'), type: 'endTurn' },
  [{ seat: 10n }],
  [[{ type: 'endTurn', seat: 0 }]],
  nested(100_000),
  { seat: 0, type: 'chooseKeepsake', stone: nested(100_000) },
  Array(5000).fill('0: pass'),
  Array(3),
  Array(2 ** 32 - 1),
  'x'.repeat(1_000_000),
  '0: keep 1000000000000000000000',
  '0: constructor',
  null,
  undefined,
  7,
  () => 1,
];

describe('moves', () => {
  let api: BoardgamersEngine;
  let data: BoardgamersData;
  beforeEach(() => {
    api = toBoardgamers(engine, 'pebbles');
    data = api.init(2, [], {}, 1);
  });

  test.each(NO_MOVES.map((move, n) => [n, move]))('number %i gets a typed error', (_, move) => {
    const before = JSON.stringify(data);
    expect(thrownBy(() => api.move(data, move as never, 0)).code).toBe('invalid-action');
    expect(JSON.stringify(data)).toBe(before);
  });

  test.each([{ toString: 1 }, Symbol('0'), Number.NaN, '0', [0], -1, 0.5, 9, 10n])('player %o', (player) => {
    const [stone] = data.state.seats[0].hand;
    const move = { type: 'chooseKeepsake', seat: 0, stone };
    expect(thrownBy(() => api.move(data, move as never, player as never)).code).toBe('invalid-action');
    const calls = [
      () => api.stripSecret(data, player as never),
      () => api.logSlice(data, { player: player as never }),
      () => api.dropPlayer(data, player as never),
    ];
    for (const call of calls) expect(answered(call)).not.toContain('"luck"');
  });
});

// The answer as JSON, or the code of a typed error.
function answered(call: () => unknown): string {
  try {
    return JSON.stringify(call());
  } catch (error) {
    expect(isRailheadError(error) && error.code).toMatch(/^(invalid|illegal)-/);
    return '';
  }
}

test.each(allRulesets.map(({ id }) => id))('%s: thousands of moves that are none', (ruleset) => {
  const api = toBoardgamers(engine, ruleset);
  const data = api.init(2, [], {}, 1);
  const player = [api.currentPlayer(data)].flat()[0] as number;
  const legal = api.logSlice(data, { player }).availableMoves.slice(0, 200);
  const random = createRandom('boardgamers', ruleset);
  for (let sent = 0; sent < 2000; sent++) {
    const move = nonsense(legal, random);
    // A list of actions may be a move; a list of lists is none.
    const error = thrownBy(() => api.move(data, (Array.isArray(move) ? [move] : move) as never, player));
    expect(['invalid-action', 'illegal-action']).toContain(error.code);
  }
  expect(api.move(data, legal[0], player).actions).toEqual([legal[0]]);
});

test('what a creator, a profile or a page asks for is read by its shape', () => {
  const api = toBoardgamers(engine, 'pebbles');
  const data = api.init(2, [], {}, 1);
  const asked: readonly (() => unknown)[] = [
    ...[null, 7, 'quick', [], { quick: { toString: 1 } }, { __proto__: null, toString: 1 }].map(
      (options) => () => api.init(2, [], options as never, 1),
    ),
    ...[null, 'quick', [{ toString: 1 }], ['__proto__'], ['constructor']].map(
      (expansions) => () => api.init(2, expansions as never, {}, 1),
    ),
    ...[{ toString: 1 }, null, Number.NaN, 'x'.repeat(1000)].map(
      (seed) => () => api.init(2, [], {}, seed as never),
    ),
    ...[{ toString: 1 }, null, '2', 1e9].map((players) => () => api.init(players as never, [], {}, 1)),
    ...[null, undefined, {}, { name: { toString: 1 } }].map(
      (meta) => () => api.setPlayerMetaData(data, 0, meta as never),
    ),
    ...[{ to: { valueOf: 1 } }, { to: -1 }, { to: '1' }].map((how) => () => api.replay(data, how as never)),
    ...[{ start: { valueOf: 1 } }, { end: Symbol('1') }].map(
      (slice) => () => api.logSlice(data, slice as never),
    ),
  ];
  for (const ask of asked) expect(thrownBy(ask).code).toBe('invalid-input');
});

test('a fault keeps to itself what it knows of the game', () => {
  const [chooseKeepsake] = pebbles.phases.keepsake.actions;
  const apply = () => {
    throw new TypeError('seat 1 holds stone 7');
  };
  const keepsake = { ...pebbles.phases.keepsake, actions: [{ ...chooseKeepsake, apply }] };
  const sick = createEngine([{ ...pebbles, phases: { ...pebbles.phases, keepsake } } as typeof pebbles]);
  const api = toBoardgamers(sick, 'pebbles');
  const data = api.init(2, [], {}, 1);
  const [move] = api.logSlice(data, { player: 0 }).availableMoves;
  const error = thrownBy(() => api.move(data, move, 0));
  expect([error.code, error.message]).toEqual(['fault', 'the engine failed; the game is as it was']);
  expect(String(error.cause)).toContain('seat 1 holds stone 7');
});
