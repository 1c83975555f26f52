// Near misses that go beyond cash and supplies: of titles that say nothing of it but prices and fields.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { nearMissMoves } from '../../src/testing/arbitraries.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

// How often each rule refuses a near miss that no other rule refuses.
function refusedAlone(id: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const moves = fc.sample(nearMissMoves(engine, id, { maxSteps: 40 }), { numRuns: 150, seed: 1 });
  for (const { state, action } of moves) {
    const [rejection, ...others] = engine.explainAction(state as never, action as never);
    if (rejection !== undefined && others.length === 0)
      counts.set(rejection.code, (counts.get(rejection.code) ?? 0) + 1);
  }
  return counts;
}

// Without the prices and the bounds, 150 near misses of either title have none of these.
test.each([
  ['iron-dragon', ['loco/over-budget', 'foreman/over-budget', 'build/over-budget', 'loan/too-much']],
  [
    'hex-tycoon',
    ['dividend/too-expensive', 'station/too-expensive', 'build/too-expensive', 'stock/over-roll'],
  ],
])('of %s are legal but for money or for what is left', (id, codes) => {
  const counts = refusedAlone(id);
  expect(codes.filter((code) => !counts.has(code))).toEqual([]);
  expect(codes.reduce((sum, code) => sum + counts.get(code)!, 0)).toBeGreaterThan(15);
});
