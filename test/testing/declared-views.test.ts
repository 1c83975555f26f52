// What a declaration hides is hidden, by whatever the view is made: views are held to it, and what cannot be hidden is refused.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type At,
  createEngine,
  declaredView,
  declareState,
  layer,
} from '../../src/core/engine/index.js';
import { defineRuleset } from '../../src/core/engine/rules/define/define-ruleset.js';
import { examineGame, LAWS } from '../../src/testing/index.js';
import { wagersChapter } from '../core/engine/layers/wagers.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';

const NAME = 'views-are-as-declared';
// biome-ignore lint/suspicious/noExplicitAny: leaks are made past the types
type Untyped = any;

function leaksOf(ruleset: Untyped, steps = 30) {
  const engine = createEngine([ruleset]) as AnyEngine;
  const without = LAWS.map(({ name }) => name).filter((name) => name !== NAME);
  return examineGame(engine, ruleset.id, { seed: 1, seats: 3, steps, without }).findings;
}

const seen = (alter: (view: Untyped, state: Untyped, viewer: number | null) => object) =>
  defineRuleset<PebblesTitle>({
    ...pebbles,
    state: {
      ...pebbles.state,
      view: (state, viewer) => alter(pebbles.state.view(state, viewer), state, viewer) as never,
    },
  });

describe('E-VIEW-1: a leak is named with viewer, place and step', () => {
  test('of a hidden field in a row', () => {
    const [leak] = leaksOf(seen((view, { seats }) => ({ ...view, seats })));
    expect(leak).toMatchObject({ law: NAME, step: 0 });
    expect(leak.detail).toMatch(
      /^a spectator sees \d+ at seats\.0\.hand\.0, which is declared to be hidden$/,
    );
  });

  test('of secret answers', () => {
    const [leak] = leaksOf(seen((view, { keepsakes }) => ({ ...view, keepsakes })));
    expect(leak.step).toBe(1);
    expect(leak.detail).toMatch(/^a spectator sees \d+ at keepsakes\.\d\.answer, which/);
  });

  test('of a slice that a layer hides', () => {
    const wagered = layer(pebbles, { id: 'wagered', title: 'Wagered', chapters: [wagersChapter] }) as Untyped;
    const view = (state: Untyped, viewer: number | null) => ({
      ...wagered.state.view(state, viewer),
      wagers: state.wagers,
    });
    expect(leaksOf(wagered)).toEqual([]);
    const [leak] = leaksOf({ ...wagered, state: { ...wagered.state, view } });
    expect(leak.detail).toMatch(/^a spectator sees [123] at wagers\.prize, which is declared to be hidden$/);
  });

  test('and so is what a view hides though it is declared to be shown', () => {
    const [blind] = leaksOf(seen((view) => ({ ...view, beach: view.beach.map(() => null) })));
    expect(blind.detail).toMatch(/^a spectator does not see beach\.0, where \d+ is declared to be shown$/);
  });
});

test('a schema by hand says nothing of who sees what', () => {
  const { schema } = pebbles.state.shape;
  const mute = defineRuleset<PebblesTitle>({
    ...pebbles,
    state: { ...pebbles.state, shape: { schema }, view: (state) => ({ ...state, viewer: 0 }) as never },
  });
  expect(leaksOf(mute)).toEqual([]);
});

describe('a view that is made of the declaration', () => {
  const toOwner = ({ state, viewer, place }: At<Untyped>) => state.owners[place].seat === viewer;
  const declared = declareState((of) => ({
    owners: of.rows('owner', [0, 4], {
      seat: of.seat,
      purse: of.part({ coins: of.hidden(of.count, toOwner) }),
      chests: of.rows('chest', [0, 4], { lock: of.count, gold: of.hidden(of.list(of.count, 3), toOwner) }),
    }),
    bids: of.secretAnswers(of.count, 4),
  }));
  const chest = { lock: 1, gold: [7, 8] };
  const state = {
    ...{ game: {}, step: 3, round: 1, luck: {}, outcome: null, absent: [] },
    owners: [
      { seat: 1, purse: { coins: 5 }, chests: [chest, chest] },
      { seat: 0, purse: { coins: 6 }, chests: [] },
    ],
    bids: [{ answer: 2 }, null],
  };
  const view = declaredView(declared);

  test('begins with viewer and envelope, without luck', () => {
    const { game, step, round, outcome, absent } = state;
    expect(view(state as Untyped, null)).toMatchObject({ viewer: null, game, step, round, outcome, absent });
    expect(view(state as Untyped, null)).not.toHaveProperty('luck');
  });

  test('hides what lies in rows of rows and in parts of rows by the place of the outer row', () => {
    const masked = { lock: 1, gold: [null, null] };
    const { owners } = view(state as Untyped, 1) as Untyped;
    expect(owners[0]).toEqual({ seat: 1, purse: { coins: 5 }, chests: [chest, chest] });
    expect(owners[1].purse).toEqual({ coins: null });
    expect((view(state as Untyped, 0) as Untyped).owners[0].chests).toEqual([masked, masked]);
  });

  test('shows who has answered, and what only to himself', () => {
    expect((view(state as Untyped, 0) as Untyped).bids).toEqual([{ answer: 2 }, null]);
    expect((view(state as Untyped, 1) as Untyped).bids).toEqual([{ answer: null }, null]);
  });
});

describe('what would be seen by all is refused when it is declared', () => {
  test.each([
    ['a record', (of: Untyped, secret: Untyped) => of.record({ secret })],
    ['a record of a list', (of: Untyped, secret: Untyped) => of.list(of.record({ secret }), 4)],
    ['a part in a record', (of: Untyped, secret: Untyped) => of.record({ inside: of.part({ secret }) })],
    ['a union', (of: Untyped, secret: Untyped) => of.union({ kind: of.word('a') }, { secret })],
    ['a list', (of: Untyped, secret: Untyped) => of.list(secret, 4)],
    ['an answer', (of: Untyped, secret: Untyped) => of.answers(secret, 4)],
  ])('in %s', (_, kindOf) => {
    const state = declareState((of) => ({ field: kindOf(of, of.hidden(of.count, of.toNobody)) as Untyped }));
    expect(() => state.fields).toThrow(/cannot be hidden by itself: hide all that it lies in/);
  });

  test('in a field that may be missing', () => {
    const state = declareState((of) => ({ field: of.maybe(of.hidden(of.count, of.toNobody)) }));
    expect(() => state.fields).toThrow('is hidden as a whole: hidden(maybe(…))');
  });

  test('where there is no seat to which it could belong', () => {
    const shape = declareState((of) => ({
      ...pebbles.state.shape.fields,
      lost: of.hidden(of.count, of.toItsSeat),
    }));
    const view = declaredView(shape) as Untyped;
    const ruleset = defineRuleset({
      ...pebbles,
      state: { shape, view },
      setup: (context: Untyped) => ({ ...pebbles.setup(context), lost: 1 }),
    } as Untyped);
    expect(leaksOf(ruleset, 0)[0].detail).toBe(
      'state.lost is hidden but to its seat, and lies in no row of a seat',
    );
  });
});
