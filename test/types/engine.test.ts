// What the compiler must know: types follow the ruleset's id. Every `@ts-expect-error` here is a call that must not
// compile; `tsc --noEmit` fails when one of them does.

import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ActionIn,
  type AnyEngine,
  createEngine,
  type EventIn,
  layer,
  type StateIn,
  type ViewIn,
} from '../../src/core/engine/index.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const tides = layer(pebbles, { id: 'tides', title: 'Tides' });
const engine = createEngine([pebbles, tides]);
const config = { seats: 2, seed: 7 };

// React's own declarations, of version 18 and of version 19, so that the tests need no React.
// biome-ignore-start lint/suspicious/noExplicitAny: as React has them
type Reducer<S, A> = (state: S, action: A) => S;
type ReducerState<R> = R extends Reducer<infer S, any> ? S : never;
type ReducerAction<R> = R extends Reducer<any, infer A> ? A : never;
declare function useReducer18<R extends Reducer<any, any>>(
  reducer: R,
  initial: ReducerState<R>,
): [ReducerState<R>, (action: ReducerAction<R>) => void];
declare function useReducer19<S, A extends [] | [any]>(
  reducer: (state: S, ...args: A) => S,
  initial: S,
): [S, (...args: A) => void];
// biome-ignore-end lint/suspicious/noExplicitAny: as React has them

// Compiled, never run.
const compiled = (run: () => unknown) => typeof run;

describe('types follow the ruleset id', () => {
  test('createGame gives the state of its ruleset', () => {
    const state = engine.createGame('pebbles', config);
    expectTypeOf(state).toEqualTypeOf<StateIn<typeof pebbles>>();
    expectTypeOf(state.game.ruleset).toEqualTypeOf<'pebbles'>();
    expectTypeOf(engine.createGame('tides', config).game.ruleset).toEqualTypeOf<'tides'>();
    expectTypeOf(engine.startGame('pebbles', config).events).toEqualTypeOf<
      readonly EventIn<typeof pebbles>[]
    >();
    // @ts-expect-error: no such ruleset
    expect(compiled(() => engine.createGame('chess', config))).toBe('function');
  });

  test('options are typed by title', () => {
    expect(engine.createGame('pebbles', { ...config, options: { quick: true } }).game.options.quick).toBe(
      true,
    );
    // @ts-expect-error: no such option
    expect(compiled(() => engine.createGame('pebbles', { ...config, options: { fast: true } }))).toBe(
      'function',
    );
    // @ts-expect-error: an option of the wrong type
    expect(compiled(() => engine.createGame('pebbles', { ...config, options: { quick: 1 } }))).toBe(
      'function',
    );
  });

  test('states and views are readonly all the way down', () => {
    const state = engine.createGame('pebbles', config);
    const refused = compiled(() => {
      // @ts-expect-error: a state is a value
      state.round = 3;
      // @ts-expect-error: so is every part of it
      state.seats[0].shells = 1;
      // @ts-expect-error: and every list
      state.beach.push(1);
      // @ts-expect-error: and every view
      engine.view(state, 0).seats[0].feathers = 2;
    });
    expect(refused).toBe('function');
  });

  test('a view is the view of its title, without luck, and no state', () => {
    const view = engine.view(engine.createGame('pebbles', config), 0);
    expectTypeOf(view).toEqualTypeOf<ViewIn<typeof pebbles>>();
    // @ts-expect-error: luck is not shown
    expect(view.luck).toBeUndefined();
    // @ts-expect-error: rules need the whole state
    expect(compiled(() => engine.applyAction(view, { type: 'endTurn', seat: 0 }))).toBe('function');
    // @ts-expect-error: a view is not shown again
    expect(compiled(() => engine.view(view, 1))).toBe('function');
  });
});

