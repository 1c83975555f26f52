// The arbitraries that third parties use, on games of the toy: what they make, and how far a counterexample shrinks.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../../src/engine/index.js';
import {
  configs,
  legalMoves,
  nearMissMoves,
  playedGames,
  reachableStates,
  twinStates,
} from '../../src/testing/arbitraries.js';
import { examineGame, leaksBetween } from '../../src/testing/index.js';
import { engine } from '../engine/new-game.js';

const titles = createEngine(allRulesets) as unknown as AnyEngine;

describe('configs', () => {
  property.prop([configs(engine, 'pebbles')], { numRuns: 12 })(
    'are plans of games that keep the laws',
    (config) => {
      const { findings } = examineGame(engine, 'pebbles', { ...config, steps: 40, every: 10 });
      expect(findings).toEqual([]);
    },
  );

  describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
    property.prop([configs(titles, id)], { numRuns: 20 })('begins a game of any of them', (config) => {
      const state = titles.createGame(id, config);
      expect(state.game.options).toMatchObject(config.options);
      expect(state.game.seatNames).toHaveLength(config.seats);
    });
  });

  test('reach every option, those that need another one and those that are numbers or null', () => {
    const options = (id: string) => fc.sample(configs(titles, id), 200).map((config) => config.options);
    const india = options('india-rails');
    expect(india.some((one) => one['handsOfFour'])).toBe(true);
    expect(india.every((one) => !one['handsOfFour'] || one['additionalTrains'])).toBe(true);
    const limits = options('twentieth-century-limited').map((one) => one['roundLimit']);
    expect([limits.includes(null), limits.some((one) => typeof one === 'number')]).toEqual([true, true]);
  });

  test('leave fixed options alone, and are those of rulesets that the engine has', () => {
    const fixed = fc.sample(configs(engine, 'pebbles', { options: { quick: true } }), 30);
    expect(fixed.every(({ options }) => options['quick'] === true)).toBe(true);
    expect(new Set(fixed.map(({ options }) => options['longBeach'])).size).toBeGreaterThan(1);
    expect(() => configs(engine, 'chess')).toThrow('no ruleset chess');
  });
});

describe('played games', () => {
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

  test('shrink by cutting: to the actions that it takes, under the plainest config', () => {
    const games = playedGames(engine, 'pebbles', { maxSteps: 60 });
    const found = fc.check(
      fc.property(games, ({ actions }) => actions.filter(({ type }) => type === 'takeStone').length < 2),
      { seed: 5, numRuns: 200 },
    );
    const [{ config, actions, states }] = found.counterexample!;
    expect(found.failed).toBe(true);
    expect(config).toMatchObject({ seats: 2, options: {} });
    // Nobody takes a stone before both keepsakes are chosen; what else is left passes the turn on.
    expect(actions.length).toBeLessThan(6);
    expect(actions.filter(({ type }) => type === 'takeStone')).toHaveLength(2);
    expect(engine.applyActions(states[0] as never, actions as never)).toEqual(states[states.length - 1]);
  });
});

describe('moves', () => {
  property.prop([legalMoves(engine, 'pebbles')], { numRuns: 60 })(
    'that are legal are accepted',
    ({ state, action }) => {
      expect(engine.checkAction(state as never, action as never)).toBeNull();
    },
  );

  property.prop([nearMissMoves(engine, 'pebbles')], { numRuns: 60 })(
    'that are near misses are refused by a rule, or listed',
    ({ state, action }) => {
      const rejection = engine.checkAction(state as never, action as never);
      const listed = [...engine.legalActions(state as never)];
      if (rejection === null) expect(listed).toContainEqual(action);
      else expect(rejection.rule).toMatch(/^[EP]-/);
    },
  );

  test('of both kinds come up', () => {
    const misses = fc.sample(nearMissMoves(engine, 'pebbles'), { numRuns: 60, seed: 1 });
    const refused = misses.filter(({ state, action }) => engine.checkAction(state as never, action as never));
    const rules = new Set(
      refused.map(({ state, action }) => engine.checkAction(state as never, action as never)!.rule),
    );
    expect(refused.length).toBeGreaterThan(15);
    expect(rules.size).toBeGreaterThan(3);
    const moves = fc.sample(legalMoves(engine, 'pebbles'), { numRuns: 100, seed: 1 });
    expect(new Set(moves.map(({ action }) => action.type)).size).toBeGreaterThan(4);
  });
});

describe('states', () => {
  property.prop([reachableStates(engine, 'pebbles')], { numRuns: 20 })('come back from a save', (state) => {
    expect(engine.deserialize(engine.serialize(state as never))).toEqual(state);
  });

  property.prop([twinStates(engine, 'pebbles')], { numRuns: 40 })(
    'and their twins look alike to the viewer',
    ({ state, twin, viewer }) => {
      expect([...leaksBetween(engine, [state, twin], viewer)]).toEqual([]);
    },
  );
});
