// A title from nothing, held to the laws of every title, and to its own three rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { perft } from 'railhead/testing';
import { lawfulGames } from 'railhead/testing/arbitraries';
import { heaps } from '../heaps.js';

const engine = createEngine([heaps]);
const any: AnyEngine = engine;

test('games keep the laws of the contract, with any options and seats', () => {
  fc.assert(lawfulGames(any, 'heaps'), { numRuns: 20, seed: 1 });
});

test('H-1, H-2: nine ways to begin; with tall heaps as many', () => {
  for (const tallHeaps of [false, true]) {
    const state = engine.createGame('heaps', { seats: 2, seed: 1, options: { tallHeaps } });
    assert.equal(perft(any, state, 1).total, 9);
  }
  const state = engine.createGame('heaps', { seats: 2, seed: 1 });
  assert.equal(engine.checkAction(state, { type: 'take', seat: 0, heap: 2, stones: 4 })?.rule, 'H-2');
});

test('H-3: whoever takes the last stone wins', () => {
  const state = engine.createPosition('heaps', {
    config: { seats: 3, seed: 1 },
    state: { heaps: [0, 2, 0], turn: 1 },
  });
  const { outcome } = engine.applyAction(state, { type: 'take', seat: 1, heap: 1, stones: 2 });
  assert.deepEqual(
    outcome?.ranking.map(({ seat, place }) => [seat, place]),
    [
      [1, 1],
      [0, 2],
      [2, 2],
    ],
  );
});
