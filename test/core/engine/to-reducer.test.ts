// A reducer that never throws: for stores, and for React while it renders.

import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { type GameAction, type Rejection, toReducer } from '../../../src/core/engine/index.js';
import { begunGame, engine, freshGame, type State } from './new-game.js';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const DRAW = { type: 'drawStone', seat: 0 } as const;

describe('toReducer', () => {
  test('it plays what may be played', () => {
    const reducer = toReducer(engine);
    const state = begunGame();
    expect(reducer(state, DRAW)).toEqual(engine.applyAction(state, DRAW));
  });

  test('a refused action leaves the same state, and onRejection is told afterwards', async () => {
    const told: [Rejection, GameAction][] = [];
    const reducer = toReducer(engine, { onRejection: (...one) => told.push(one) });
    const state = begunGame();
    const action = { type: 'drawStone', seat: 1 } as const;
    expect(reducer(state, action)).toBe(state);
    expect(told).toEqual([]);
    await settled();
    expect(told).toEqual([[engine.checkAction(state, action), action]]);
  });

  test('onEvents is told afterwards what an action brought about, and nothing of a refused one', async () => {
    const told: unknown[] = [];
    const reducer = toReducer(engine, { onEvents: (...one) => told.push(one) });
    const state = begunGame();
    const next = reducer(state, DRAW);
    expect(told).toEqual([]);
    reducer(state, { ...DRAW, seat: 1 });
    await settled();
    const result = engine.tryAction(state, DRAW);
    expect(told).toEqual([[result.ok && result.events, DRAW, next]]);
  });

  test('so does a malformed one, or a state that is none', async () => {
    const rejections: string[] = [];
    const errors: unknown[] = [];
    const reducer = toReducer(engine, {
      onRejection: ({ rule }) => rejections.push(rule),
      onError: (error) => errors.push(error),
    });
    const state = begunGame();
    for (const nonsense of [null, 7, {}, { type: 'castle' }, { ...DRAW, note: 1 }])
      expect(reducer(state, nonsense as never)).toBe(state);
    const view = engine.view(state, 0);
    expect(reducer(view as never, DRAW)).toBe(view);
    expect(reducer(undefined as never, DRAW)).toBe(undefined);
    await settled();
    expect(rejections).toEqual(Array(5).fill('E-SHAPE-1'));
    expect(errors).toMatchObject([{ name: 'InvalidInputError' }, { name: 'InvalidInputError' }]);
  });
});

// Redux Toolkit hands drafts of an immer of its own to reducers.
describe('a Redux Toolkit slice', () => {
  const slice = createSlice({
    name: 'game',
    initialState: () => ({ table: begunGame() as State, message: '' }),
    reducers: {
      act(draft, { payload }: PayloadAction<GameAction>) {
        const result = engine.tryAction(draft.table as State, payload as never);
        if (result.ok) draft.table = result.state as never;
        else draft.message = result.rejection.rule;
      },
      leave(draft) {
        draft.table = freshGame() as never;
      },
    },
  });

  test('plays on drafts: the same states, frozen, with nothing of the draft left in them', () => {
    const store = configureStore({ reducer: slice.reducer });
    let expected = begunGame();
    for (const action of [DRAW, { type: 'rollDie', seat: 0 }, { type: 'endTurn', seat: 0 }] as const) {
      store.dispatch(slice.actions.act(action));
      expected = engine.applyAction(expected, action);
      expect(store.getState().table).toEqual(expected);
      expect(engine.hashState(store.getState().table)).toBe(engine.hashState(expected));
    }
    expect(Object.isFrozen(store.getState().table.seats)).toBe(true);
  });

  test('checks and lists on a draft are those on the state', () => {
    const answers: unknown[] = [];
    const asking = createSlice({
      name: 'asking',
      initialState: () => begunGame() as State,
      reducers: {
        ask(draft) {
          const table = draft as State;
          answers.push(
            [...engine.legalActions(table, 0)],
            engine.checkAction(table, DRAW),
            engine.view(table, 1),
          );
        },
      },
    });
    const store = configureStore({ reducer: asking.reducer });
    store.dispatch(asking.actions.ask());
    const state = begunGame();
    expect(answers).toEqual([[...engine.legalActions(state, 0)], null, engine.view(state, 1)]);
  });

  test('a refused action changes nothing but the message', () => {
    const store = configureStore({ reducer: slice.reducer });
    const before = store.getState();
    store.dispatch(slice.actions.act({ type: 'drawStone', seat: 1 }));
    expect(store.getState().message).toBe('E-TURN-1');
    expect(store.getState().table).toBe(before.table);
  });

  test('toReducer is a reducer of a store as it stands', () => {
    const reducer = toReducer(engine);
    const store = configureStore({
      reducer: (state: State | undefined, action: { type: string; payload?: unknown }) =>
        state === undefined ? begunGame() : reducer(state, (action.payload ?? action) as never),
    });
    store.dispatch({ type: 'act', payload: DRAW });
    expect(store.getState()).toEqual(engine.applyAction(begunGame(), DRAW));
  });
});
