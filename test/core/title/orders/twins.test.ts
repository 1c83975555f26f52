// Orders keep to what their seat knows: a few twins of every title. twins.long.test.ts has two thousand.

import { expect, test } from 'vitest';
import { examineOrders, IDS } from './engines.js';

test.each(IDS)('%s: equal views and equal orders give equal, legal actions', (id) => {
  const { findings, twins } = examineOrders(id, { seed: 'orders', steps: 60, every: 30 });
  expect(findings).toEqual([]);
  expect(twins).toBeGreaterThan(2);
});
