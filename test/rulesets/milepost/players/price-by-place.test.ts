// A price that depends on the place: a layer says in which region a milepost lies, and planners pay as the rules ask.

import { expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { MILLION, planGraph, STEP } from '../../../../rulesets/milepost/players/bots/plan-graph.js';
import type { PlanGame } from '../../../../rulesets/milepost/players/bots/planning.js';
import { familyPlanning } from '../../../../rulesets/milepost/players/bots/planning.js';
import { priceBare } from '../../../../rulesets/milepost/players/bots/pricing.js';
import { trackPrice } from '../../../../rulesets/milepost/rules/building/build-cost.js';
import { createEngine, createRandom, layer } from '../../../../src/core/engine/index.js';

// West of a column track costs half, rounded up.
const COLUMN = 36;
const halfPrice = layer(indiaRails, {
  id: 'half-price-west',
  title: 'India Rails, half price in the west',
  texts: [
    { id: 'HP-1', section: 'House rules', text: 'In the west track costs half.', replaces: ['M-BUILD-7'] },
  ],
  policies: {
    priceRegion: () => (board, milepost) => (milepost % board.columns < COLUMN ? 1 : 0),
    milepostPrice: (before) => (game, seat, milepost) => {
      const isWest = game.rules.policies.priceRegion(game.board, milepost) === 1;
      const price = before(game, seat, milepost);
      return isWest ? Math.ceil(price / 2) : price;
    },
  },
});
const engine = createEngine([halfPrice, indiaRails]);
const { columns } = indiaRails.board();
const begun = (id: 'half-price-west' | 'india-rails') => engine.createGame(id, { seats: 2, seed: 5 });
const planned = (id: 'half-price-west' | 'india-rails') => {
  const state = begun(id);
  return { ...engine.settingOf(state), state, planning: familyPlanning } as unknown as PlanGame;
};

test('M-BUILD-7: planners see the price of each place, and of the same board without the layer', () => {
  const game = planned('half-price-west');
  const plain = planned('india-rails');
  const { board } = game;
  const { arcs } = planGraph(board);
  const costs = [game, plain].map((one) => priceBare(one, 0).costs);
  let cheaper = 0;
  const wrong: number[] = [];
  for (let segment = 0; segment < board.segmentCount; segment++) {
    const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    if (from < 0) continue;
    const [half, whole] = costs.map((cost) => (cost[arcs[2 * segment]] - STEP) / MILLION);
    const prices = [trackPrice(game, 0, from, to), trackPrice(plain, 0, from, to)];
    if (half !== prices[0] || whole !== prices[1]) wrong.push(segment);
    if (half < whole) cheaper++;
  }
  expect(wrong).toEqual([]);
  expect(cheaper).toBeGreaterThan(500);
});

test('M-BUILD-7: what is suggested in the startup is played, at half price in the west', () => {
  let state = begun('half-price-west');
  const random = createRandom(1);
  const prices: string[] = [];
  while (state.turn.startup >= 0) {
    const [action] = engine.suggest(state, engine.decisions(state)[0], random);
    const next = engine.tryAction(state, action);
    if (!next.ok) throw new Error('a suggested action is refused');
    for (const event of next.events)
      if (event.type === 'trackBuilt')
        prices.push(`${event.price} in the ${event.to % columns < COLUMN ? 'west' : 'east'}`);
    state = next.state;
  }
  // Two M in the west is a mountain or a city: clear ground costs 1 on both sides.
  expect(new Set(prices).size).toBeGreaterThan(1);
  expect(prices).not.toContain('3 in the west');
});
