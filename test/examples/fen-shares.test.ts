// The title with companies in docs/examples: laws, and games of bots.

import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { type AnyEngine, createEngine } from 'railhead/engine';
import { playGame, randomBot } from 'railhead/players';
import { expect, test } from 'vitest';
import { fenShares } from '../../docs/examples/fen-shares/fen-shares';
import { plainTitle } from '../../src/core/title/plain/plain-title';
import { lawfulGames } from '../../src/testing/arbitraries';
import { conformance } from '../../src/testing/index';

const engine = createEngine([fenShares]);
const any = engine as unknown as AnyEngine;

test('keeps the laws of the contract', () => {
  const found = fc.check(lawfulGames(any, 'fen-shares'), { numRuns: 5, seed: 1 });
  expect(found.counterexample).toBeNull();
});

test.each([2, 3, 4])('games of %i seats conform', (seats) => {
  const plan = { seed: 'fen', seats, options: { short: seats === 3 }, suggested: 50, steps: 120 };
  expect(conformance(any, 'fen-shares', plan)).toEqual([]);
});

test('random bots play it', () => {
  const { state } = playGame(engine, 'fen-shares', { config: { seats: 3, seed: 3 }, bots: [randomBot] });
  expect(state.outcome?.reason).toBe('lastRound');
});

// The command beside the picture in the README makes it.
test('the picture in its README shows the game of bots that it names', async () => {
  const { state } = playGame(engine, 'fen-shares', {
    config: { seats: 3, seed: 8 },
    bots: [randomBot],
    maxRounds: 3,
  });
  const { draw } = await plainTitle(fenShares).picture();
  const committed = new URL('../../docs/examples/fen-shares/board.svg', import.meta.url);
  expect(draw(fenShares.board(), state)).toBe(readFileSync(committed, 'utf8'));
});
