// Bots on the real titles: a random game never gets stuck, a greedy one knows what to play.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../../src/core/engine/index.js';
import { choiceFor, expertBot, greedyBot, playGame, randomBot } from '../../../src/players/bots/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { SOAK } from '../../long-run.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

describe.each(allRulesets.map(({ id, seats }) => ({ id, seats })))('$id', ({ id, seats }) => {
  test.each([seats.min, seats.max])('%i random bots never get stuck', (count) => {
    const { state } = playGame(engine, id, {
      config: { seats: count, seed: 'stuck' },
      bots: [randomBot],
      maxRounds: 8,
    });
    expect(state.round).toBeGreaterThanOrEqual(1);
  });

  test('a greedy bot and a random one share a table', () => {
    const { state, actions } = playGame(engine, id, {
      config: { seats: 3, seed: 'mixed' },
      bots: [greedyBot, randomBot],
      maxRounds: 5,
    });
    expect(actions.length).toBeGreaterThan(10);
    expect(state.step).toBe(actions.length);
  });

  test('an expert bot plays the same game twice', () => {
    const bots = [expertBot({ playouts: 2, steps: 4, plans: 2 }), greedyBot];
    const config = { seats: seats.min, seed: 'thought' };
    const games = [1, 2].map(() => playGame(engine, id, { config, bots, maxRounds: 1 }));
    expect(games[0].actions.length).toBeGreaterThan(4);
    expect(games[0].actions).toEqual(games[1].actions);
  });
});

// An optional decision is open by what the table sees: what a hand allows is secret, so it may allow nothing.
test.each(allRulesets.map(({ id }) => id))(
  '%s: bots answer every open decision, or let an optional one lapse',
  (id) => {
    const { states } = playRandomGame(engine, id, { seed: 'open', seats: 3, steps: 250, suggested: 70 });
    let asked = 0;
    for (const state of states.slice(0, -1)) {
      for (const decision of engine.decisions(state)) {
        if (state.step % (SOAK ? 5 : 20) !== 0 && !decision.optional) continue;
        asked++;
        const random = createRandom(state.step, decision.id);
        for (const bot of [randomBot(), greedyBot(), expertBot({ playouts: 2, steps: 1, plans: 2 })()]) {
          const action = bot.choose(choiceFor(engine, state as never, { decision, random } as never));
          const isRight = action === null ? decision.optional : engine.checkAction(state, action) === null;
          expect([bot.name, decision.id, isRight]).toEqual([bot.name, decision.id, true]);
        }
      }
    }
    expect(asked).toBeGreaterThan(SOAK ? 20 : 8);
  },
);

test.each(['china-rails', 'india-rails', 'iron-dragon'])(
  'M-BUILD-7: in %s track stands for what it costs over clear ground, so building there is no loss',
  (id) => {
    const { states, actions, events } = playRandomGame(engine, id, { seed: 1, suggested: 100, steps: 40 });
    const { ruleset, rules, board } = engine.settingOf(states[0]);
    const prices: number[] = [];
    actions.forEach(({ type, seat }, n) => {
      // Alone: what a building brings about besides, a foreman's pay or a card, has its own price.
      if (type !== 'buildTrack' || seat === null || events[n + 1].length > 1) return;
      const built = events[n + 1].find((event) => event.type === 'trackBuilt') as unknown as {
        price: number;
      };
      const [before, after] = [states[n], states[n + 1]].map((state) =>
        ruleset.standing?.({ rules, board, state }, seat),
      );
      expect(Number(after) - Number(before)).toBe(1 - built.price);
      prices.push(built.price);
    });
    expect(prices).toContain(1);
    expect(prices.length).toBeGreaterThan(5);
  },
);
