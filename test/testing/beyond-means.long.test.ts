// Near misses that go beyond cash and supplies: of titles that say nothing of it but prices, fields and offers.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenShares } from '../../docs/examples/fen-shares/fen-shares.js';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { nearMissMoves } from '../../src/testing/arbitraries.js';

const engine = createEngine([...allRulesets, fenShares]) as unknown as AnyEngine;

// The rules that refuse a near miss which no other rule refuses: in 400 of them, or until that is enough.
function refusedAlone(id: string, isEnough: (codes: ReadonlySet<string>) => boolean): ReadonlySet<string> {
  const codes = new Set<string>();
  for (let seed = 1; seed <= 10 && !isEnough(codes); seed++)
    for (const { state, action } of fc.sample(nearMissMoves(engine, id), { numRuns: 40, seed })) {
      const [rejection, ...others] = engine.explainAction(state as never, action as never);
      if (rejection !== undefined && others.length === 0) codes.add(rejection.code);
    }
  return codes;
}

interface Reach {
  readonly id: string;
  /** What refuses for money, and for supplies that are used up: cards, loads, locos, rolling stock, shares. */
  readonly money: readonly string[];
  readonly supplies: readonly string[];
  /** So many of each must be there; how many are depends on what games come to. */
  readonly kinds: readonly [money: number, supplies: number];
}

const REACHES: readonly Reach[] = [
  {
    id: 'iron-dragon',
    money: ['build', 'foreman', 'loco'].flatMap((kind) => [`${kind}/over-budget`, `${kind}/no-cash`]),
    supplies: [
      ...['load/no-chip', 'load/no-room', 'loco/none-left', 'foreman/empty-pile'],
      ...['move/no-rent', 'move/no-points', 'ship/no-fee', 'ship/no-points'],
    ],
    kinds: [4, 3],
  },
  {
    id: 'china-rails',
    money: ['build', 'container', 'loco'].flatMap((kind) => [`${kind}/over-budget`, `${kind}/no-cash`]),
    supplies: ['load/no-chip', 'load/no-room', 'move/no-points', 'build/too-many-starts', 'loan/too-much'],
    kinds: [3, 2],
  },
  {
    id: 'hex-tycoon',
    money: ['dividend', 'station', 'build', 'stock', 'upgrade', 'found'].map(
      (kind) => `${kind}/too-expensive`,
    ),
    supplies: [
      'stock/over-roll',
      'obsolescence/none',
      'obsolescence/not-able',
      'draw/not-offered',
      'marker/not-held',
    ],
    kinds: [4, 2],
  },
  {
    id: 'fen-shares',
    money: ['bid/amount-high', 'build/dear'],
    supplies: ['offer/sold', 'build/share', 'build/full', 'build/more'],
    kinds: [2, 2],
  },
];

test.each(REACHES)('of $id are legal but for money or for what is left', ({ id, money, supplies, kinds }) => {
  const reachedBy = (found: ReadonlySet<string>) =>
    [money, supplies].map((codes) => codes.filter((code) => found.has(code)));
  const reached = reachedBy(
    refusedAlone(id, (found) => reachedBy(found).every((codes, at) => codes.length >= kinds[at])),
  );
  expect(reached[0].length, `of money: ${reached[0]}`).toBeGreaterThanOrEqual(kinds[0]);
  expect(reached[1].length, `of supplies: ${reached[1]}`).toBeGreaterThanOrEqual(kinds[1]);
});

test('what is found shrinks, and is found again at the end', () => {
  const moves = nearMissMoves(engine, 'iron-dragon', { maxSteps: 30 });
  const found = fc.check(
    fc.property(
      moves,
      ({ state, action }) => engine.checkAction(state as never, action as never)?.code !== 'loco/over-budget',
    ),
    { seed: 1, numRuns: 60 },
  );
  expect(found.numShrinks).toBeGreaterThan(0);
  const [{ state, action }] = found.counterexample!;
  expect(engine.checkAction(state as never, action as never)?.code).toBe('loco/over-budget');
});
