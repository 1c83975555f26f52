// Every action of every title is told from the others by its type: a misspelt one does not compile, and `Extract` finds its
// fields. The types are checked by the compiler; what runs here sees that no title is forgotten.

import { expect, expectTypeOf, test } from 'vitest';
import { type Action, engine } from '../../src/index.js';

type Wide<Type> = Type extends string ? (string extends Type ? Type : never) : never;

test('the type of an action is a literal in every title', () => {
  expectTypeOf<Wide<Action<'china-rails'>['type']>>().toBeNever();
  expectTypeOf<Wide<Action<'india-rails'>['type']>>().toBeNever();
  expectTypeOf<Wide<Action<'iron-dragon'>['type']>>().toBeNever();
  expectTypeOf<Wide<Action<'hex-tycoon'>['type']>>().toBeNever();
  expectTypeOf<Wide<Action<'twentieth-century-limited'>['type']>>().toBeNever();
  expect(engine.rulesets).toHaveLength(5);
});

test('an action is found by its type, with its fields', () => {
  const build: Extract<Action<'china-rails'>, { type: 'buildTrack' }> = {
    type: 'buildTrack',
    seat: 0,
    from: 1,
    to: 2,
  };
  expectTypeOf(build.from).toBeNumber();
  // @ts-expect-error a misspelt type
  const misspelt: Action<'china-rails'> = { type: 'bildTrack', seat: 0, from: 1, to: 2 };
  // @ts-expect-error a field that a move of a train does not have
  const strange: Action<'india-rails'> = { type: 'moveTrain', seat: 0, from: 1 };
  expect([build.type, misspelt.type, strange.type]).toEqual(['buildTrack', 'bildTrack', 'moveTrain']);
});
