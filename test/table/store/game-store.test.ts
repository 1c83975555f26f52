// A game that an interface holds on to: one snapshot after another, and nothing lost on the way.

import { describe, expect, test, vi } from 'vitest';
import { allRulesets } from '../../../rulesets';
import { chinaRails, chinaRailsPlanning } from '../../../rulesets/china-rails';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
  type Orders,
} from '../../../src/core/engine';
import { withPlanning } from '../../../src/table/plans';
import { createGameStore, replaySteps } from '../../../src/table/store';
import { playRandomGame } from '../../../src/testing';
import { SOAK } from '../../long-run.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

/** A store in which a game is played on at random, by suggestions where there are any. */
function storeOf(ruleset: string) {
  const store = createGameStore(engine, { ruleset, config: { seats: 2, seed: 7 } });
  const random = createRandom('store');
  const next = (): GameAction => {
    const { state, decisions } = store.getSnapshot();
    const [decision] = decisions;
    const [first] = engine.suggest(state as never, decision, random);
    return first ?? (engine.sampleAction(state as never, decision.seat, random) as GameAction);
  };
  const playOn = (steps: number) => {
    for (let step = 0; step < steps && store.getSnapshot().decisions.length > 0; step++)
      expect(store.play(next())).toBe(true);
  };
  return { store, next, playOn };
}

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  test('E-SAVE-3: what a record says of actions is saved again, but for those that were played otherwise', () => {
    const { store, playOn } = storeOf(id);
    playOn(3);
    const notes = [
      { n: 1, comment: 'Bold.' },
      { n: 3, clock: 9_000 },
    ];
    store.load({ record: { ...store.save(), meta: { site: 'Kiel' }, notes } });
    expect(store.save()).toMatchObject({ meta: { site: 'Kiel' }, notes });
    expect(store.save({ to: 2 }).notes).toEqual([notes[0]]);
    store.goTo(2);
    playOn(1);
    expect(store.save().notes).toEqual([notes[0]]);
  });

  test('every action makes a new snapshot; between two it is the same object', () => {
    const { store, playOn } = storeOf(id);
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    playOn(5);
    const { step, length, state, view, viewer } = store.getSnapshot();
    expect([step, length, viewer]).toEqual([5, 5, null]);
    expect(view).toEqual(engine.view(state as never, null));
    expect(before.step).toBe(0);
  });

  test('one steps through the past, sees it as another seat, and branches off where one plays', () => {
    const { store, next, playOn } = storeOf(id);
    playOn(12);
    const last = store.getSnapshot().state;
    store.goTo(4);
    expect(store.getSnapshot()).toMatchObject({ step: 4, length: 12, events: [] });
    store.viewAs(1);
    expect(store.getSnapshot().view).toEqual(engine.view(store.getSnapshot().state as never, 1));
    store.goTo(99);
    expect(store.getSnapshot().state).toBe(last);
    store.goTo(4);
    store.play(next());
    expect(store.getSnapshot()).toMatchObject({ step: 5, length: 5 });
  });

  test('its story is what happened up to where one looks, as the viewer may see it', () => {
    const { store, playOn } = storeOf(id);
    playOn(12);
    store.viewAs(1);
    const { state } = store.getSnapshot();
    const steps = [...replaySteps(engine, store.save())].map(({ n, events }) => ({
      n,
      events: engine.viewEvents(state as never, events as never, 1),
    }));
    expect(store.story(99)).toEqual(steps);
    expect(steps[0].events.length).toBeGreaterThan(0);
    expect(store.story(3)).toEqual(steps.slice(-3));
    store.goTo(4);
    expect(store.story(2)).toEqual(steps.slice(3, 5));
    expect(store.story(0)).toEqual([]);
  });

  test('what was played is a start: the same game with the same past, seen from its end', () => {
    const { store, playOn } = storeOf(id);
    playOn(20);
    store.goTo(4);
    const played = store.played();
    expect(played.actions).toHaveLength(20);
    expect(store.played(18).actions).toEqual(played.actions.slice(18));
    const other = createGameStore(engine, JSON.parse(JSON.stringify(played)));
    store.goTo(20);
    expect(other.getSnapshot().state).toEqual(store.getSnapshot().state);
    other.viewAs(1);
    store.viewAs(1);
    expect(other.story(99)).toEqual(store.story(99));
    const again = [...played.actions, played.actions[0], played.actions[0]];
    expect(() => createGameStore(engine, { ...played, actions: again })).toThrow(
      expect.objectContaining({ code: 'illegal-action' }),
    );
  });

  test('what is saved is loaded: the same game with the same past', () => {
    const { store, playOn } = storeOf(id);
    playOn(20);
    const record = store.save();
    const other = createGameStore(engine, { record: JSON.stringify(record) });
    expect(other.getSnapshot().state).toEqual(store.getSnapshot().state);
    store.goTo(7);
    other.goTo(7);
    expect(other.getSnapshot().state).toEqual(store.getSnapshot().state);
    expect(other.save()).toEqual(store.save());
  });

  test('the whole game is saved wherever one looks; a cut is asked for by its number of actions', () => {
    const { store, playOn } = storeOf(id);
    playOn(12);
    const whole = store.save();
    const stepsOf = (record: typeof whole) => engine.replay(record).actions.length;
    expect(stepsOf(whole)).toBe(12);
    for (const step of [0, 5, 12]) {
      store.goTo(step);
      expect(store.save()).toEqual(whole);
      const cut = store.save({ to: step });
      expect(stepsOf(cut)).toBe(step);
      expect(engine.replay(cut).state).toEqual(store.getSnapshot().state);
    }
    expect(store.save({ to: 99 })).toEqual(whole);
    expect(stepsOf(store.save({ to: -3 }))).toBe(0);
  });
});

