// Two greedy games for each number of seats; `npm run judge -- --seeds 20` plays as many as you like and prints a table.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { greedyBot, playGame } from '../../src/bots/index.js';
import { type AnyEngine, createEngine } from '../../src/engine/index.js';

const engine = createEngine([chinaRails]) as unknown as AnyEngine;

describe.each([2, 3, 4, 6])('%i greedy bots', (seats) => {
  test.each(['first', 'second'])(
    'end their %s game by a victory within 120 rounds',
    { timeout: 120_000 },
    (seed) => {
      const { state } = playGame(engine, chinaRails.id, {
        config: { seats, seed: `${seed}-${seats}` },
        bots: [greedyBot],
        maxRounds: 120,
      });
      expect(state.outcome?.reason).toBe('victory');
      expect(state.outcome?.ranking[0].cash).toBeGreaterThanOrEqual(chinaRails.tables.victoryCash);
    },
  );
});
