// Chance in the open: what may come of an action and how likely it is, and play with luck that is set. The law of it
// (chance-adds-up) is examined in all titles by their conformance tests.

import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../../src/core/engine/index.js';
import { begunGame, engine, position, thrown } from './new-game.js';
import { STONES } from './pebbles/hidden.js';

const roll = { type: 'rollDie', seat: 0 } as const;
const drawStone = { type: 'drawStone', seat: 0 } as const;
const take = (stone: number) => ({ type: 'takeStone', seat: 0, stone }) as const;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const eventOf = (events: readonly { type: string }[], type: string) =>
  events.find((event) => event.type === type);

// Stones 0, 1, 2, 6 and 12 are in hands; what lies in neither bag nor sea nor on the beach is in the pile of seat 1.
function lying({ bag, sea = [], beach = [21, 22, 23] }: { bag: number[]; sea?: number[]; beach?: number[] }) {
  const placed = new Set([0, 1, 2, 6, 12, ...bag, ...sea, ...beach]);
  const pile = STONES.filter((stone) => !placed.has(stone));
  const settled = position({ bag, sea, beach, seats: [{ hand: [0, 1, 6, 12] }, { hand: [2], pile }] });
  // Before the beach is filled up: that is chance, too.
  return deepFreeze({ ...settled, bag, sea, beach, luck: position().luck });
}

