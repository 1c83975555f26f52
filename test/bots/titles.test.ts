// Bots on the real titles: a random game never gets stuck, a greedy one knows what to play.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { greedyBot, playGame, randomBot } from '../../src/bots/index.js';
import { type AnyEngine, createEngine } from '../../src/engine/index.js';

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
});
