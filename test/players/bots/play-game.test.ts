// Bots and games between them, on the toy title.

import { expect, test } from 'vitest';
import { type AnyEngine, createEngine, type GameAction } from '../../../src/core/engine/index.js';
import {
  type Bot,
  type Choice,
  expertBot,
  greedyBot,
  playGame,
  randomBot,
} from '../../../src/players/bots/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';

const engine = createEngine([pebbles]) as unknown as AnyEngine;
const config = { seats: 3, seed: 'bots' };
const play = (bots: readonly (() => Bot)[], more: object = {}) =>
  playGame(engine, 'pebbles', { config, bots, ...more });

test('a game between bots ends, and its actions are the game', () => {
  const { state, actions, stopped } = play([randomBot]);
  expect(stopped).toBe('outcome');
  expect(state.outcome).not.toBeNull();
  const again = engine.applyActions(engine.createGame('pebbles', config as never), actions as never);
  expect(again).toEqual(state);
});

test('same seed, same bots: same game; another seed, another game', () => {
  expect(play([randomBot])).toEqual(play([randomBot]));
  const other = playGame(engine, 'pebbles', { config: { ...config, seed: 'else' }, bots: [randomBot] });
  expect(other.actions).not.toEqual(play([randomBot]).actions);
});

test('expertBot in place of expertBot() is told what to do, and so is anything else that makes no bot', () => {
  expect(() => play([expertBot as never])).toThrow('one makes a function, so call it: `expertBot()`');
  expect(() => play([(() => null) as never])).toThrow('each with a name and choose');
  expect(play([expertBot({ playouts: 2 })], { maxRounds: 1 }).stopped).toBe('roundLimit');
});

test('a game is left when its last round is over', () => {
  const { state, stopped } = play([randomBot], { maxRounds: 1 });
  expect(stopped).toBe('roundLimit');
  expect(state.outcome).toBeNull();
  expect(state.round).toBe(2);
});

test('a game is left after so many actions', () => {
  const { state, actions, stopped } = play([randomBot], { maxActions: 5 });
  expect([stopped, actions.length, state.step, state.outcome]).toEqual(['actionLimit', 5, 5, null]);
  // One that ends by then has its outcome.
  const whole = play([randomBot]);
  expect(play([randomBot], { maxActions: whole.actions.length })).toEqual(whole);
});

test('a short list of bots repeats around the table', () => {
  const asked: string[] = [];
  const named = (name: string) => (): Bot => {
    const bot = randomBot();
    const choose = (choice: Choice) => {
      asked.push(`${name}${choice.decision.seat}`);
      return bot.choose(choice);
    };
    return { name, choose };
  };
  play([named('a'), named('b')]);
  expect([...new Set(asked)].sort()).toEqual(['a0', 'a2', 'b1']);
});

test('a bot is shown the view of its own seat and nothing else', () => {
  const seen: Choice[] = [];
  const watcher = (): Bot => {
    const bot = randomBot();
    const choose = (choice: Choice) => {
      seen.push(choice);
      return bot.choose(choice);
    };
    return { name: 'watcher', choose };
  };
  play([watcher]);
  expect(seen.length).toBeGreaterThan(10);
  for (const { view, decision } of seen) {
    expect(view.viewer).toBe(decision.seat);
    expect(view).not.toHaveProperty('luck');
    expect(engine.decisions(view).map(({ id }) => id)).toContain(decision.id);
  }
});

test('each bot draws from a generator of its own, made of seed, seat and name', () => {
  const first = new Map<string, number>();
  const drawer = (name: string) => (): Bot => {
    const bot = randomBot();
    let drawn: number | null = null;
    const choose = (choice: Choice) => {
      drawn ??= choice.random.int(0, 1_000_000_000);
      first.set(`${name}${choice.decision.seat}`, drawn);
      return bot.choose(choice);
    };
    return { name, choose };
  };
  play([drawer('a')]);
  play([drawer('b')]);
  expect(new Set(first.values()).size).toBe(6);
  const before = new Map(first);
  play([drawer('a')]);
  expect(first).toEqual(before);
});

test('a bot that breaks a rule is named', () => {
  const cheat = (): Bot => ({
    name: 'cheat',
    choose: ({ decision }) => ({ type: 'endTurn', seat: decision.seat }) as GameAction,
  });
  expect(() => play([cheat])).toThrow(/cheat played \{"type":"endTurn".*turn\/not-now/);
});

test.each([undefined, null, 7n, 'endTurn'])('a bot that answers %o is named', (answer) => {
  const mumbler = (): Bot => ({ name: 'mumbler', choose: () => answer as never });
  expect(() => play([mumbler])).toThrow(/^mumbler played/);
});

test('onAction hears of every action, with the state after it and its events', () => {
  const heard: number[] = [];
  const { actions } = play([greedyBot], {
    onAction: ({ state, events }: { state: { step: number }; events: readonly unknown[] }) => {
      heard.push(state.step);
      expect(events.length).toBeGreaterThan(0);
    },
  });
  expect(heard).toEqual(actions.map((_, n) => n + 1));
});
