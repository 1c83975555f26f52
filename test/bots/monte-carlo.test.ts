// The Monte Carlo bot: it sees views only, thinks alike every time, and is better than chance.

import { expect, test } from 'vitest';
import {
  type Bot,
  type Choice,
  choiceFor,
  greedyBot,
  monteCarloBot,
  playGame,
  randomBot,
} from '../../src/bots';
import { type AnyEngine, createEngine, createRandom, type GameAction } from '../../src/core/engine';
import { begunGame, engine, position } from '../engine/new-game';
import { pebbles } from '../engine/pebbles/pebbles';

const toy = engine as unknown as AnyEngine;
const quick = monteCarloBot({ playouts: 12, steps: 20, arms: 4 });

test('the same seed and seat give the same game', () => {
  const games = [1, 2].map(() =>
    playGame(toy, 'pebbles', { config: { seats: 3, seed: 4 }, bots: [quick, randomBot] }),
  );
  expect(games[0].actions).toEqual(games[1].actions);
});

test('it is shown no state, and asks of one view only', () => {
  const state = begunGame();
  const seen: (number | null)[] = [];
  const blind = {
    ...toy,
    view(of: never, viewer: number | null) {
      seen.push(viewer);
      return toy.view(of, viewer);
    },
  } as AnyEngine;
  const action = quick().choose(choiceIn(blind, state));
  expect(toy.checkAction(state, action as never)).toBeNull();
  expect(seen).toEqual([0]);
});

test('where there is one thing to do it does not think', () => {
  const state = begunGame();
  const only = { type: 'endTurn', seat: 0 };
  const narrow = {
    ...toy,
    sampleAction: () => only,
    suggest: () => [],
    determinize: () => expect.unreachable('it thought'),
  } as unknown as AnyEngine;
  expect(quick().choose(choiceIn(narrow, state))).toEqual(only);
});

test('it beats chance', () => {
  const deep = monteCarloBot({ playouts: 30, steps: 300 });
  let wins = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const bots = seed % 2 === 0 ? [deep, randomBot] : [randomBot, deep];
    const { state } = playGame(toy, 'pebbles', { config: { seats: 2, seed }, bots });
    const firsts = state.outcome.ranking.filter(({ place }: { place: number }) => place === 1);
    if (firsts.some(({ seat }: { seat: number }) => seat === seed % 2)) wins += 1 / firsts.length;
  }
  // By chance it would have 15, and 22 once in a hundred times.
  expect(wins).toBeGreaterThan(22);
});

test('a playout that is cut off is judged by what seats have to show', () => {
  // One step is not enough for any game to end; a stone more is what it can see.
  const showing = createEngine([
    { ...pebbles, standing: ({ state }, seat) => state.seats[seat].pile.length },
  ]) as unknown as AnyEngine;
  const greedy = monteCarloBot({ playouts: 9, steps: 0, arms: 9 });
  const state = position();
  const action = greedy().choose(choiceIn(showing, state));
  const shown = (one: GameAction) =>
    (showing.applyAction(state as never, one as never) as { seats: { pile: unknown[] }[] }).seats[0].pile
      .length;
  const most = Math.max(...[...showing.legalActions(state as never, 0)].map(shown));
  expect(shown(action)).toBe(most);
  expect(most).toBeGreaterThan((state.seats[0].pile as unknown[]).length);
});

/** Pebbles with an opinion. */
const opinionated = (suggest: NonNullable<typeof pebbles.suggest>) =>
  createEngine([{ ...pebbles, suggest }]) as unknown as AnyEngine;

/** What seat 0 is asked at a position, in an engine. */
function choiceIn(asked: AnyEngine, state: object = position()): Choice {
  const [decision] = asked.decisions(state as never);
  return choiceFor(asked, state, { decision, random: createRandom(1) });
}

test('its budget is counted, in playouts and in their actions, and players of playouts see views', () => {
  let made = 0;
  let most = 0;
  const players = (): Bot => {
    const bot = randomBot();
    let played = 0;
    made++;
    const choose = (choice: Choice) => {
      expect(choice.view.viewer).toBe(choice.decision.seat);
      expect(choice.view).not.toHaveProperty('luck');
      most = Math.max(most, ++played);
      return bot.choose(choice);
    };
    return { name: 'counted', choose };
  };
  const state = position();
  const bot = monteCarloBot({ playouts: 10, steps: 6, arms: 3, players })();
  bot.choose(choiceIn(toy, state));
  // Three candidates in each world; three worlds fit, a fourth would not. Each playout has players of its own.
  expect(made).toBe(9 * state.game.seatNames.length);
  expect([most > 0, most <= 6]).toEqual([true, true]);
});

test('what does no better than the suggestion is left after two worlds', () => {
  let made = 0;
  const players = (): Bot => {
    made++;
    return randomBot();
  };
  // Nothing is ever better: without a standing, what is cut off counts for nothing.
  const engine = opinionated((_, { seat }) => [{ type: 'endTurn', seat }]);
  const state = position();
  const bot = monteCarloBot({ playouts: 100, steps: 0, arms: 4, players })();
  expect(bot.choose(choiceIn(engine, state))).toEqual({ type: 'endTurn', seat: 0 });
  expect(made).toBe(2 * 4 * state.game.seatNames.length);
});

test('a suggestion gives way to what is better beyond doubt', () => {
  // Ending the turn at once is poor play, and greedy players know no better.
  const engine = opinionated((_, { seat, kind }) => (kind === 'turn' ? [{ type: 'endTurn', seat }] : []));
  const thinker = monteCarloBot({ playouts: 40, steps: 300, players: randomBot });
  let wins = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const bots = seed % 2 === 0 ? [thinker, greedyBot] : [greedyBot, thinker];
    const { state } = playGame(engine, 'pebbles', { config: { seats: 2, seed }, bots });
    const firsts = state.outcome.ranking.filter(({ place }: { place: number }) => place === 1);
    if (firsts.some(({ seat }: { seat: number }) => seat === seed % 2)) wins += 1 / firsts.length;
  }
  expect(wins).toBeGreaterThan(9);
});

test('a suggested line that it has taken up is played to its end without thinking again', () => {
  let worlds = 0;
  const engine = opinionated((_, { seat }) => [
    { type: 'rollDie', seat },
    { type: 'endTurn', seat },
  ]);
  const watched = {
    ...engine,
    determinize: (...given: Parameters<AnyEngine['determinize']>) => {
      worlds++;
      return engine.determinize(...given);
    },
  } as AnyEngine;
  const bot = monteCarloBot({ playouts: 8, steps: 0, arms: 2 })();
  const first = choiceIn(watched);
  expect(bot.choose(first)).toEqual({ type: 'rollDie', seat: 0 });
  const thought = worlds;
  expect(thought).toBeGreaterThan(0);
  const behind = { ...first, view: { ...first.view, step: first.view.step + 1 } };
  expect(bot.choose(behind)).toEqual({ type: 'endTurn', seat: 0 });
  expect(worlds).toBe(thought);
});
