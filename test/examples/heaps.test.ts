// The title from nothing in docs/examples, as its own test has it: laws, rules, and the page a stranger reads.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { expect, test } from 'vitest';
import { heaps } from '../../docs/examples/heaps/heaps';
import { lawfulGames } from '../../src/testing/arbitraries';

const engine = createEngine([heaps]);

test('keeps the laws of the contract', () => {
  const laws = lawfulGames(engine as unknown as AnyEngine, 'heaps');
  expect(fc.check(laws, { numRuns: 10, seed: 1 }).counterexample).toBeNull();
});

test('needs nothing but what the package exports', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/examples/heaps/heaps.ts'), 'utf8');
  expect([...page.matchAll(/from '(.+?)'/g)].map(([, from]) => from)).toEqual([
    'railhead/engine',
  ]);
});

test('whoever takes the last stone wins (its rule H-3)', () => {
  const state = engine.createPosition('heaps', {
    config: { seats: 3, seed: 1 },
    state: { heaps: [0, 2, 0], turn: 1 },
  });
  const { outcome } = engine.applyAction(state, { type: 'take', seat: 1, heap: 1, stones: 2 });
  expect(outcome?.ranking).toEqual([
    { seat: 1, place: 1, score: 1 },
    { seat: 0, place: 2, score: 0 },
    { seat: 2, place: 2, score: 0 },
  ]);
});
