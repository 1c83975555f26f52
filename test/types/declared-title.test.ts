// What the compiler must know of a title of declared parts (orchard.ts): its bundle of types follows from them, its ruleset knows the
// actions of its phases, and layers grow it like any other. Every `@ts-expect-error` here is something that must not compile.

import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type ActionIn,
  createEngine,
  declareChapter,
  defineSlice,
  type EventIn,
  type Game,
  layer,
  type StateIn,
  type StepContext,
  switchOption,
  type TypesOf,
} from '../../src/core/engine/index.js';
import { buy, orchard, parts, pick, type Types } from './orchard.js';

type Orchard = TypesOf<typeof orchard>;
const compiled = (run: unknown) => typeof run;

describe('the bundle of declared parts', () => {
  test('has the id, the options, the tables and the board', () => {
    expectTypeOf<Types['id']>().toEqualTypeOf<'orchard'>();
    expectTypeOf<Types['options']>().toEqualTypeOf<{ readonly fullTrees: boolean }>();
    expectTypeOf<Types['rules']['price']>().toEqualTypeOf<number>();
    expectTypeOf<Types['board']['rows']>().toEqualTypeOf<number>();
    expect(orchard.optionLabels).toEqual({ fullTrees: 'Trees bear five fruits' });
  });

  test('has a state that steps write in place, and states and views that nobody writes', () => {
    expectTypeOf<Types['state']['seats']>().toEqualTypeOf<{ coins: number; felled: number[] }[]>();
    const state = createEngine([orchard]).createGame('orchard', { seats: 2, seed: 1 });
    const refused = compiled(() => {
      // @ts-expect-error: a state is a value
      state.seats[0].coins += 1;
      // @ts-expect-error: so are lists
      state.trees.push({ fruit: 1 });
      (known: Types['known']) => {
        // @ts-expect-error: checks write nothing
        known.seats[0].coins += 1;
      };
    });
    expect(refused).toBe('function');
  });

  test('has a state before a step, and one for questions, that are read-only to the leaves', () => {
    const refused = compiled(({ before }: StepContext<Types>, { state: asked }: Game<Types>) => {
      for (const state of [before, asked]) {
        // @ts-expect-error: a number
        state.round = 2;
        // @ts-expect-error: a field of a part
        state.turn.seat = 1;
        // @ts-expect-error: a field of a row
        state.seats[0].coins = 3;
        // @ts-expect-error: a list in a row
        state.seats[0].felled.push(1);
        // @ts-expect-error: a record in a list
        state.trees[0].fruit = 1;
        // @ts-expect-error: a list of records
        state.trees.push({ fruit: 1 });
        // @ts-expect-error: the envelope
        state.luck.streams.dice = 1;
      }
    });
    expect(refused).toBe('function');
  });

  test('has the facts as declared, and a standing with the figures that seats are ranked by', () => {
    expectTypeOf<Types['event']['type']>().toEqualTypeOf<'fruitPicked' | 'treeBought' | 'gameEnded'>();
    expectTypeOf<Extract<Types['event'], { type: 'gameEnded' }>['reason']>().toEqualTypeOf<string>();
    type Ranked = NonNullable<Types['state']['outcome']>['ranking'][number];
    expectTypeOf<Ranked['score']>().toEqualTypeOf<number>();
    const refused = compiled(({ emit }: StepContext<Types>, state: Types['state']) => {
      // @ts-expect-error: no such fact
      emit({ type: 'fruitSold', seat: 0 });
      // @ts-expect-error: the reason is missing
      emit({ type: 'gameEnded' });
      // @ts-expect-error: a place without a score
      state.outcome = { reason: 'harvested', ranking: [{ seat: 0, place: 1 }], tieBreaks: [] };
    });
    expect(refused).toBe('function');
  });
});

describe('the ruleset of declared parts', () => {
  test('knows its actions, those of the host among them', () => {
    type Action = Orchard['action'];
    expectTypeOf<Action['type']>().toEqualTypeOf<'pick' | 'buy' | 'expireTime'>();
    expectTypeOf<Extract<Action, { type: 'pick' }>['tree']>().toEqualTypeOf<number>();
    expectTypeOf<Extract<Action, { type: 'expireTime' }>['seat']>().toEqualTypeOf<null>();
    expect(orchard.phases.turn.actions).toEqual([pick, buy]);
  });

  test('takes no answers but its own actions', () => {
    const { title, edition, revision, seats, streams, setup, determinize, automatic } = orchard;
    const { decisions, finish, invariants } = orchard;
    const rest = { title, edition, revision, seats, streams, setup, determinize, automatic };
    const same = { ...rest, decisions, finish, invariants };
    const refused = compiled(() => {
      const rules = parts.withPhases({ turn: { prompt: 'Pick.', actions: [pick, buy] } });
      // @ts-expect-error: no such action
      rules.defineRuleset({ ...same, onAbsent: (_game, { seat }) => ({ type: 'bye', seat }) });
      // @ts-expect-error: a field is missing
      rules.defineRuleset({ ...same, onAbsent: (_game, { seat }) => ({ type: 'pick', seat }) });
      const onAbsent: (typeof orchard)['onAbsent'] = (_game, { seat }) => ({ type: 'buy', seat });
      // @ts-expect-error: the parts have the id
      rules.defineRuleset({ ...same, id: 'garden', onAbsent });
    });
    expect(refused).toBe('function');
  });

  test('grows under a layer', () => {
    const wind = defineSlice('wind', (of) => ({ blown: of.count }));
    const windy = declareChapter<Orchard>()({
      id: 'windy',
      state: wind,
      options: { storm: switchOption('Storm') },
    }).defineChapter({
      effects: {
        pick(_context, state, { tree }) {
          state.trees[tree].fruit = Math.max(0, state.trees[tree].fruit - 1);
          state.wind.blown += 1;
        },
      },
    });
    const grown = layer(orchard, { id: 'windy-orchard', title: 'Windy', chapters: [windy] });
    type Grown = StateIn<typeof grown>;
    expectTypeOf<Grown['wind']['blown']>().toEqualTypeOf<number>();
    expectTypeOf<Grown['game']['options']['fullTrees' | 'storm']>().toEqualTypeOf<boolean>();
    expectTypeOf<ActionIn<typeof grown>['type']>().toEqualTypeOf<ActionIn<typeof orchard>['type']>();
    expectTypeOf<EventIn<typeof grown>['type']>().toEqualTypeOf<EventIn<typeof orchard>['type']>();
    const engine = createEngine([grown]);
    const begun = engine.createGame('windy-orchard', { seats: 2, seed: 1 });
    const { trees, seats, wind: after } = engine.applyAction(begun, { type: 'pick', seat: 0, tree: 1 });
    expect(trees.map(({ fruit }) => fruit)).toEqual([2, 0, 2]);
    expect([seats[0].coins, after.blown]).toEqual([1, 1]);
  });
});
