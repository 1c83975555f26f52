// A bot could patch the engine, its ruleset and the compiled board for all later games, and find the seed by its own
// generator. Now it holds a view and a few functions over it, and what engines are made of is frozen.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, type GameAction } from '../../src/core/engine/index.js';
import {
  type Bot,
  type BotGame,
  botRandom,
  type Choice,
  choiceFor,
  greedyBot,
  playGame,
  randomBot,
} from '../../src/players/bots/index.js';
import { pebbles } from '../core/engine/pebbles/pebbles.js';

const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;
const ids = ['pebbles', ...allRulesets.map(({ id }) => id)];

/**
 * All objects that can be reached from some by own fields, those of functions too, and the entries of collections; schemas
 * of zod are not looked into.
 */
function reachable(...roots: readonly unknown[]): readonly object[] {
  const found = new Set<object>();
  const left = [...roots];
  while (left.length > 0) {
    const one = left.pop();
    if ((typeof one !== 'object' && typeof one !== 'function') || one === null || found.has(one)) continue;
    found.add(one);
    if (ArrayBuffer.isView(one) || '_zod' in one) continue;
    if (one instanceof Map || one instanceof Set) for (const entry of one.entries()) left.push(...entry);
    // What a function makes objects of belongs to no game.
    const keys = Reflect.ownKeys(one).filter((key) => typeof one !== 'function' || key !== 'prototype');
    for (const key of keys) left.push(Object.getOwnPropertyDescriptor(one, key)?.value);
  }
  return [...found].filter((one) => typeof one === 'object');
}

// A value that may be a list's length too.
const VANDALIZED = 1007;

/** Tries to write, add, replace and take away whatever an object has; says what could be done. */
function vandalize(one: object): string[] {
  const done: string[] = [];
  for (const key of Reflect.ownKeys(one)) {
    if (Reflect.set(one, key, VANDALIZED)) done.push(`set ${String(key)}`);
    if (Reflect.defineProperty(one, key, { value: VANDALIZED })) done.push(`defined ${String(key)}`);
    if (Reflect.deleteProperty(one, key)) done.push(`deleted ${String(key)}`);
  }
  if (Reflect.set(one, 'vandal', VANDALIZED)) done.push('added');
  return done;
}

/** What a bot may come by: what it is handed, and what that answers. */
function holdings({ game, view, decision }: Choice): unknown[] {
  const random = createRandom('a generator of the bot');
  const actions = [...game.legalActions()].slice(0, 50);
  const nonsense = { type: 'no such thing', seat: view.viewer } as GameAction;
  const world = game.determinize('a seed of the bot');
  const inTheWorld = world.choice(world.decisions()[0], random);
  return [
    ...[game, view, decision, random, game.decisions(), game.legalActions(), game.sampleAction(random)],
    ...[...actions, game.checkAction(nonsense), game.explainAction(nonsense), game.suggest(decision, random)],
    ...[
      world,
      world.fork(),
      world.state,
      world.outcome(),
      world.legalActions(),
      world.decisions(),
      inTheWorld,
    ],
    ...[...inTheWorld.game.legalActions()].slice(0, 50),
    inTheWorld.game.suggest(inTheWorld.decision, random),
  ];
}

/** Plays as another bot does, and breaks what it can at every decision. */
function vandal(of: () => Bot, done: string[]): () => Bot {
  return () => {
    const bot = of();
    let asked = 0;
    return {
      name: bot.name,
      choose(choice) {
        const action = bot.choose(choice);
        if (asked++ % 25 === 0)
          for (const one of reachable(choice, ...holdings(choice))) done.push(...vandalize(one));
        return action;
      },
    };
  };
}

describe('what a bot is handed', () => {
  test.each(ids)('%s: leads to no engine, ruleset, board or luck, and can be changed nowhere', (ruleset) => {
    const state = engine.createGame(ruleset, { seats: 2, seed: 'hush-hush' } as never);
    const [decision] = engine.decisions(state);
    const choice = choiceFor(engine, state, { decision, random: botRandom({ seed: 1, seat: 0, name: 'x' }) });
    const { rules, board, ruleset: own } = engine.settingOf(state);
    const held = reachable(choice);
    for (const one of [engine, own, rules, board, state, state.luck]) expect(held).not.toContain(one);
    expect([...held].filter((one) => ArrayBuffer.isView(one))).toEqual([]);
    expect([...held].filter((one) => 'luck' in one)).toEqual([]);
    expect(reachable(choice, ...holdings(choice)).filter((one) => !Object.isFrozen(one))).toEqual([]);
  });

  test.each(ids)('%s: games go the same way with bots that break what they can', (ruleset) => {
    const config = { seats: 2, seed: 'vandals' };
    const plan = { config, maxRounds: 2 };
    const before = playGame(engine, ruleset, { ...plan, bots: [greedyBot, randomBot] });
    const broken: string[] = [];
    const among = playGame(engine, ruleset, {
      ...plan,
      bots: [vandal(greedyBot, broken), vandal(randomBot, broken)],
    });
    const after = playGame(engine, ruleset, { ...plan, bots: [greedyBot, randomBot] });
    const hashes = [before, among, after].map(({ state }) => engine.hashState(state));
    expect(new Set(hashes).size).toBe(1);
    expect(broken).toEqual([]);
  });

  test('what it has answered it cannot write any more', () => {
    const answers: GameAction[] = [];
    const regretful = (): Bot => {
      const bot = randomBot();
      const choose = (choice: Choice) => {
        for (const answer of answers) Object.assign(answer, { type: 'rewritten' });
        const answer = { ...(bot.choose(choice) as GameAction) };
        answers.push(answer);
        return answer;
      };
      return { name: 'regretful', choose };
    };
    const { actions } = playGame(engine, 'pebbles', { config: { seats: 2, seed: 1 }, bots: [regretful] });
    expect(actions.map(({ type }) => type)).not.toContain('rewritten');
  });

  test('a world is of its own: what is played in it is not played', () => {
    const state = engine.createGame('pebbles', { seats: 2, seed: 1 } as never);
    const before = engine.hashState(state);
    const [decision] = engine.decisions(state);
    const { game, random } = choiceFor(engine, state, { decision, random: createRandom(1) });
    const world = game.determinize(7);
    expect(world.state.luck).not.toEqual(state.luck);
    expect(world.playout({ random })).toBeGreaterThan(3);
    expect(world.outcome()).not.toBeNull();
    expect(world.undo()).toBe(true);
    expect([world.depth, world.outcome()]).toEqual([0, null]);
    expect(engine.hashState(state)).toBe(before);
  });
});

