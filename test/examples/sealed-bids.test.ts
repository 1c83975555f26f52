// The title with secrets in docs/examples, as its own test has it: laws, rules, who sees what, and what bots make of it.

import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { greedyBot, playGame } from 'railhead/players';
import { expect, test } from 'vitest';
import { sealedBids } from '../../docs/examples/sealed-bids/sealed-bids';
import { lawfulGames } from '../../src/testing/arbitraries';
import { secretsOf } from '../../src/testing/index';

const engine = createEngine([sealedBids]);
const any = engine as unknown as AnyEngine;

test('keeps the laws of the contract', () => {
  expect(fc.check(lawfulGames(any, 'sealed-bids'), { numRuns: 8, seed: 1 }).counterexample).toBeNull();
});

test('its declaration says who sees what (its rules S-1 and S-2)', () => {
  expect(secretsOf(any, 'sealed-bids', { seed: 1, seats: 3 })).toBe(
    [
      'luck           nobody',
      'pile.*         nobody',
      'seats.*.own    its seat',
      'bids.*.answer  some seats',
      '',
    ].join('\n'),
  );
});

test('the highest bid, of equals the first seat’s, is paid (its rule S-3)', () => {
  let state = engine.createGame('sealed-bids', { seats: 3, seed: 1 });
  const { lot } = state;
  for (const [seat, coins] of [4, 7, 7].entries())
    state = engine.applyAction(state, { type: 'bid', seat, coins });
  expect(state.seats.map(({ coins, won }) => [coins, won])).toEqual([
    [20, []],
    [13, [lot]],
    [20, []],
  ]);
});

test('bots of the package play it to the end (its rule S-4)', () => {
  const { state } = playGame(engine, 'sealed-bids', { config: { seats: 4, seed: 3 }, bots: [greedyBot] });
  expect(state.outcome?.reason).toBe('soldOut');
  const scores = state.outcome?.ranking.map((standing) => 'score' in standing && standing.score);
  expect(new Set(scores).size).toBeGreaterThan(1);
});
