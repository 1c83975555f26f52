// E-SHAPE-2: an action names only what its game has, and this is asked before anything else about it.

import { describe, expect, test } from 'vitest';
import { createEngine, defineHostAction, entryOf, fields, layer } from '../../../src/core/engine/index.js';
import { formatRejection } from '../../../src/table/words/index.js';
import { begunGame, engine, position, thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

const refusal = (action: object, state = position()) => engine.checkAction(state, action as never);
const noStone = (id: number, field = 'stone') => ({
  code: 'action/no-such-stone',
  rule: 'E-SHAPE-2',
  params: { kind: 'stone', id, field },
  scope: 'public',
});

describe('E-SHAPE-2', () => {
  test('E-SHAPE-2: a number beyond the last is refused, the last one is left to the rules', () => {
    expect(refusal({ type: 'takeStone', seat: 0, stone: 24 })).toEqual(noStone(24));
    expect(refusal({ type: 'takeStone', seat: 0, stone: 1_000_000 })).toEqual(noStone(1_000_000));
    expect(refusal({ type: 'takeStone', seat: 0, stone: 0 })?.rule).toBe('P-TAKE-1');
    expect(refusal({ type: 'takeStone', seat: 0, stone: 23 })).toBeNull();
  });

  test('E-SHAPE-2: so is one in a list, with its place', () => {
    expect(refusal({ type: 'layStones', seat: 0, stones: [0, 24] })).toEqual(noStone(24, 'stones.1'));
    expect(refusal({ type: 'layStones', seat: 0, stones: [0, 6] })).toBeNull();
  });

  test('E-SHAPE-2: a seat in which nobody sits neither acts nor is dropped', () => {
    const nobody = { code: 'action/no-such-seat', rule: 'E-SHAPE-2' };
    expect(refusal({ type: 'endTurn', seat: 2 })).toMatchObject({ ...nobody, params: { field: 'seat' } });
    expect(refusal({ type: 'endTurn', seat: 1 })?.rule).toBe('E-TURN-1');
    expect(refusal({ type: 'dropSeat', seat: null, target: 2 })).toMatchObject({
      ...nobody,
      params: { field: 'target', id: 2 },
    });
    expect(refusal({ type: 'dropSeat', seat: null, target: 1 })).toBeNull();
  });

  test('E-SHAPE-2: a view refuses like its state, a seat that is not there included', () => {
    const view = engine.view(position(), 0);
    for (const seat of [0, 2]) {
      const action = { type: 'takeStone', seat, stone: 24 } as const;
      expect(engine.checkAction(view, action)).toEqual(refusal(action));
      expect(engine.explainAction(view, action)).toEqual([refusal(action)]);
    }
  });

  test('E-SHAPE-2: malformed comes before it, the end of the game and the decision behind it', () => {
    expect(refusal({ type: 'takeStone', seat: 9, stone: 24, more: 1 })?.rule).toBe('E-SHAPE-1');
    const over = engine.applyAction(begunGame(), { type: 'expireTime', seat: null });
    expect(refusal({ type: 'takeStone', seat: 0, stone: 24 }, over as never)?.rule).toBe('E-SHAPE-2');
    expect(refusal({ type: 'takeStone', seat: 0, stone: 23 }, over as never)?.rule).toBe('E-OVER-1');
    expect(refusal({ type: 'takeStone', seat: 1, stone: 24 })?.rule).toBe('E-SHAPE-2');
  });

  test('E-SHAPE-2: all verbs refuse alike, and in a sentence', () => {
    const action = { type: 'takeStone', seat: 0, stone: 24 } as const;
    expect(engine.tryAction(position(), action)).toEqual({ ok: false, rejection: noStone(24) });
    expect(engine.explainAction(position(), action)).toEqual([noStone(24)]);
    expect(thrown(() => engine.applyAction(position(), action))).toMatchObject({
      name: 'IllegalActionError',
      rejection: noStone(24),
    });
    expect(formatRejection(refusal(action)!)).toBe('There is no stone 24 in this game. [E-SHAPE-2]');
  });

  test('E-SHAPE-2: names are looked up among those of the game, never in a prototype', () => {
    const gull = fields.nameOf('gull');
    const hail = defineHostAction<never>()({
      type: 'hail',
      payload: () => ({ gull, also: fields.optional(fields.list(gull, { most: 9 })) }),
      notation: ['hail', 'gull', 'also?'],
      check: [],
      apply: () => {},
    });
    const gulls = createEngine([
      layer(
        pebbles as never,
        {
          id: 'gulls',
          title: 'Gulls',
          hostActions: [hail],
          ids: () => ({ stone: 24, gull: new Set(['herring', 'common']) }),
        } as never,
      ),
    ]);
    const state = gulls.createGame('gulls', { seats: 2, seed: 1 });
    const hailing = (gull: string, also?: string[]) =>
      gulls.checkAction(state, { type: 'hail', seat: null, gull, ...(also && { also }) } as never)?.code ??
      null;
    expect(hailing('herring', ['common'])).toBeNull();
    // A name stays one in text, be it spelled like a flag.
    expect(gulls.parseAction('gulls', 'host: hail true also=false,7')).toEqual({
      type: 'hail',
      seat: null,
      gull: 'true',
      also: ['false', '7'],
    });
    for (const name of ['constructor', '__proto__', 'toString', 'Herring'])
      expect([hailing(name), hailing('common', [name])]).toEqual(Array(2).fill('action/no-such-gull'));
  });

  test('E-SHAPE-2: a kind of id that a ruleset does not tell the ids of is its fault', () => {
    const { ids: _, ...silent } = pebbles;
    expect(() => createEngine([silent]).createGame('pebbles', { seats: 2, seed: 1 })).toThrow(
      'a field of pebbles holds the id of a stone, and its ids do not say which there are',
    );
  });

  test('E-SHAPE-2: a field names the kind of which it holds ids, in lists and where it may be null or left out too', () => {
    const stone = fields.numberOf('stone');
    const holding = [stone, fields.maybe(stone), fields.optional(stone), fields.list(stone, { most: 3 })];
    expect(holding.map(({ idOf }) => idOf)).toEqual(Array(4).fill('stone'));
    expect(fields.ascending(fields.maybe(stone) as never, { most: 3 }).idOf).toBe('stone');
    expect([fields.amount, fields.list(fields.flag, { most: 3 })].map(({ idOf }) => idOf)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('E-SHAPE-2: states from outside name only what there is, too', () => {
    const given = (state: object) => ({ config: { seats: 2, seed: 1 }, state });
    const turn = { seat: 2, moves: 0, rolled: false, since: 0 };
    expect(() => engine.createPosition('pebbles', given({ sea: [24] }))).toThrow(
      'position: sea.0: there is no stone 24 in this game',
    );
    expect(() => engine.createPosition('pebbles', given({ keepsakes: null, turn }))).toThrow(
      'position: turn.seat: there is no seat 2 in this game',
    );
  });
});

test('entryOf finds what a table has itself and nothing that its prototype has', () => {
  const table: Record<string, number> = { one: 1 };
  expect([entryOf(table, 'one'), entryOf(table, 'constructor'), entryOf(table, '__proto__')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});
