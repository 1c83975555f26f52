// How a step is carried out: by fork and seal or by immer, with the same result; and what is shared between states.

import { applyPatches, enablePatches, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  defineAction,
  defineSlice,
  layer,
  memoByIdentity,
  whole,
} from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { begunGame, engine, position, type State } from './new-game.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';
import { pebblesWith, tentatively } from './tentative.js';

describe('executors', () => {
  test('fork and immer give the same games', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { states, events, actions } = playRandomGame(engine, 'pebbles', { seed, seats: 3 });
      let state = engine.createGame('drafted-pebbles', { seats: 3, seed });
      actions.forEach((action, n) => {
        const result = engine.tryAction(state, action as never);
        if (!result.ok) throw new Error(result.rejection.code);
        state = result.state;
        expect({ ...state, game: null }).toEqual({ ...states[n + 1], game: null });
        expect(result.events).toEqual(events[n + 1]);
      });
    }
  });

  test.each(['pebbles', 'drafted-pebbles'] as const)(
    '%s: what an action does not touch keeps its identity',
    (id) => {
      const state = engine.applyActions(engine.createGame(id, { seats: 3, seed: 7 }), []);
      const [{ hand }] = state.seats;
      const next = engine.applyAction(state, { type: 'chooseKeepsake', seat: 0, stone: hand[0] as number });
      expect(next).not.toBe(state);
      for (const part of ['game', 'luck', 'beach', 'bag', 'sea', 'absent'] as const)
        expect(next[part]).toBe(state[part]);
      expect(next.seats[1]).toBe(state.seats[1]);
      expect(next.seats[0].hand).toBe(hand);
    },
  );

  test.each([
    ['a fork', pebbles.state.fork],
    ['immer', undefined],
  ])('carried out by %s, a fact carries a part of the state as it was when it was told', (_name, fork) => {
    const boast = defineAction<PebblesTitle>()({
      type: 'boast',
      notation: ['boast'],
      *offers() {},
      check: [],
      apply({ emit }, state, { seat }) {
        state.seats[seat].shells += 1;
        emit({ type: 'boasted', seat, row: state.seats[seat], all: [{ of: state.seats }] } as never);
        state.seats[seat].shells += fork === undefined ? 1 : 0;
      },
    });
    const boasting = createEngine([
      defineRuleset(
        pebblesWith('boasting', [boast], {
          state: { ...pebbles.state, fork },
          events: { ...pebbles.events, boasted: whole } as never,
        }) as AnyRuleset,
      ),
    ]) as unknown as AnyEngine;
    const { game: _, ...parts } = begunGame();
    const config = { seats: 3, seed: 7 };
    const state = boasting.createPosition('boasting', { config, state: parts } as never);
    const { seat } = boasting.decisions(state)[0];
    const result = boasting.tryAction(state, { type: 'boast', seat } as never);
    if (!result.ok) throw new Error(result.rejection.code);
    // Gone with the draft, it would throw here.
    const [told] = JSON.parse(JSON.stringify(result.events));
    const { shells } = (state as State).seats[seat];
    expect(told.row.shells).toBe(shells + 1);
    expect(told.all[0].of[seat]).toEqual(told.row);
    // What watches an action for what it reveals looks at the facts, too.
    expect(tentatively(boasting, state, { type: 'boast', seat }).events).toHaveLength(1);
  });

  test.each([
    ['a fork', pebbles.state.fork],
    ['immer', undefined],
  ])('carried out by %s, a record that is written and written back is the old one', (_, fork) => {
    const fuss = defineAction<PebblesTitle>()({
      type: 'fuss',
      notation: ['fuss'],
      *offers() {},
      check: [],
      apply({ before }, state, { seat }) {
        state.seats = before.seats.map((one) => ({ ...one }));
        state.seats[seat].shells += 1;
        state.turn = { ...before.turn!, moves: before.turn!.moves };
      },
    });
    const fussy = createEngine([
      defineRuleset(pebblesWith('fussy', [fuss], { state: { ...pebbles.state, fork } }) as AnyRuleset),
    ]) as unknown as AnyEngine;
    const { states } = playRandomGame(fussy, 'fussy', { seed: 1, seats: 3, steps: 3 });
    const before = states[3] as unknown as State;
    const next = fussy.applyAction(before, { type: 'fuss', seat: 0 }) as unknown as State;
    expect(next.turn).toBe(before.turn);
    expect(next.seats.map((seat, n) => seat === before.seats[n])).toEqual([false, true, true]);
    expect(next.seats[0].hand).toBe(before.seats[0].hand);
    expect([next, next.seats, next.seats[0]].every(Object.isFrozen)).toBe(true);
  });

  test('what is laid over a title without a fork has none either', () => {
    const drafted = defineRuleset({ ...pebbles, state: { ...pebbles.state, fork: undefined } });
    const state = defineSlice('tide', (of) => ({ high: of.count }));
    const tidal = layer(drafted, { id: 'tidal', title: 'Tidal pebbles', state });
    const { states } = playRandomGame(createEngine([tidal]) as unknown as AnyEngine, 'tidal', { seed: 1 });
    expect(states.at(-1)).toMatchObject({ tide: { high: 0 }, outcome: { reason: expect.any(String) } });
  });

  test('a state that nothing copies is refused at once', () => {
    const bare = { ...pebbles, state: { ...pebbles.state, fork: undefined } };
    expect(() => createEngine([bare])).toThrow(/nothing copies the states of pebbles/);
  });

  test('patches make the next state of the last, inverse patches the last of the next', () => {
    enablePatches();
    const state = position();
    const action = { type: 'layStones', seat: 0, stones: [0, 6, 12] } as const;
    const result = engine.applyActionWithPatches(state, { ...action, stones: [...action.stones] });
    expect(result.state).toEqual(engine.applyAction(state, { ...action, stones: [...action.stones] }));
    expect(result.patches.length).toBeGreaterThan(2);
    expect(applyPatches(state, [...result.patches])).toEqual(result.state);
    expect(applyPatches(result.state, [...result.inversePatches])).toEqual(state);
    expect(result.events.map(({ type }) => type)).toEqual(['stonesLaid']);
  });

  test('a draft of some store is played on as a copy', () => {
    const store = { game: begunGame(), clicks: 0 };
    const next = produce(store, (draft) => {
      draft.clicks++;
      draft.game = engine.applyAction(draft.game as never, { type: 'endTurn', seat: 0 }) as never;
    });
    expect(next.game).toEqual(engine.applyAction(store.game, { type: 'endTurn', seat: 0 }));
  });
});

describe('memoByIdentity', () => {
  const counting = () => {
    let runs = 0;
    const memo = memoByIdentity((list: readonly number[]) => {
      runs++;
      return list.reduce((sum, item) => sum + item, 0);
    });
    return { memo, runs: () => runs };
  };

  test('derives once from a frozen value', () => {
    const { memo, runs } = counting();
    const list = Object.freeze([1, 2, 3]);
    expect([memo(list), memo(list), runs()]).toEqual([6, 6, 1]);
    expect(memo(Object.freeze([1, 2, 3]))).toBe(6);
    expect(runs()).toBe(2);
  });

  test('derives anew from a value that may still change, and caches nothing for it', () => {
    const { memo, runs } = counting();
    const list = [1, 2];
    expect(memo(list)).toBe(3);
    list.push(3);
    expect([memo(list), runs()]).toEqual([6, 2]);
    memo.set(list, 99);
    expect([memo.get(list), memo(list)]).toEqual([undefined, 6]);
  });

  test('takes what a caller has derived by itself from a frozen value', () => {
    const { memo, runs } = counting();
    const list = Object.freeze([1, 2]);
    memo.set(list, 99);
    expect([memo.get(list), memo(list), runs()]).toEqual([99, 99, 0]);
  });
});
