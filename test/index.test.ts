// The root entry: every verb, bound to every title, and types that follow the id.

import { describe, expect, expectTypeOf, test } from 'vitest';
import { allRulesets } from '../rulesets/index.js';
import { createEngine } from '../src/core/engine/index.js';
import * as railhead from '../src/index.js';

// Verbs that few ask for are the engine's alone: `engine.migrate(text)`.
const RARE = ['applyActionWithLuck', 'applyActionWithPatches', 'checkUpgrade', 'migrate', 'settingOf'];

test('it passes on every verb of the engine but the rare ones', () => {
  const verbs = Object.entries(createEngine(allRulesets)).filter(([, verb]) => typeof verb === 'function');
  const missing = verbs.map(([name]) => name).filter((name) => !(name in railhead));
  expect(missing.sort()).toEqual(RARE);
  // That of the root says cards, plans and turns as well.
  const passedOn = Object.entries(railhead).filter(
    ([name]) => name in railhead.engine && name !== 'describe',
  );
  for (const [name, verb] of passedOn) expect(verb, name).toBe(railhead.engine[name as 'view']);
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
      expect(railhead.describe(state, refused.rejection)).toBe(
        'There is no seat 9 in this game. [E-SHAPE-2]',
      );
  });
});

test('one verb says everything that a game tells of, in words', () => {
  const { state, events } = railhead.startGame('china-rails', { seats: ['Ann', 'Ben'], seed: 1 });
  const rejection = {
    code: 'build/right-of-way',
    rule: 'M-BUILD-10',
    params: { owner: 1 },
    scope: 'public',
  } as const;
  expect(railhead.describe(state, rejection)).toBe('Ben has track there already. [M-BUILD-10]');
  const [decision] = railhead.decisions(state);
  expect(railhead.describe(state, decision)).toMatch(/^Ann: /);
  const [action] = railhead.legalActions(state);
  expect(railhead.describe(state, action)).toMatch(/^Ann builds from /);
  for (const event of events) expect(railhead.describe(state, event)).toMatch(/^[A-Z].*\.$/);
  for (const odd of [null, undefined, 3, 'end', [], {}])
    expect(() => railhead.describe(state, odd as never)).toThrow(railhead.InvalidInputError);
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