describe('a store', () => {
  test('what is refused changes nothing but what is said, and is forgotten with the next action', () => {
    const { store, next } = storeOf('china-rails');
    const { state } = store.getSnapshot();
    const [{ seat }] = store.getSnapshot().decisions;
    expect(store.play({ type: 'endOperations', seat } as GameAction)).toBe(false);
    expect(store.getSnapshot()).toMatchObject({ step: 0, rejection: { rule: 'M-SETUP-10' } });
    expect(store.getSnapshot().state).toBe(state);
    store.play(next());
    expect(store.getSnapshot().rejection).toBeNull();
  });

  test('takes back to the last barrier and no further, as if nothing had been', () => {
    const { store, next } = storeOf('china-rails');
    while (store.getSnapshot().tentative.length < 2) store.play(next());
    const { step, tentative } = store.getSnapshot();
    const record = store.save();
    store.goTo(step - tentative.length);
    const { state } = store.getSnapshot();
    store.load({ record });
    // A loaded game begins a new turn to take back.
    expect(store.takeBack()).toBe(false);
    store.goTo(step - tentative.length);
    for (const action of tentative) expect(store.play(action as GameAction)).toBe(true);
    expect(store.getSnapshot().tentative).toEqual(tentative);
    expect(store.takeBack(99)).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ step: step - tentative.length, tentative: [], events: [] });
    expect(store.getSnapshot().state).toEqual(state);
    expect(store.takeBack()).toBe(false);
  });

  test('a plan is played as one change, up to what is refused, and taken back as one', () => {
    const { store } = storeOf('china-rails');
    const [{ seat }] = store.getSnapshot().decisions;
    const build = (): GameAction => [...engine.legalActions(store.getSnapshot().state as never, seat)][0];
    const listener = vi.fn();
    store.play(build());
    store.subscribe(listener);
    const first = build();
    const { state } = store.getSnapshot();
    const refused = { type: 'endOperations', seat } as GameAction;
    expect(store.playAll([first, refused, first])).toBe(false);
    expect(store.getSnapshot()).toMatchObject({ step: 2, rejection: { rule: 'M-SETUP-10' } });
    expect(store.playAll([build()])).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ step: 3, rejection: null });
    expect(listener).toHaveBeenCalledTimes(2);
    store.takeBack(2);
    const second = engine.applyActions(state as never, [first]) as never as typeof state;
    const then = [...engine.legalActions(second as never, seat)][0];
    expect(store.playAll([first, then])).toBe(true);
    expect(store.getSnapshot().events.length).toBeGreaterThan(1);
    expect(store.takeBack()).toBe(true);
    expect(store.getSnapshot().state).toBe(state);
    expect(store.takeBack()).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ step: 0, tentative: [] });
    expect(store.playAll([])).toBe(true);
  });

  test('says why something cannot be taken back', () => {
    const { store, playOn } = storeOf('hex-tycoon');
    const barriers = new Set();
    for (let step = 0; step < 40; step++) {
      playOn(1);
      const { barrier } = store.getSnapshot();
      barriers.add(barrier);
      // Whoever looks then.
      store.viewAs(step % 2);
      expect(store.getSnapshot().barrier).toBe(barrier);
    }
    expect(barriers).toContain('handOver');
  });

  test('tells those who listen, until they do not', () => {
    const { store, playOn } = storeOf('china-rails');
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.subscribe(heard);
    playOn(1);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    stop();
    playOn(1);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('a record that cannot be loaded leaves the game as it was', () => {
    const { store, playOn } = storeOf('china-rails');
    playOn(3);
    const before = store.getSnapshot();
    expect(() => store.load({ record: '{"format":"nothing"}' })).toThrow();
    expect(store.getSnapshot()).toBe(before);
  });

  test('a viewer gets the events that he may see', () => {
    const { store, next } = storeOf('china-rails');
    store.viewAs(1);
    for (let step = 0; step < 60; step++) {
      const before = store.getSnapshot().state;
      const action = next();
      const told = engine.tryAction(before as never, action as never);
      if (!told.ok) throw new Error(told.rejection.code);
      store.play(action);
      const { events } = store.getSnapshot();
      expect(events).toEqual(engine.viewEvents(before as never, told.events as never, 1));
    }
  });
});

