// What rulesets must say of themselves, declared by hand or laid over another: the same is asked of both.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyRuleset, createEngine, InvalidInputError, layer } from '../../../src/core/engine/index.js';
import { mustBeRuleset } from '../../../src/core/engine/rules/check-ruleset.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { pebbles } from './pebbles/pebbles.js';

const declared = (parts: object) => () => defineRuleset({ ...(pebbles as AnyRuleset), ...parts });
const condition = (parts: object) => ({ code: 'draw/no', rule: 'P-DRAW-1', test: () => null, ...parts });

// The ruleset with the conditions of one action changed.
const judging = (parts: object) => {
  const [[kind, phase], ...others] = Object.entries((pebbles as AnyRuleset).phases);
  const [spec, ...specs] = phase.actions;
  const check = [...spec.check, condition(parts)];
  const changed = [kind, { ...phase, actions: [{ ...spec, check }, ...specs] }];
  return { phases: Object.fromEntries([changed, ...others]) };
};

test.each(allRulesets.map((one) => [one.id, one] as const))('%s says all of it', (_, ruleset) => {
  expect(() => mustBeRuleset(ruleset as never)).not.toThrow();
});

describe('a ruleset is refused', () => {
  const { options, optionLabels } = pebbles as AnyRuleset;
  test.each<[string, object, RegExp]>([
    ['without an id', { id: '' }, /id: expected an id in kebab-case/],
    [
      'with an id in capitals',
      { id: 'MyTitle' },
      /id: expected an id in kebab-case, as my-title, not «MyTitle»/,
    ],
    ['with an id of 5,000 characters', { id: 'x'.repeat(5000) }, /^.{0,200}$/],
    ['without a title', { title: ' ' }, /title: expected a name/],
    ['with no seats', { seats: { min: 0, max: 2 } }, /seats: expected whole numbers/],
    ['with fewer at most than at least', { seats: { min: 3, max: 2 } }, /seats: expected whole numbers/],
    [
      'with an option that has no label',
      { options: z.extend(options as never as z.ZodMiniObject, { fog: z._default(z.boolean(), false) }) },
      /optionLabels.fog: the option fog has no label/,
    ],
    [
      'with a label of no option',
      { optionLabels: { ...optionLabels, fgo: 'Fog' } },
      /optionLabels.fgo: there is no option fgo; did you mean/,
    ],
    [
      'that cites a rule which it has not',
      judging({ rule: 'P-DRAW-9' }),
      /no rule P-DRAW-9; did you mean P-DRAW-1/,
    ],
    [
      'with a condition that needs what is not there',
      judging({ needs: ['draw/bag-emty'] }),
      /no condition draw\/bag-emty; did you mean draw\/bag-empty/,
    ],
    ['without a function', { board: undefined }, /board: expected a function/],
    ['whose setup is not a function', { setup: {} }, /setup: expected a function/],
    ['whose ids are not a function', { ids: {} }, /ids: expected a function/],
  ])('%s', (_, parts, message) => {
    expect(declared(parts)).toThrow(InvalidInputError);
    expect(declared(parts)).toThrow(message);
  });

  test('with every reason at once', () => {
    expect(declared({ id: '', title: '' })).toThrow(/id: .*; title: /);
  });
});

describe('what is laid over another is asked the same', () => {
  const laid = (parts: object) => () => layer(pebbles, { id: 'own', title: 'Own', ...parts } as never);
  test.each<[string, object, RegExp]>([
    ['its id', { id: 'Own' }, /id: expected an id in kebab-case/],
    [
      'labels of its options',
      { options: { fog: { schema: z._default(z.boolean(), false), label: '' } } },
      /the option fog has no label/,
    ],
    [
      'rules that it cites, where it lists its own',
      { ruleIds: 'O-1', conditions: { drawStone: [condition({ code: 'own/no', rule: 'O-2' })] } },
      /no rule O-2; did you mean O-1/,
    ],
    [
      'what its conditions need',
      { conditions: { drawStone: [condition({ code: 'own/no', needs: ['own/yes'] })] } },
      /no condition own\/yes/,
    ],
  ])('%s', (_, parts, message) => {
    expect(laid(parts)).toThrow(InvalidInputError);
    expect(laid(parts)).toThrow(message);
  });
});

test('what is no ruleset has no engine', () => {
  for (const none of [null, 7, {}, { id: 'x' }, { ...pebbles, phases: null }])
    expect(() => createEngine([none as never])).toThrow(InvalidInputError);
});
