// Two thousand twins and more: orders of all titles, on pairs of states that their seat cannot tell apart.

import { expect, test } from 'vitest';
import { examineOrders, IDS } from './engines.js';

test.each(IDS)('%s: equal views and equal orders give equal, legal actions', (id) => {
  let all = 0;
  for (let game = 0; all < 420 && game < 40; game++) {
    const { findings, twins } = examineOrders(id, { seed: `twins ${game}`, steps: 600, every: 12 });
    expect(findings).toEqual([]);
    all += twins;
  }
  expect(all).toBeGreaterThanOrEqual(420);
});
