// What the compiler must know of layered titles: state, options, actions and facts grow with their types, without a cast. Every
// `@ts-expect-error` here is something that must not compile.

import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import { twentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/index.js';
import {
  type ActionIn,
  createEngine,
  type EventIn,
  layer,
  type TypesOf,
} from '../../src/core/engine/index.js';
import { tides } from '../core/engine/layers/tides.js';
import { type WagerEvent, wagersChapter } from '../core/engine/layers/wagers.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const both = layer(pebbles, {
  id: 'both',
  title: 'Wagers and tides',
  chapters: [wagersChapter, tides],
  options: { calm: { schema: z._default(z.boolean(), false), label: 'Calm' } },
  // What chapters brought is known to the layer above them.
  conditions: {
    bet: [
      {
        code: 'bet/tide',
        rule: 'H',
        test: ({ state }, { stones }) => (state.tide.high && stones > 1 ? {} : null),
      },
    ],
  },
});
const engine = createEngine([pebbles, both]);
const config = { seats: 2, seed: 7 };
const compiled = (run: () => unknown) => typeof run;

describe('a layered title', () => {
  const state = engine.createGame('both', { ...config, options: { calm: true } });

  test('has its own id, and the state of all its chapters', () => {
    expectTypeOf(state.game.ruleset).toEqualTypeOf<'both'>();
    expectTypeOf(state.tide.rolls).toEqualTypeOf<number>();
    expectTypeOf(state.wagers.shown).toEqualTypeOf<readonly number[]>();
    expectTypeOf(state.game.options.highStakes).toEqualTypeOf<boolean>();
    expectTypeOf(state.game.options.quick).toEqualTypeOf<boolean>();
    expect(state.tide.rolls).toBe(0);
    const refused = compiled(() => {
      // @ts-expect-error: a state is a value
      state.tide.high = true;
      // @ts-expect-error: no chapter brought it
      return state.weather;
    });
    expect(refused).toBe('function');
  });

  test('shows a view in which hidden places may be null', () => {
    const view = engine.view(engine.createGame('both', config), 0);
    expectTypeOf(view.wagers.prize).toEqualTypeOf<number | null>();
    expect(view.wagers.prize).toBeNull();
    type Both = TypesOf<typeof both>;
    expectTypeOf<Both['known']['wagers']['prize']>().toEqualTypeOf<number | null>();
    expectTypeOf<Both['state']['wagers']['prize']>().toEqualTypeOf<number>();
  });

  test('takes the options of all, and no others', () => {
    const refused = compiled(() => {
      engine.createGame('both', { ...config, options: { highStakes: true, spring: true, quick: true } });
      // @ts-expect-error: nobody has such an option
      engine.createGame('both', { ...config, options: { fog: true } });
      // @ts-expect-error: the title below has it not
      engine.createGame('pebbles', { ...config, options: { spring: true } });
    });
    expect(refused).toBe('function');
  });

  test('takes the actions of all, in their shape', () => {
    expectTypeOf<Extract<ActionIn<typeof both>, { type: 'bet' }>['stones']>().toEqualTypeOf<number>();
    expectTypeOf<Extract<ActionIn<typeof both>, { type: 'raise' }>['seat']>().toEqualTypeOf<number>();
    const game = engine.createGame('both', config);
    const refused = compiled(() => {
      engine.applyAction(game, { type: 'bet', seat: 0, stones: 1 });
      engine.applyAction(game, { type: 'endTurn', seat: 0 });
      // @ts-expect-error: a field is missing
      engine.applyAction(game, { type: 'bet', seat: 0 });
      // @ts-expect-error: the title below knows no bets
      engine.applyAction(engine.createGame('pebbles', config), { type: 'bet', seat: 0, stones: 1 });
    });
    expect(refused).toBe('function');
  });

  test('tells the facts of all', () => {
    expect(Object.keys(both.events)).toContain('betsShown');
    expectTypeOf<Extract<EventIn<typeof both>, { type: 'betsShown' }>>().toEqualTypeOf<
      Extract<WagerEvent, { type: 'betsShown' }>
    >();
  });
});

describe('shipped titles grow like any other', () => {
  test('with an option, and a condition that knows the action it is about', () => {
    const house = layer(chinaRails, {
      id: 'house',
      title: 'House',
      conditions: {
        buildTrack: [{ code: 'h/self', rule: 'H', test: (_, { from, to }) => (from === to ? {} : null) }],
      },
      policies: { canStartAt: (before) => (game, seat, at) => at > 0 && before(game, seat, at) },
    });
    const state = createEngine([house]).createGame('house', { ...config, options: { fastTrains: true } });
    expectTypeOf(state.game.options.fastTrains).toEqualTypeOf<boolean>();
    expectTypeOf(state.game.ruleset).toEqualTypeOf<'house'>();
    expect(state.own).toEqual(createEngine([chinaRails]).createGame('china-rails', config).own);
  });

  test('hex and 20th Century Limited too', () => {
    const hex = layer(hexTycoon, { id: 'hex', title: 'Hex', tables: { stationPrice: 6 } });
    const fast = layer(twentiethCenturyLimited, { id: 'fast', title: 'Fast' });
    const titles = createEngine([hex, fast]);
    expect(titles.createGame('hex', { ...config, options: { loans: true } }).game.options.loans).toBe(true);
    expect(titles.createGame('fast', { seats: 3, seed: 1 }).game.ruleset).toBe('fast');
    const refused = compiled(() => {
      // @ts-expect-error: no such table
      layer(hexTycoon, { id: 'hex', title: 'Hex', tables: { stationPrise: 6 } });
      // @ts-expect-error: of another kind
      layer(hexTycoon, { id: 'hex', title: 'Hex', tables: { stationPrice: 'six' } });
    });
    expect(refused).toBe('function');
  });
});
