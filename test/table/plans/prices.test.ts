// Prices are what actions take.

import { describe, expect, test } from 'vitest';
import type { GameAction, GameEvent } from '../../../src/core/engine/index.js';
import { priceOf } from '../../../src/table/plans/index.js';
import { SOAK } from '../../long-run.js';
import { engine, games, history } from './games.js';

// What facts say that a seat pays for its action; what it pays out of what comes in, and taxes, are no price.
function paidBy(seat: number, action: GameAction, events: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of events as readonly (GameEvent & Record<string, never>)[]) {
    if (event.seat !== seat) continue;
    if (
      ['trackBuilt', 'locoUpgraded', 'locoCrossgraded', 'foremanDrawn', 'foremanHired'].includes(event.type)
    )
      sum += event.price;
    if (event.type === 'rightBought' && action.type === 'buyContainerLink') sum += event.price;
    if (['rentPaid', 'feePaid', 'bribePaid'].includes(event.type)) sum += event.amount;
    if (event.type === 'shipBoarded') sum += event.fee;
  }
  return sum;
}

describe.each(games)('$id $options', ({ id, options }) => {
  test.each([
    { suggested: 95, steps: SOAK ? 450 : 280 },
    { suggested: 40, steps: SOAK ? 250 : 150 },
  ])('a price is what the facts then say was paid ($suggested % suggested)', ({ suggested, steps }) => {
    const { states, actions, events } = history(id, { seed: 'prices', seats: 3, steps, suggested, options });
    const kinds = new Set<string>();
    actions.forEach((action, n) => {
      const { seat } = action;
      if (seat === null) return;
      const price = priceOf(engine, states[n], action);
      const delivers = action.type.startsWith('deliver');
      if (!delivers)
        expect([n, action, price.total]).toEqual([n, action, paidBy(seat, action, events[n + 1])]);
      expect(price.total).toBe(price.items.reduce((sum, { amount }) => sum + amount, 0));
      expect(priceOf(engine, engine.view(states[n], seat), action)).toEqual(price);
      const built = events[n + 1].find(({ type }) => type === 'trackBuilt') as
        | { items?: unknown }
        | undefined;
      if (action.type === 'buildTrack')
        expect(price.items.filter(({ what }) => what !== 'toll')).toEqual(built?.items);
      for (const { what, amount } of price.items) if (amount > 0) kinds.add(what);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['terrain', 'city']));
  });
});
