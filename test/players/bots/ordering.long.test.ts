// A whole game of six seats is played by orders alone.

import { expect, test } from 'vitest';
import { planner } from '../../core/title/orders/engines.js';
import { playByOrders } from './by-orders.js';

test.each(['china-rails', 'iron-dragon'] as const)('%s: six seats play to the end by orders', (id) => {
  const { config, state, actions, stops, asked } = playByOrders(id, { seats: 6, seed: 'six', rounds: 200 });
  expect(state.outcome?.reason).toBe('victory');
  // Bots stop only for what they are asked about, never for an action that is refused.
  expect(new Set(stops.map(({ stopped }) => stopped))).not.toContain('refused');
  expect(asked).toBeLessThan(stops.length);
  const record = planner.record(id, config, actions as never);
  expect(planner.hashState(planner.replay(record).state)).toBe(planner.hashState(state));
});
