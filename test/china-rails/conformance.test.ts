// The laws of the contract, and that money, chips, cards and track are conserved, over games of China Rails: for every
// number of seats and every option.

import { expect, test } from 'vitest';
import type { AnyEngine } from '../../src/engine/index.js';
import { examinePlayedOn, type PlayedOn, tallied } from '../milepost/conservation.js';
import { engine } from './china-game.js';

function examine(plan: Partial<PlayedOn>) {
  const whole = { seed: 1, seats: 3, steps: 100, suggested: 80, every: 50, ...plan };
  return examinePlayedOn(engine as unknown as AnyEngine, 'china-rails', whole);
}

test.each([2, 3, 4, 5, 6])('games of %i seats keep the laws', (seats) => {
  expect(examine({ seats, seed: `seats ${seats}` }).findings).toEqual([]);
});

test.each(['fastTrains', 'borrowing', 'timeLimit'])('games with %s keep the laws', (option) => {
  const at = { 60: { type: 'dropSeat', seat: null, target: 1 }, 80: { type: 'expireTime', seat: null } };
  expect(examine({ options: { [option]: true }, seed: option, at }).findings).toEqual([]);
});

test('a longer game keeps them too, and gets as far as deliveries', () => {
  const long = examine({ seats: 2, steps: 400, suggested: 95, every: 400, seed: 'long' });
  expect(long.findings).toEqual([]);
  const counts = tallied([long]);
  expect(counts.loadDelivered).toBeGreaterThan(0);
  expect(counts.trainMoved).toBeGreaterThan(50);
});