describe('actions', () => {
  const state = engine.createGame('pebbles', config);

  test('are those of the title and of its host', () => {
    expectTypeOf<ActionIn<typeof pebbles>['type']>().toEqualTypeOf<
      | 'chooseKeepsake'
      | 'takeStone'
      | 'drawStone'
      | 'layStones'
      | 'rollDie'
      | 'endTurn'
      | 'dropStone'
      | 'whistle'
      | 'expireTime'
      | 'dropSeat'
      | 'leaveSeat'
      | 'takeSeat'
      | 'endGame'
    >();
    expect(engine.checkAction(state, { type: 'dropSeat', seat: null, target: 0 })).toBeNull();
    expect(engine.checkAction(state, { type: 'endTurn', seat: 0, decision: '0/0/keepsake' })?.rule).toBe(
      'P-KEEP-1',
    );
  });

  test('of another title or of another shape do not compile', () => {
    const refused = compiled(() => {
      // @ts-expect-error: no action of this title
      engine.applyAction(state, { type: 'buildTrack', seat: 0 });
      // @ts-expect-error: a field of another type
      engine.applyAction(state, { type: 'takeStone', seat: 0, stone: '3' });
      // @ts-expect-error: a field is missing
      engine.tryAction(state, { type: 'takeStone', seat: 0 });
      // @ts-expect-error: a field too many
      engine.checkAction(state, { type: 'endTurn', seat: 0, force: true });
      // @ts-expect-error: only the host has seat null
      engine.applyAction(state, { type: 'endTurn', seat: null });
      // @ts-expect-error: and the host has no other
      engine.applyAction(state, { type: 'expireTime', seat: 0 });
    });
    expect(refused).toBe('function');
  });

  test('that are listed or sampled may be played as they are', () => {
    const [first] = engine.legalActions(state);
    const sampled = engine.sampleAction(state, 0);
    const [suggested] = engine.suggest(state, engine.decisions(state)[0], { int: (from) => from });
    expectTypeOf(first).toEqualTypeOf<ActionIn<typeof pebbles>>();
    expect(engine.applyAction(state, first).step).toBe(1);
    expect(sampled && engine.applyAction(state, sampled).step).toBe(1);
    expect(suggested).toBeUndefined();
    const read = engine.parseAction('pebbles', '0: keep 3');
    expect(engine.formatAction(state, read)).toBe('0: keep 3');
  });

  test('narrow by their type, as events do', () => {
    const result = engine.tryAction(state, {
      type: 'chooseKeepsake',
      seat: 0,
      stone: state.seats[0].hand[0] ?? 0,
    });
    const stones = (result.ok ? result.events : []).map((event) =>
      event.type === 'keepsakeChosen' ? event.stone : null,
    );
    expectTypeOf(stones).toEqualTypeOf<(number | null)[]>();
    expect(stones).toEqual([state.seats[0].hand[0]]);
  });
});

describe('reducers', () => {
  test('applyAction is a reducer for useReducer', () => {
    const state = engine.createGame('pebbles', config);
    const used = compiled(() => {
      const [now, dispatch] = useReducer19(engine.applyAction, state);
      expectTypeOf(now).toEqualTypeOf<StateIn<typeof pebbles>>();
      dispatch({ type: 'takeStone', seat: 0, stone: 3 });
      // @ts-expect-error: no action of this title
      dispatch({ type: 'buildTrack', seat: 0 });
    });
    expect(used).toBe('function');
  });

  test('of React 18 too, which knows the id only from an engine of one title', () => {
    const one = createEngine([pebbles]);
    const used = compiled(() => {
      const [now, dispatch] = useReducer18(one.applyAction, one.createGame('pebbles', config));
      expectTypeOf(now.game.ruleset).toEqualTypeOf<'pebbles'>();
      dispatch({ type: 'endTurn', seat: 0 });
      // @ts-expect-error: a field is missing
      dispatch({ type: 'takeStone', seat: 0 });
    });
    expect(used).toBe('function');
  });

  test('and for Array.reduce', () => {
    const state = engine.createGame('pebbles', config);
    const actions = state.seats.map(
      ({ hand }, seat): ActionIn<typeof pebbles> => ({ type: 'chooseKeepsake', seat, stone: hand[0] ?? 0 }),
    );
    expect(actions.reduce(engine.applyAction<'pebbles'>, state).round).toBe(1);
  });
});

describe('engines', () => {
  test('of some titles are engines of whatever titles, for tools', () => {
    const anyEngine: AnyEngine = engine;
    const one: AnyEngine = createEngine([pebbles]);
    expect([anyEngine.rulesets.length, one.rulesets.length]).toEqual([2, 1]);
  });

  test('know nothing of titles that they were not given', () => {
    const one = createEngine([pebbles]);
    // @ts-expect-error: a state of a title that this engine does not have
    expect(() => one.decisions(engine.createGame('tides', config))).toThrow('no ruleset tides');
  });

  test('type an extended title by its own id', () => {
    const state = engine.createGame('tides', config);
    const played = engine.applyAction(state, {
      type: 'chooseKeepsake',
      seat: 0,
      stone: state.seats[0].hand[0] ?? 0,
    });
    expectTypeOf(played.game.ruleset).toEqualTypeOf<'tides'>();
    expect(played.game.ruleset).toBe('tides');
  });
});
