// Positions: any state in the middle of play, as rule tests and puzzles need it; refused unless it could be one.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { envelopeShape } from '../../../src/core/engine/index.js';
import { begunGame, engine, position, thrown } from './new-game.js';

const refused = (setup: unknown) => thrown(() => engine.createPosition('pebbles', setup as never));
const config = { seats: 2, seed: 1 };

describe('createPosition', () => {
  test('puts the named parts in place of a fresh game, seats by their index, and derives the rest', () => {
    const state = position({ seats: [{ hand: [0] }, { hand: [3], pile: [1, 2] }] });
    const fresh = engine.createGame('pebbles', config);
    expect(state.seats[0]).toEqual({ ...fresh.seats[0], hand: [0] });
    expect(state.seats[1]).toEqual({ ...fresh.seats[1], hand: [3], pile: [1, 2] });
    expect(state.luck).toEqual(fresh.luck);
    expect(state.bag.length + state.beach.length + 4).toBe(24);
    expect(Object.isFrozen(state.seats[1].pile)).toBe(true);
  });

  test('a position plays on, is saved and is viewed as any state', () => {
    const state = position();
    expect(engine.deserialize(engine.serialize(state))).toEqual(state);
    expect(engine.view(state, 1).seats[0].hand).toEqual([null, null, null, null]);
    expect(
      engine.applyAction(state, { type: 'layStones', seat: 0, stones: [0, 6, 12] }).seats[0].shells,
    ).toBe(1);
  });

  test('what it was given stays as it was and is not part of it', () => {
    const hand = [0, 6];
    const state = position({ seats: [{ hand }, { hand: [2] }] });
    hand.push(99);
    expect(Object.isFrozen(hand)).toBe(false);
    expect(state.seats[0].hand).toEqual([0, 6]);
  });

  test.each<[string, unknown, RegExp]>([
    ['a stone twice', { config, state: { beach: [1], sea: [1] } }, /stone 1 is in 2 places/],
    ['a stone nowhere', { config, state: { bag: [] } }, /is in 0 places/],
    [
      'too many moves',
      { config, state: { keepsakes: null, turn: turn({ moves: 9 }) } },
      /9 moves in one turn/,
    ],
    ['an unknown part', { config, state: { wind: 'north' } }, /unknown field wind/],
    ['a part of the wrong type', { config, state: { sea: 'deep' } }, /sea: expected array/],
    ['a stone that does not exist', { config, state: { sea: [24] } }, /sea.0: there is no stone 24/],
    [
      'a game of its own',
      { config, state: { game: { ruleset: 'chess' } } },
      /state.game: it follows from the config/,
    ],
    ['nobody present', { config, state: { absent: [0, 1] } }, /cannot be absent/],
    ['a bad config', { config: { seats: 9, seed: 1 }, state: {} }, /Pebbles seats 2 to 4/],
    ['no state', { config }, /state: expected object/],
    [
      'a prototype key',
      JSON.parse('{"config":{"seats":2,"seed":1},"state":{"wave":{"__proto__":{"seat":0}}}}'),
      /wave/,
    ],
    ['nothing', null, /expected object/],
  ])('a position with %s is refused with issues', (_, setup, message) => {
    const error = refused(setup);
    expect([error.name, error.message]).toEqual(['InvalidInputError', expect.stringMatching(message)]);
    expect(error.issues).not.toHaveLength(0);
  });

  test('seats may be absent, in order, and streams may stand where they like', () => {
    const { luck } = engine.createGame('pebbles', { seats: 4, seed: 1 });
    const streams = { ...luck.streams, bag: 2 ** 40 };
    const state = engine.createPosition('pebbles', {
      config: { seats: 4, seed: 1 },
      state: { round: 1, keepsakes: null, turn: turn({}), absent: [1, 3], luck: { ...luck, streams } },
    });
    expect([state.absent, state.luck.streams.bag]).toEqual([[1, 3], 2 ** 40]);
    for (const absent of [
      [3, 1],
      [1, 4],
      [1, 1],
    ])
      expect(
        refused({
          config: { seats: 4, seed: 1 },
          state: { round: 1, keepsakes: null, turn: turn({}), absent },
        }).message,
      ).toMatch(/cannot be absent/);
  });

  test('an outcome ranks up to 24 seats', () => {
    const ranked = (count: number) => ({
      reason: 'agreed',
      tieBreaks: [],
      ranking: Array.from({ length: count }, (_, seat) => ({
        seat: Math.min(seat, 23),
        place: seat + 1,
        score: 0,
      })),
    });
    const fits = (count: number) => z.safeParse(envelopeShape.outcome, ranked(count)).success;
    expect([fits(1), fits(24), fits(25)]).toEqual([true, true, false]);
  });

  test('no prototype is touched by a prototype key', () => {
    refused(
      JSON.parse(
        '{"config":{"seats":2,"seed":1},"state":{"wave":{"__proto__":{"polluted":1}},"__proto__":{"x":1}}}',
      ),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('an unfrozen copy of a state is neither frozen nor part of what comes of it', () => {
    const state = begunGame();
    const unfrozen = structuredClone(state) as typeof state;
    const next = engine.applyAction(unfrozen, { type: 'drawStone', seat: 0 });
    expect(next).toEqual(engine.applyAction(state, { type: 'drawStone', seat: 0 }));
    const seen = new Set(objectsOf(unfrozen));
    expect([...seen].filter((part) => Object.isFrozen(part))).toEqual([]);
    expect(objectsOf(next).filter((part) => seen.has(part))).toEqual([]);
  });
});

function turn(parts: object) {
  return { seat: 0, moves: 0, rolled: false, since: 0, ...parts };
}

function objectsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsOf)];
}
