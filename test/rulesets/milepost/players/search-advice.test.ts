// How searches over a seat's plans are advised, as a game stands.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine/index.js';
import { choiceFor } from '../../../../src/players/bots/index.js';
import { toyGame } from '../toy-game.js';

/** What a bot of seat 0 is advised where the seats have so much money, which all may know or not. */
function advised(cash: readonly number[], { cashPublic = false, round = 1 } = {}) {
  const seats = cash.map((money) => ({ cash: money }));
  const { engine, state } = toyGame({ seats: cash.length, state: { seats, cashPublic, round } });
  const [decision] = engine.decisions(state as never);
  return choiceFor(engine, state as never, { decision, random: createRandom(1) }).game.search;
}

const alone = { rounds: 8, alone: true };

test('far from the target everybody plays for himself in playouts', () => {
  expect(advised([149, 20])).toMatchObject(alone);
  expect(advised([149, 20]).playouts).toBeUndefined();
});

test('the first line is worth more playouts', () => {
  expect(advised([60, 60], { round: 0 })).toMatchObject({ ...alone, playouts: 16 });
});

test('near the target rivals play on in playouts, the fewer the more seats there are', () => {
  expect(advised([150, 20])).toMatchObject({ rounds: 8, playouts: 12 });
  expect(advised([150, 20]).alone).toBeUndefined();
  expect(advised([150, 20, 20, 20]).playouts).toBe(6);
});

test('M-INFO-2: a rival near the target counts if his money is known', () => {
  expect(advised([20, 150])).toMatchObject(alone);
  expect(advised([20, 150], { cashPublic: true }).alone).toBeUndefined();
});

test('at a crowded table rivals would cost too much', () => {
  expect(advised([150, 20, 20, 20, 20])).toMatchObject({ ...alone, playouts: 9 });
});