describe('outcomesOf', () => {
  test('a die that falls on 5 shows a stone, which is chance too', () => {
    const state = lying({ bag: [13, 14, 15, 16] });
    const outcomes = engine.outcomesOf(state, roll);
    expect(outcomes.map(({ luck }) => luck)).toEqual([
      ...[[1], [2], [3], [4]],
      ...[13, 14, 15, 16].map((stone) => [5, stone]),
      [6],
    ]);
    expect(outcomes.map(({ probability }) => Math.round(1 / probability))).toEqual([
      ...[6, 6, 6, 6],
      ...[24, 24, 24, 24],
      6,
    ]);
    expect(outcomes.map(({ events }) => eventOf(events, 'bottomSeen'))).toMatchObject([
      ...[undefined, undefined, undefined, undefined],
      ...[13, 14, 15, 16].map((stone) => ({ stone })),
      undefined,
    ]);
    expect(outcomes.map(({ state: next }) => next.seats[0].feathers)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('without chance there is one', () => {
    const state = begunGame();
    const action = { type: 'endTurn', seat: 0 } as const;
    const result = engine.tryAction(state, action);
    expect(result.ok && engine.outcomesOf(state, action)).toEqual([
      { probability: 1, luck: [], state: result.ok && result.state, events: result.ok && result.events },
    ]);
  });

  test('every card of a pile is as likely as the next, whatever lies on top', () => {
    const state = lying({ bag: [13, 14, 15, 16, 17] });
    const drawn = engine.outcomesOf(state, drawStone);
    expect(drawn.map(({ luck, probability }) => [...luck, probability])).toEqual(
      [13, 14, 15, 16, 17].map((stone) => [stone, 0.2]),
    );
    for (const { luck, state: next } of drawn) {
      expect(next.seats[0].hand).toContain(luck[0]);
      expect([...next.bag, ...luck].sort()).toEqual([13, 14, 15, 16, 17]);
    }
  });

  test('what follows by itself is opened too, unless only the first draws are asked for', () => {
    const state = lying({ bag: [13, 14], beach: [21] });
    const all = engine.outcomesOf(state, take(21));
    expect(all.map(({ luck }) => luck)).toEqual([
      [13, 14],
      [14, 13],
    ]);
    expect(sumOf(all.map(({ probability }) => probability))).toBe(1);
    const first = engine.outcomesOf(state, take(21), { draws: 1 });
    expect(first.map(({ luck }) => luck)).toEqual([[13], [14]]);
    const [seedsOwn] = engine.outcomesOf(state, take(21), { draws: 0 });
    expect(seedsOwn).toMatchObject({ probability: 1, luck: [], state: engine.applyAction(state, take(21)) });
  });

  test('a pile that is shaken anew is drawn from as any other', () => {
    const state = lying({ bag: [], sea: [13, 14, 15], beach: [21, 22] });
    const outcomes = engine.outcomesOf(state, take(21), { draws: 1 });
    expect(outcomes.map(({ luck }) => luck)).toEqual([[13], [14], [15]]);
    const streams = outcomes.map(({ state: next }) => next.luck);
    expect(streams).toEqual(streams.map(() => engine.applyAction(state, take(21)).luck));
  });

  test('cards that are alike are one way', () => {
    const state = deepFreeze({ ...begunGame(), bag: [13, 14, 13, 13] });
    const outcomes = engine.outcomesOf(state, drawStone);
    expect(outcomes.map(({ luck, probability }) => [...luck, probability])).toEqual([
      [13, 0.75],
      [14, 0.25],
    ]);
    expect(outcomes[0].state).toEqual(engine.applyAction(state, drawStone));
  });

  test('more than are wanted are refused by name', () => {
    const state = lying({ bag: [13, 14, 15, 16] });
    expect(engine.outcomesOf(state, roll, { most: 9 })).toHaveLength(9);
    expect(thrown(() => engine.outcomesOf(state, roll, { most: 8 }))).toMatchObject({
      name: 'TooManyOutcomesError',
      code: 'too-many-outcomes',
      most: 8,
    });
  });

  test('what may not be played has none', () => {
    const state = engine.applyAction(begunGame(), roll);
    expect(thrown(() => engine.outcomesOf(state, roll))).toMatchObject({ code: 'illegal-action' });
    expect(thrown(() => engine.outcomesOf(state, { type: 'rollDie' } as never))).toMatchObject({
      code: 'invalid-action',
    });
    const seen = engine.view(begunGame(), 0);
    expect(thrown(() => engine.outcomesOf(seen as never, roll))).toMatchObject({ code: 'invalid-input' });
  });
});

describe('applyActionWithLuck', () => {
  test.each([1, 2, 3, 4, 6])('the die falls on %i', (pips) => {
    const { events } = engine.applyActionWithLuck(begunGame(), roll, [pips]);
    expect(eventOf(events, 'dieRolled')).toMatchObject({ pips });
  });

  test('what the seed would have given changes nothing, and no luck set is play as ever', () => {
    const state = begunGame();
    const plain = engine.tryAction(state, roll);
    if (!plain.ok) throw new Error(plain.rejection.code);
    const { pips } = eventOf(plain.events, 'dieRolled') as unknown as { pips: number };
    const same = { state: plain.state, events: plain.events };
    expect(engine.applyActionWithLuck(state, roll, [pips])).toEqual(same);
    expect(engine.applyActionWithLuck(state, roll, [])).toEqual(same);
  });

  test('another card changes places with the top one', () => {
    const state = lying({ bag: [13, 14, 15, 16, 17] });
    const { state: next } = engine.applyActionWithLuck(state, drawStone, [14]);
    expect(next.bag).toEqual([13, 17, 15, 16]);
    expect(Object.isFrozen(next.bag)).toBe(true);
  });

  test('what cannot come, or is not asked for, is refused', () => {
    const state = lying({ bag: [13, 14] });
    for (const [luck, place] of [
      [[7], 0],
      [['2'], 0],
      [[5, 15], 1],
      [[2, 13], 1],
    ] as const)
      expect(thrown(() => engine.applyActionWithLuck(state, roll, luck))).toMatchObject({
        code: 'invalid-input',
        what: 'luck',
        issues: [{ path: [place] }],
      });
  });

  test('rules refuse as ever', () => {
    const state = engine.applyAction(begunGame(), roll);
    expect(thrown(() => engine.applyActionWithLuck(state, roll, [1]))).toMatchObject({
      rejection: { code: 'roll/already' },
    });
  });

  test('a save keeps what came of it; a record of the actions has the luck of the seed', () => {
    const config = { seats: 2, seed: 7 } as const;
    const actions = [
      ...engine
        .createGame('pebbles', config)
        .seats.map(({ hand }, seat) => ({ type: 'chooseKeepsake', seat, stone: hand[0] as number }) as const),
      roll,
    ];
    const before = engine.applyActions(engine.createGame('pebbles', config), actions.slice(0, 2));
    const fallen = engine.applyAction(before, roll);
    const others = engine
      .outcomesOf(before, roll, { draws: 1 })
      .map(({ luck }) => engine.applyActionWithLuck(before, roll, luck).state)
      .filter((state) => engine.hashState(state) !== engine.hashState(fallen));
    expect(others.length).toBeGreaterThan(0);
    for (const state of others) expect(engine.deserialize(engine.serialize(state))).toEqual(state);
    expect(engine.replay(engine.record('pebbles', config, actions)).state).toEqual(fallen);
  });
});
