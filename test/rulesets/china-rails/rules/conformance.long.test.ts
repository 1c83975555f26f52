// The laws of the contract, and that money, chips, cards and track are conserved, over games of China Rails.

import { expect, test } from 'vitest';
import type { AnyEngine } from '../../../../src/core/engine/index.js';
import { describeLaws } from '../../milepost/describe-laws.js';
import { examinePlayedOn, tallied } from '../../milepost/played-on.js';
import { engine } from '../china-game.js';

const china = engine as unknown as AnyEngine;

const at = { 60: { type: 'dropSeat', seat: null, target: 1 }, 80: { type: 'expireTime', seat: null } };
describeLaws(china, { suggested: 80, steps: 100, at });

test('a longer game keeps them too, and gets as far as deliveries', () => {
  const plan = { seats: 2, steps: 400, suggested: 95, every: 400, seed: 'long' };
  const long = examinePlayedOn(china, 'china-rails', plan);
  expect(long.findings).toEqual([]);
  const counts = tallied([long]);
  expect(counts.loadDelivered).toBeGreaterThan(0);
  expect(counts.trainMoved).toBeGreaterThan(50);
});
