// The root entry: every verb, bound to every title, and types that follow the id.

import { describe, expect, expectTypeOf, test } from 'vitest';
import { allRulesets } from '../rulesets/index.js';
import { createEngine } from '../src/core/engine/index.js';
import * as railhead from '../src/index.js';

test('it passes on every verb of the engine', () => {
  const verbs = Object.entries(createEngine(allRulesets)).filter(([, verb]) => typeof verb === 'function');
  const missing = verbs.map(([name]) => name).filter((name) => !(name in railhead) && name !== 'settingOf');
  expect(missing).toEqual([]);
});

describe.each(allRulesets.map(({ id, title }) => ({ id, title })))('$id', ({ id }) => {
  test('a game begins, goes on, and says no in English', () => {
    let state: railhead.State = railhead.createGame(id, { seats: ['Ann', 'Ben', 'Cho'], seed: 7 });
    const [first] = railhead.legalActions(state as never, railhead.decisions(state)[0].seat);
    state = railhead.applyAction(state as never, first as never) as railhead.State;
    expect(state.step).toBe(1);
    const refused = railhead.tryAction(state as never, { type: 'dropSeat', seat: null, target: 9 });
    expect(refused.ok).toBe(false);
    if (!refused.ok)
      expect(railhead.formatRejection(refused.rejection, state)).toBe(
        'There is no seat 9 in this game. [E-SHAPE-2]',
      );
  });
});

test('a refusal names players, and finds its title without a state too', () => {
  const state = railhead.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 1 });
  const rejection = {
    code: 'build/right-of-way',
    rule: 'M-BUILD-10',
    params: { owner: 1 },
    scope: 'public',
  } as const;
  expect(railhead.formatRejection(rejection, state)).toBe(
    'There is a segment already; it belongs to Ben. [M-BUILD-10]',
  );
  expect(railhead.formatRejection(rejection)).toBe(
    'There is a segment already; it belongs to seat 1. [M-BUILD-10]',
  );
});

test('types follow the id', () => {
  expectTypeOf<railhead.RulesetId>().toExtend<string>();
  expectTypeOf<'china-rails'>().toExtend<railhead.RulesetId>();
  expectTypeOf<railhead.State<'china-rails'>['game']['ruleset']>().toEqualTypeOf<'china-rails'>();
  expectTypeOf<{ type: 'endTurn'; seat: 0 }>().toExtend<railhead.Action<'china-rails'>>();
  expectTypeOf<{ type: 'payDividend'; seat: 0 }>().not.toExtend<railhead.Action<'china-rails'>>();
  const state = railhead.createGame('china-rails', { seats: 2, seed: 1 });
  // @ts-expect-error a title has its own options only
  expect(() => railhead.createGame('china-rails', { seats: 2, seed: 1, options: { loans: true } })).toThrow();
  // @ts-expect-error a view is no state
  expect(() => railhead.applyAction(railhead.view(state, 0), { type: 'endTurn', seat: 0 })).toThrow();
});
