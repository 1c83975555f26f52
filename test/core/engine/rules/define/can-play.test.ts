// Rules ask what a seat could do.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyRuleset,
  canPlay,
  createEngine,
  declaredView,
  declareState,
  defineAction,
  layer,
  type TypesOfParts,
} from '../../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../../src/core/engine/rules/define/define-ruleset.js';
import { conformance } from '../../../../../src/testing/index.js';
import { thrown } from '../../new-game.js';

// Pebbles lie in a heap. In a turn a seat takes two, or one where two are too many; it passes only where it
// cannot take, and a seat that has three is passed over.
const state = declareState((of) => ({
  heap: of.count,
  turn: of.seat,
  passes: of.count,
  seats: of.rows('seat', [2, 3], { stones: of.count }),
}));
type Types = TypesOfParts<{
  readonly id: 'piles';
  readonly state: { readonly shape: typeof state; fork(state: never): object };
  readonly tables: { readonly most: number };
  readonly facts: Record<never, never>;
}>;

const passOn = (before: Types['state'], state: Types['state']) => {
  state.turn = (before.turn + 1) % before.seats.length;
};
const take = defineAction<Types>()({
  type: 'take',
  notation: ['take'],
  check: [
    {
      code: 'take/full',
      rule: 'T-1',
      test: ({ rules, state }, { seat }) =>
        state.seats[seat]!.stones < rules.most ? null : { most: rules.most },
    },
    { code: 'take/none', rule: 'T-1', test: ({ state }) => (state.heap > 0 ? null : {}) },
  ],
  apply({ before }, state, { seat }) {
    state.heap -= 1;
    state.seats = before.seats.map(({ stones }, of) => ({ stones: of === seat ? stones + 1 : stones }));
    passOn(before, state);
  },
});
const pass = defineAction<Types>()({
  type: 'pass',
  notation: ['pass'],
  check: [
    {
      code: 'pass/must-take',
      rule: 'T-2',
      test: (game, { seat }) => (canPlay(game, seat, 'take') ? {} : null),
    },
  ],
  apply({ before }, state) {
    state.passes += 1;
    passOn(before, state);
  },
});

const piles = defineRuleset<Types>({
  ...{ id: 'piles', title: 'Piles', edition: 'a toy of the test suite', revision: 1 },
  seats: { min: 2, max: 3 },
  tables: { most: 2 },
  board: () => ({ id: 'table', hash: '0'.repeat(64) }),
  state: { shape: state, view: declaredView(state) },
  setup: ({ seats }) => ({
    heap: 5,
    turn: 0,
    passes: 0,
    seats: Array.from({ length: seats }, () => ({ stones: 0 })),
  }),
  phases: {
    turn: { asks: ({ state }) => state.turn, prompt: 'Take.', actions: [take, pass], passBy: 'pass' },
  },
  ends: [
    {
      reason: 'nobodyTakes',
      rule: 'T-3',
      when: (game) => game.state.seats.every((_, seat) => !canPlay(game, seat, 'take')),
    },
  ],
  score: ({ state }, seat) => state.seats[seat]!.stones,
} as Parameters<typeof defineRuleset<Types>>[0]);

const engine = createEngine([piles]);
const begun = engine.createGame('piles', { seats: 2, seed: 1 });

describe('a rule asks what a seat could do', () => {
  test('in a condition of another action', () => {
    expect(engine.checkAction(begun, { type: 'pass', seat: 0 } as never)?.code).toBe('pass/must-take');
    expect([...engine.legalActions(begun)]).toEqual([{ type: 'take', seat: 0 }]);
  });

  test('in what ends the game, of seats that are not asked', () => {
    let now = begun;
    while (now.outcome === null) now = engine.applyAction(now, [...engine.legalActions(now)][0]!);
    expect([now.outcome.reason, now.heap, now.step]).toEqual(['nobodyTakes', 1, 4]);
  });

  test('and games keep the laws', () => {
    // A seat passes only where nobody can take, and there the game is over.
    const found = [1, 2].flatMap((seed) => conformance(engine as unknown as AnyEngine, 'piles', { seed }));
    expect(new Set(found.map(({ detail }) => detail))).toEqual(
      new Set(['pass was never legal, however often a seat was asked for it']),
    );
  });

  test('of a layered title, whose conditions count', () => {
    const tired = {
      code: 'take/tired',
      rule: 'S-1',
      test: ({ state }: Types) => (state.heap > 4 ? null : {}),
    };
    const strict = { id: 'strict-piles', title: 'Strict', conditions: { take: [tired] } };
    const laid = createEngine([layer(piles as AnyRuleset, strict as never)]) as unknown as AnyEngine;
    const first = laid.createGame('strict-piles', { seats: 2, seed: 1 });
    const over = laid.applyAction(first, { type: 'take', seat: 0 });
    expect(over.outcome?.reason).toBe('nobodyTakes');
    const below = engine.applyAction(begun, { type: 'take', seat: 0 } as never);
    expect(below.outcome).toBeNull();
  });

  test('of an action that there is not, or outside of any game, is a fault', () => {
    const game = { ...engine.settingOf(begun), state: begun };
    expect(thrown(() => canPlay(game as never, 0, 'tke')).message).toMatch(
      /^piles has no action tke; did you mean take\?/,
    );
    expect(thrown(() => canPlay({ ...game, rules: { most: 2 } } as never, 0, 'take')).message).toMatch(
      /^canPlay is asked of rules that no engine plays by/,
    );
  });
});
