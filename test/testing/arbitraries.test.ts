// Properties of the engine over games of the toy, with the arbitraries that third parties use.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gamePlans, playedGames } from '../../src/testing/arbitraries.js';
import { examineGame } from '../../src/testing/index.js';
import { engine } from './new-game.js';

describe('games of the toy', () => {
  property.prop([gamePlans(engine, 'pebbles', { maxSteps: 40 })], { numRuns: 12 })(
    'keep the laws',
    (plan) => {
      expect(examineGame(engine, 'pebbles', { ...plan, every: 10 }).findings).toEqual([]);
    },
  );

  property.prop([playedGames(engine, 'pebbles', { options: { quick: true } })], { numRuns: 30 })(
    'count their steps, and number rounds upwards',
    ({ states, actions }) => {
      expect(states.map(({ step }) => step)).toEqual(Array.from({ length: actions.length + 1 }, (_, n) => n));
      expect(states.map(({ round }) => round)).toEqual(
        states.map(({ round }) => round).sort((a, b) => a - b),
      );
    },
  );

  property.prop([playedGames(engine, 'pebbles'), fc.nat()], { numRuns: 30 })(
    'go on from any step as they did',
    ({ states, actions }, at) => {
      const from = at % states.length;
      const end = engine.applyActions(states[from] as never, actions.slice(from) as never);
      expect(end).toEqual(states[states.length - 1]);
    },
  );

  test('are those of rulesets that the engine has', () => {
    expect(() => gamePlans(engine, 'chess')).toThrow('no ruleset chess');
  });
});
