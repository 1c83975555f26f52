// The suites in which every title keeps the laws of the contract, and that money, loads and track are conserved: games of
// two to six seats, and settings in which every two options meet in every way that is allowed. Every option alone is for
// soaks and for the toy title, which has them all; so is every other setting, as titles share what an option does.

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaFrom } from '../../../src/core/engine/fields/schema-of.js';
import { type AnyEngine, once } from '../../../src/core/engine/index.js';
import type { Examination } from '../../../src/testing/index.js';
import { SOAK } from '../../long-run.js';
import { has, pairsOf, pairwiseSettings } from './pairwise.js';
import { examinePlayedOn, type PlayedOn } from './played-on.js';

// Hands of four need two trains, and there is no reshuffle without a tax.
const IMPOSSIBLE = [
  { noTax: true, reshuffle: true },
  { additionalTrains: false, handsOfFour: true },
];

/**
 * Declares the suites for the only title of an engine. Games are as `usual` says, unless a suite says otherwise. Returns
 * what examines them, each once: a test that looks at all of them does not depend on which were played before it.
 */
export function describeLaws(
  engine: AnyEngine,
  { alone = SOAK, ...usual }: Partial<PlayedOn> & { readonly alone?: boolean } = {},
): readonly (() => Examination)[] {
  const [{ id, options: schema, optionLabels }] = engine.rulesets;
  const names = Object.keys(optionLabels);
  const settings = pairwiseSettings(names, (setting) => z.safeParse(schemaFrom(schema), setting).success);
  const games: (() => Examination)[] = [];
  // Looked at closely where it is new in the title, not in every game again.
  const seen = usual.seen ?? new Set<string>();
  const testLawful = (name: string, plan: Partial<PlayedOn>) => {
    const whole = { seed: 1, seats: 3, steps: 80, suggested: 70, every: 80, seen, ...usual, ...plan };
    const game = once(() => examinePlayedOn(engine, id, whole));
    games.push(game);
    test(name, () => expect(game().findings).toEqual([]));
  };

  describe('games of two to six seats keep the laws', () => {
    for (const seats of [2, 3, 4, 5, 6])
      testLawful(`${seats} seats`, { seats, seed: `seats ${seats}`, steps: 140 });
  });

  if (alone)
    describe('every option alone keeps the laws', () => {
      for (const [n, option] of names.entries()) {
        const options = { [option]: true, ...(option === 'handsOfFour' ? { additionalTrains: true } : {}) };
        testLawful(option, { options, seats: 2 + (n % 5), seed: option });
      }
    });

  describe('any two options keep the laws together', () => {
    for (const [n, options] of settings.entries())
      if (alone || n % 2 === id.length % 2)
        testLawful(`setting ${n}`, { options, seats: 2 + (n % 5), seed: `pair ${n}` });

    test('the settings cover every pair that can be', () => {
      const missing = pairsOf(names).filter((pair) => !settings.some((setting) => has(setting, pair)));
      expect(missing.map(({ one, other, values }) => ({ [one]: values[0], [other]: values[1] }))).toEqual(
        IMPOSSIBLE.filter((pair) => Object.keys(pair).every((option) => names.includes(option))),
      );
    });
  });

  return games;
}
