import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { type BotFactory, greedyBot, playGame, randomBot } from '../../src/bots/index.js';
import { type AnyEngine, createEngine } from '../../src/engine/index.js';

const engine = createEngine([chinaRails]) as unknown as AnyEngine;

describe('the random bot', () => {
  test('plays legal actions without getting stuck', () => {
    const { actions, stopped } = playGame(engine, 'china-rails', {
      config: { seats: 2, seed: 'any' },
      bots: [randomBot],
      maxRounds: 6,
    });
    expect(stopped).toBe('roundLimit');
    expect(actions.length).toBeGreaterThan(20);
  });

  test('the same seed and bots play the same game', () => {
    const play = () =>
      playGame(engine, 'china-rails', {
        config: { seats: 3, seed: 'twice' },
        bots: [randomBot],
        maxRounds: 3,
      });
    expect(engine.hashState(play().state)).toBe(engine.hashState(play().state));
  });
});

describe('the greedy bot', () => {
  // Two seeds a seat count; `npm run judge` plays as many as you like.
  test.each([2, 3, 4, 6])('finishes games of %i seats by a victory within 120 rounds', (seats) => {
    for (const seed of ['first', 'second']) {
      const { state } = playGame(engine, 'china-rails', {
        config: { seats, seed: `${seed}-${seats}` },
        bots: [greedyBot],
        maxRounds: 120,
      });
      expect(state.outcome?.reason).toBe('victory');
    }
  });

  test('is shown its own view only', () => {
    const seen: (number | null)[] = [];
    const spy: BotFactory = () => {
      const bot = greedyBot();
      return {
        ...bot,
        choose(choice) {
          seen.push(choice.view.viewer === choice.decision.seat ? null : choice.view.viewer);
          expect(choice.view.luck).toBeUndefined();
          return bot.choose(choice);
        },
      };
    };
    playGame(engine, 'china-rails', { config: { seats: 2, seed: 'view' }, bots: [spy], maxRounds: 2 });
    expect(seen.every((wrong) => wrong === null)).toBe(true);
  });
});