describe('what an engine is made of', () => {
  test.each(ids)('%s is frozen: ruleset, tables, actions, conditions, board', (ruleset) => {
    const state = engine.createGame(ruleset, { seats: 2, seed: 1 } as never);
    const setting = engine.settingOf(state);
    const parts = [
      engine,
      engine.rulesets,
      setting,
      setting.rules,
      setting.board,
      setting.ruleset,
      setting.ids,
    ];
    const { phases, tables, automatic } = setting.ruleset;
    const [action] = Object.values(phases)[0].actions;
    for (const one of [...parts, phases, tables, automatic, action, action.check, action.check[0]])
      expect(vandalize(one)).toEqual([]);
    const open = reachable(setting.ruleset, setting.rules, setting.board).filter(
      (one) => !Object.isFrozen(one),
    );
    expect(open.filter((one) => !ArrayBuffer.isView(one) && !('_zod' in one))).toEqual([]);
    for (const one of reachable(setting.board)) {
      if (one instanceof Map) expect(() => one.set('x', 1)).toThrow('frozen');
      if (one instanceof Set) expect(() => one.clear()).toThrow('frozen');
    }
  });

  test('a schema runs as it was declared', () => {
    const { options } = pebbles;
    const run = options._zod;
    expect(() => Object.assign(run, { run: () => ({ value: {}, issues: [] }) })).toThrow(TypeError);
    expect(() => engine.createGame('pebbles', { seats: 2, seed: 1, options: { no: 1 } } as never)).toThrow(
      'unknown field no',
    );
  });
});

describe('the generator of a bot', () => {
  const numbers = (random: { int(from: number, to: number): number }) =>
    Array.from({ length: 4 }, () => random.int(0, 0x7fff_ffff)).join();
  const owner = { seed: 7, seat: 0, name: 'greedy' };

  test('is made of seed, seat, name and salt, and of each of them', () => {
    const made = [{}, { seed: 8 }, { seat: 1 }, { name: 'random' }, { salt: 'x' }, { name: 'greedy","' }].map(
      (other) => numbers(botRandom({ ...owner, ...other })),
    );
    expect(new Set(made).size).toBe(made.length);
    expect(numbers(botRandom({ ...owner, seed: '7' }))).toBe(made[0]);
    expect(Object.isFrozen(botRandom(owner))).toBe(true);
  });

  test('is not the one that anybody makes of the seed, nor any of the luck', () => {
    const others = [[7, 0, 'greedy'], [7], ['bot', 7, 0, 'greedy'], ['7', '0', 'greedy']].map((words) =>
      numbers(createRandom(...words)),
    );
    expect(others).not.toContain(numbers(botRandom(owner)));
  });

  test('with a salt that is kept secret, right guesses of the seed look like wrong ones', () => {
    const drawn: string[] = [];
    const guesser = (): Bot => {
      const bot = randomBot();
      return {
        name: 'guesser',
        choose(choice) {
          if (drawn.length === 0) drawn.push(numbers(choice.random));
          return bot.choose(choice);
        },
      };
    };
    const config = { seats: 2, seed: 42 };
    playGame(engine, 'pebbles', { config, bots: [guesser], salt: 'nobody knows' });
    const guesses = Array.from({ length: 500 }, (_, seed) =>
      [0, 1].map((seat) => botRandom({ seed, seat, name: 'guesser' })),
    );
    expect(guesses.flat().map(numbers)).not.toContain(drawn[0]);
    const again = playGame(engine, 'pebbles', { config, bots: [guesser], salt: 'nobody knows' });
    expect(again).toEqual(playGame(engine, 'pebbles', { config, bots: [guesser], salt: 'nobody knows' }));
  });
});

test('a bot that reaches for the engine finds nothing of that name', () => {
  const reacher = (): Bot => ({
    name: 'reacher',
    choose(choice) {
      const { engine: held } = choice as unknown as { engine?: AnyEngine };
      expect(held).toBe(undefined);
      expect(Object.keys(choice).sort()).toEqual(['decision', 'game', 'random', 'view']);
      expect(Object.keys(choice.game satisfies BotGame)).not.toContain('settingOf');
      return randomBot().choose(choice);
    },
  });
  playGame(engine, 'pebbles', { config: { seats: 2, seed: 1 }, bots: [reacher] });
});
