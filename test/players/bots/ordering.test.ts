// A bot that leaves orders: they begin with what it chose, and play the same in a bot as at a host.

import { expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import {
  botRandom,
  choiceFor,
  greedyBot,
  orderingBot,
  ordersFor,
  playGame,
} from '../../../src/players/bots/index.js';
import { playByOrders } from './by-orders.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

test.each(allRulesets.map(({ id }) => id))('%s: orders begin with what the bot chose', (id) => {
  const state = engine.createGame(id, { seats: 3, seed: 7 });
  const [decision] = engine.decisions(state);
  const random = botRandom({ seed: 7, seat: decision.seat, name: 'greedy' });
  const choice = choiceFor(engine, state, { decision, random });
  const action = greedyBot().choose(choice)!;
  const { seat, program } = ordersFor(choice, action);
  expect([seat, program[0]]).toEqual([decision.seat, { do: 'play', action }]);
});

test('a bot by orders is asked less often than it acts, and plays legal actions only', () => {
  let asked = 0;
  const bots = [orderingBot(greedyBot, () => asked++)];
  const { actions } = playGame(engine, 'china-rails', {
    config: { seats: 2, seed: 'few' },
    bots,
    maxRounds: 8,
  });
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThan(actions.length / 5);
});

test('a host plays a game by orders: each stops for a reason', () => {
  const { stops, asked } = playByOrders('india-rails', { seats: 2, seed: 'host', rounds: 6 });
  expect(asked).toBeGreaterThan(2);
  expect(new Set(stops.map(({ stopped }) => stopped))).not.toContain('refused');
});