describe('replaySteps', () => {
  const { actions } = playRandomGame(engine, 'china-rails', {
    seed: 5,
    seats: 3,
    steps: SOAK ? 900 : 450,
    suggested: 95,
  });
  const played = engine.record('china-rails', { seats: 3, seed: 5 } as never, actions as never);

  test('tells every step with its action, its events and its state', () => {
    const all = [...replaySteps(engine, played)];
    expect(all.map(({ n }) => n)).toEqual(all.map((_, n) => n));
    expect(all[0].action).toBeNull();
    expect(all[0].events.length).toBeGreaterThan(0);
    expect(all.at(-1)?.state).toEqual(engine.replay(played).state);
    for (const { action, events, state, n } of all.slice(1, 50)) {
      const result = engine.tryAction(all[n - 1].state as never, action as never);
      expect(result.ok && [result.state, result.events]).toEqual([state, events]);
    }
  });

  test('looking at 61 places costs at most three replays', () => {
    const tryAction = vi.fn(engine.tryAction);
    const steps = replaySteps({ ...engine, tryAction } as AnyEngine, played);
    const { int } = createRandom('places');
    for (let place = 0; place < 61; place++) {
      const n = int(0, steps.length);
      expect(steps.at(n).n).toBe(n);
    }
    expect(tryAction.mock.calls.length).toBeLessThanOrEqual(3 * steps.length);
  });

  test('there is no step before the first or behind the last', () => {
    const steps = replaySteps(engine, played);
    for (const n of [-1, steps.length + 1, 0.5, Number.NaN])
      expect(() => steps.at(n)).toThrow(expect.objectContaining({ name: 'InvalidInputError' }));
  });
});

describe('orders of a seat', () => {
  const planner = withPlanning(createEngine([chinaRails]), [chinaRailsPlanning]);

  test('they play where their turn comes, beside the game: no snapshot and no record has them', () => {
    const start = { ruleset: 'china-rails', config: { seats: ['Ann', 'Ben'], seed: 7 } } as const;
    const store = createGameStore(planner, start);
    const { seat } = store.getSnapshot().state.turn;
    const orders: Orders = {
      seat,
      program: [{ do: 'build', from: 'beijing', to: 'zhengzhou' }, { do: 'end' }],
    };
    const before = JSON.stringify(store.getSnapshot());
    store.leaveOrders(seat, orders);
    expect(JSON.stringify(store.getSnapshot())).toBe(before);
    expect(store.ordersOf(seat)).toEqual(orders);
    expect(store.ordersOf(1 - seat)).toBeNull();
    expect(store.followOrders()).toEqual([{ stopped: 'done', seat }]);
    const { state, length } = store.getSnapshot();
    expect([state.turn.seat, length]).toEqual([1 - seat, 11]);
    expect(JSON.stringify(store.save())).not.toContain('program');
    // They are one change, which is taken back as one.
    expect(store.takeBack()).toBe(false);
    store.leaveOrders(seat, null);
    expect([store.ordersOf(seat), store.followOrders()]).toEqual([null, []]);
    expect(() => store.leaveOrders(1 - seat, orders)).toThrow('not of seat');
  });
});
