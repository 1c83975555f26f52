// A policy that answers NaN is named, even where nothing else breaks because nobody can pay the price.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexTycoon } from '../../rulesets/hex-tycoon/ruleset.js';
import {
  type AnyEngine,
  createEngine,
  declareChapter,
  layer,
  switchOption,
} from '../../src/core/engine/index.js';
import { lawfulGames } from '../../src/testing/arbitraries.js';
import { conformance } from '../../src/testing/index.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import type { PebblesRules } from '../core/engine/pebbles/state.js';

test('a price that is no number is found before anybody builds', () => {
  const priceless = layer(hexTycoon, {
    id: 'priceless',
    title: 'Priceless',
    policies: { railPrice: () => () => Number.NaN },
  });
  const engine = createEngine([priceless]) as unknown as AnyEngine;
  const findings = conformance(engine, 'priceless', { seed: 1, seats: 2, steps: 40, every: 1000 });
  expect(findings[0]?.detail).toContain('the policy railPrice answered NaN');
});

test('a variant that makes NaN of a table is a fault of the rules, not an option that cannot be played', () => {
  const far = { ...pebbles.variants[0], adjust: (rules: PebblesRules) => ({ ...rules, rounds: Number.NaN }) };
  const ruleset = layer(pebbles, {
    id: 'far',
    title: 'Far',
    chapters: [
      declareChapter<PebblesTitle>()({ id: 'farther', options: { far: switchOption('Far') } }).defineChapter({
        variants: [{ ...far, id: 'far', isOn: (options) => options.far }],
      }),
    ],
  });
  const engine = createEngine([ruleset]) as unknown as AnyEngine;
  const { counterexample } = fc.check(lawfulGames(engine, 'far'), { seed: 1 });
  expect(counterexample?.[0].finding?.detail).toContain('variants.far.rounds: expected a finite number');
});
