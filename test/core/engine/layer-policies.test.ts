// Questions that titles let layers answer: a rent by place, the price of a rail marker, what a place pays, what a card is worth.

import { expect, test } from 'vitest';
import { hexTycoon } from '../../../rulesets/hex-tycoon/index.js';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/index.js';
import { type AnyEngine, type AnyRuleset, createEngine, layer } from '../../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';

/** The facts of a type in a game of bots. */
function facts(ruleset: AnyRuleset, type: string): readonly Record<string, number>[] {
  const engine = createEngine([ruleset]) as unknown as AnyEngine;
  const config = { seats: 2, seed: 5 };
  const { actions } = playGame(engine, ruleset.id, { config, bots: [greedyBot], maxRounds: 4 });
  const told: object[] = [];
  let state = engine.createGame(ruleset.id, config as never);
  for (const action of actions) {
    const result = engine.tryAction(state, action as never);
    if (!result.ok) throw new Error(result.rejection.code);
    told.push(...result.events);
    state = result.state;
  }
  return told.filter((event) => (event as { type: string }).type === type) as never;
}

test('HT-BUILD-7: a layer may ask another price for a rail marker, by site and company', () => {
  const dear = layer(hexTycoon, {
    id: 'dear',
    title: 'Dear rails',
    policies: { railPrice: (before) => (game, company, rail) => before(game, company, rail) + 1 },
  });
  const [usual] = facts(hexTycoon, 'railMarkerBuilt');
  const [more] = facts(dear, 'railMarkerBuilt');
  expect(more.price).toBe(usual.price + 1);
});

test('HT-INCOME-1: and let a place pay something else', () => {
  const rich = layer(hexTycoon, {
    id: 'rich',
    title: 'Rich places',
    policies: { placeIncome: (before) => (game, company, place) => before(game, company, place) + 10 },
  });
  const highest = (ruleset: AnyRuleset) =>
    Math.max(...facts(ruleset, 'companyIncomePaid').map(({ amount }) => amount));
  expect(highest(rich)).toBeGreaterThan(highest(hexTycoon) + 9);
});

test('TC-SCORE-3: and count a card for more', () => {
  const doubled = layer(twentiethCenturyLimited, {
    id: 'doubled',
    title: 'Companies count twice',
    policies: {
      cardValue: (before) => (game, seat, card) =>
        before(game, seat, card) * (card.kind === 'company' ? 2 : 1),
    },
  });
  const pointsFor = (ruleset: AnyRuleset) => {
    const engine = createEngine([ruleset]) as unknown as AnyEngine;
    const { state } = playGame(engine, ruleset.id, { config: { seats: 2, seed: 5 }, bots: [greedyBot] });
    const ranking = state.outcome?.ranking as unknown as { companies: number }[];
    return ranking.map(({ companies }) => companies).sort((one, other) => one - other);
  };
  expect(pointsFor(doubled)[1]).toBeGreaterThan(0);
  expect(pointsFor(doubled)).toEqual(pointsFor(twentiethCenturyLimited).map((points) => 2 * points));
});
