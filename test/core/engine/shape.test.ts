// E-SHAPE-1: what comes in from outside has the published shape, or is refused as malformed.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { envelopeShape } from '../../../src/core/engine/base/state.js';
import { createRandom, isRailheadError } from '../../../src/core/engine/index.js';
import { nonsense } from '../../../src/testing/index.js';
import { begunGame, engine, freshGame, position, thrown } from './new-game.js';

const seatNames = envelopeShape.game.shape.seatNames;

test('E-SHAPE-1: a state names 24 seats at most', () => {
  expect(seatNames.safeParse(Array(24).fill('Ann')).success).toBe(true);
  expect(seatNames.safeParse(Array(25).fill('Ann')).success).toBe(false);
});

const end = { type: 'endTurn', seat: 0 } as const;

describe('E-SHAPE-1', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text', 'endTurn'],
    ['a list', [end]],
    ['no type', { seat: 0 }],
    ['a type that is no string', { type: 7, seat: 0 }],
    ['an unknown type', { type: 'fly', seat: 0 }],
    ['a type of the prototype', { type: 'constructor', seat: 0 }],
    ['no seat', { type: 'endTurn' }],
    ['a seat as text', { type: 'endTurn', seat: '0' }],
    ['half a seat', { type: 'endTurn', seat: 0.5 }],
    ['a seat below the first', { type: 'endTurn', seat: -1 }],
    ['a seat that is no number', { type: 'endTurn', seat: Number.NaN }],
    ['an unknown field', { ...end, force: true }],
    ['a field called __proto__', JSON.parse('{"type":"endTurn","seat":0,"__proto__":{"force":true}}')],
    ['a missing field', { type: 'takeStone', seat: 0 }],
    ['a decision that is no text', { ...end, decision: 4 }],
    ['a list that is too long', { type: 'layStones', seat: 0, stones: Array(1_000_000).fill(1) }],
    ['a list of lists', { type: 'layStones', seat: 0, stones: [[1], [2]] }],
    ['a seat for the host', { type: 'expireTime', seat: 0 }],
    ['a host for a seat', { type: 'endTurn', seat: null }],
  ])('E-SHAPE-1: %s is no action', (_, action) => {
    const state = begunGame();
    const result = engine.tryAction(state, action as never);
    expect(result).toMatchObject({ ok: false, rejection: { code: 'action/malformed', rule: 'E-SHAPE-1' } });
    expect(engine.checkAction(state, action as never)?.rule).toBe('E-SHAPE-1');
    expect(thrown(() => engine.applyAction(state, action as never)).name).toBe('InvalidActionError');
  });

  test.each([null, undefined, 7, 'endTurn', []])(
    'E-SHAPE-1: of %j it is said that it is no object',
    (input) => {
      const result = engine.tryAction(begunGame(), input as never);
      const message = 'an action is an object whose type is a string';
      expect(result).toMatchObject({ issues: [{ path: ['type'], message }] });
    },
  );

  test('E-SHAPE-1: an action has the published shape and nothing more, and is then accepted', () => {
    expect(engine.tryAction(begunGame(), end).ok).toBe(true);
  });

  test('E-SHAPE-1: the issues say where and what, and stay short', () => {
    const flood = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`.padEnd(90, 'x'), n]));
    const result = engine.tryAction(begunGame(), { ...end, ...flood } as never);
    const issues = 'issues' in result ? result.issues! : [];
    expect(issues[0].message).toMatch(/^unknown fields field0x+…, .* and 495 more$/);
    expect(issues[0].message.length).toBeLessThan(300);
  });

  test('E-SHAPE-1: malformed comes before game over, and game over before any rule', () => {
    const over = engine.applyAction(begunGame(), { type: 'expireTime', seat: null });
    expect(engine.checkAction(over, { type: 'endTurn' } as never)?.rule).toBe('E-SHAPE-1');
    expect(engine.checkAction(over, { type: 'takeStone', seat: 1, stone: 0 })?.rule).toBe('E-OVER-1');
  });

  test('E-SHAPE-1: minus zero becomes zero, in lists too, and in what is recorded', () => {
    const state = position({ seats: [{ hand: [0, 6] }, { hand: [2] }] });
    const next = engine.applyAction(state, { type: 'layStones', seat: -0, stones: [-0, 6] });
    expect(next.seats[0].pile.map((stone) => Object.is(stone, -0))).toEqual([false, false]);
    const stone = freshGame(1, 2).seats[0].hand[0] as number;
    const record = engine.record('pebbles', { seats: 2, seed: 1 }, [
      { type: 'chooseKeepsake', seat: -0, stone },
    ]);
    expect(record.actions).toEqual([`0: keep ${stone}`]);
    expect(Object.is(engine.replay(record).actions[0].seat, 0)).toBe(true);
  });

  test('E-SHAPE-1: what is applied and recorded is a copy, so the caller may change its own', () => {
    const stones = [0, 6];
    const next = engine.applyAction(position(), { type: 'layStones', seat: 0, stones });
    stones.push(99);
    expect(next.seats[0].pile).toEqual([0, 6]);
    const action = {
      type: 'chooseKeepsake',
      seat: 0,
      stone: freshGame(1, 2).seats[0].hand[0] as number,
    } as const;
    const { actions } = engine.replay(engine.record('pebbles', { seats: 2, seed: 1 }, [action]));
    expect(actions[0]).not.toBe(action);
    expect(actions[0]).toEqual(action);
  });

  test('E-SHAPE-1: ten thousand nonsense actions on many states get a typed refusal and change nothing', () => {
    const random = createRandom('nonsense');
    let [tried, malformed] = [0, 0];
    for (let game = 0; game < 50; game++) {
      let state = freshGame(game, 2 + (game % 3));
      for (let step = 0; step < 20 && state.outcome === null; step++) {
        const legal = [...engine.legalActions(state)];
        const hash = engine.hashState(state);
        for (let n = 0; n < 20; n++, tried++) {
          const action = nonsense(legal, random) as never;
          const result = engine.tryAction(state, action);
          if (result.ok) expect(action).toBe('refused');
          else if (result.issues !== undefined) malformed++;
          const error = thrown(() => engine.applyAction(state, action));
          if (!isRailheadError(error) || error.code === 'fault') expect(error).toBe('typed');
        }
        if (engine.hashState(state) !== hash) expect(state).toBe('unchanged');
        state = engine.applyAction(state, legal[random.int(0, legal.length - 1)]);
      }
    }
    expect(tried).toBeGreaterThanOrEqual(10_000);
    expect(malformed / tried).toBeGreaterThan(0.7);
  });

  property.prop([fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })])(
    'E-SHAPE-1: no value whatever makes tryAction throw',
    (value) => {
      expect(engine.tryAction(begunGame(), value as never).ok).toBe(false);
    },
  );
});
