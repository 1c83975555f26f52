// Orders over the wire: left, carried out as their turn comes, told to their seat alone, and withdrawn.

import { expect, test } from 'vitest';
import type { AnyEngine } from '../../../src/core/engine/index.js';
import { planner } from '../../core/title/orders/engines.js';
import { type AnyAnswer, client } from './client.js';

const engine = planner as unknown as AnyEngine;
const CONFIG = { seats: ['Ann', 'Ben'], seed: 7 };
const asked = ({ decisions }: AnyAnswer) => decisions.find(({ optional }: AnyAnswer) => !optional);

test('orders play after the actions of others, and their seat alone is told of them', () => {
  const { ask, faults } = client(engine);
  const begun = ask('new', { ruleset: 'china-rails', config: CONFIG });
  const { game } = begun;
  const { seat } = asked(begun);
  const other = 1 - seat;
  const orders = {
    seat,
    program: [
      { do: 'build', from: 'beijing', to: 'zhengzhou' },
      { do: 'move', to: 'beijing' },
      { do: 'move', to: 'zhengzhou' },
    ],
  };
  const check = ask('checkOrders', { game, seat, orders });
  expect(check).toMatchObject({ ok: true, spent: 14, money: 'M', stop: { stopped: 'waits' } });
  expect(check.ways[0]).toMatchObject({ steps: 10, total: 14, turns: 1 });
  const hidden = ask('observe', { game, seat: other });
  let told = ask('orders', { game, seat, orders: check.orders });
  expect(told.stop).toEqual({ stopped: 'waits', sentence: expect.stringContaining('wait') });
  expect(told.replies).toHaveLength(check.actions.length);
  expect(told.sentence).toContain('Go to Zhengzhou.');
  expect(asked(told).seat).toBe(other);
  let acted = 0;
  for (let n = 0; n < 12 && told.stop?.stopped === 'waits'; n++) {
    const { id: decision } = asked(told);
    const { pass } = ask('legal', { game, seat: other, decision, limit: 1 });
    const answer = ask('act', { game, decision, action: pass.action });
    expect(JSON.stringify(answer)).not.toContain('program');
    acted += answer.replies.length;
    told = ask('orders', { game, seat });
  }
  expect(acted).toBeGreaterThan(10);
  expect(told).toMatchObject({ stop: { stopped: 'done' } });
  // No view says that there are any.
  const { view } = ask('observe', { game, seat: other });
  expect(Object.keys(view)).toEqual(Object.keys(hidden.view));
  expect(ask('orders', { game, seat, orders: null })).toMatchObject({ orders: null, stop: null });
  expect(faults).toEqual([]);
});

test('orders of another seat, and what is none, are refused', () => {
  const { ask } = client(engine);
  const { game } = ask('new', { ruleset: 'china-rails', config: CONFIG });
  const orders = { seat: 1, program: [{ do: 'end' }] };
  expect(ask('orders', { game, seat: 0, orders }).error.code).toBe('invalid-input');
  expect(ask('orders', { game, seat: 0, orders: { seat: 0, program: [{ do: 'fly' }] } }).error.code).toBe(
    'malformed-request',
  );
});
