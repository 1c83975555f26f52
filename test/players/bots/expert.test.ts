// The expert bot: it sees views only, thinks alike every time, and is better than chance and than a suggestion that is wrong.

import { expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyState,
  createEngine,
  createRandom,
  type GameAction,
} from '../../../src/core/engine';
import {
  type Bot,
  type Choice,
  choiceFor,
  expertBot,
  greedyBot,
  playGame,
  randomBot,
} from '../../../src/players/bots';
import { begunGame, engine, position } from '../../core/engine/new-game';
import { pebbles } from '../../core/engine/pebbles/pebbles';

const toy = engine as unknown as AnyEngine;
const quick = expertBot({ playouts: 12, steps: 20, plans: 4 });

/** Pebbles with opinions. */
const opinionated = (opinions: Partial<Pick<typeof pebbles, 'suggest' | 'plans' | 'search' | 'standing'>>) =>
  createEngine([{ ...pebbles, ...opinions }]) as unknown as AnyEngine;

/** What seat 0 is asked at a position, in an engine. */
function choiceIn(asked: AnyEngine, state: AnyState = position()): Choice {
  const [decision] = asked.decisions(state as never);
  return choiceFor(asked, state, { decision, random: createRandom(1) });
}

/** Counts the playouts, for one of its players is made for every seat, and the actions of each. */
function counted() {
  const count = { made: 0, most: 0 };
  const players = (): Bot => {
    const bot = randomBot();
    let played = 0;
    count.made++;
    const choose = (choice: Choice) => {
      expect(choice.view.viewer).toBe(choice.decision.seat);
      expect(choice.view).not.toHaveProperty('luck');
      count.most = Math.max(count.most, ++played);
      return bot.choose(choice);
    };
    return { name: 'counted', choose };
  };
  return { count, players };
}

/** How many of two-seat games the first of two bots wins, seats swapped. */
function winsOf(asked: AnyEngine, first: () => Bot, second: () => Bot, games: number): number {
  let wins = 0;
  for (let seed = 1; seed <= games; seed++) {
    const bots = seed % 2 === 0 ? [first, second] : [second, first];
    const { state } = playGame(asked, 'pebbles', { config: { seats: 2, seed }, bots });
    const firsts = state.outcome.ranking.filter(({ place }: { place: number }) => place === 1);
    if (firsts.some(({ seat }: { seat: number }) => seat === seed % 2)) wins += 1 / firsts.length;
  }
  return wins;
}

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
  const only = { type: 'endTurn', seat: 0 };
  const narrow = {
    ...toy,
    legalActions: () => ({
      complete: true,
      *[Symbol.iterator]() {
        yield only;
      },
    }),
    plans: () => [],
    determinize: () => expect.unreachable('it thought'),
  } as unknown as AnyEngine;
  expect(quick().choose(choiceIn(narrow, begunGame()))).toEqual(only);
});

test('it beats chance', () => {
  // By chance it would have 15, and 22 once in a hundred times.
  expect(winsOf(toy, expertBot({ playouts: 30, steps: 300 }), randomBot, 30)).toBeGreaterThan(22);
});

test('a playout that is cut off is judged by what seats have to show', () => {
  // One action is not enough for any game to end; a stone more is what it can see.
  const showing = opinionated({ standing: ({ state }, seat) => state.seats[seat].pile.length });
  const state = position();
  const action = expertBot({ playouts: 9, steps: 1, plans: 9 })().choose(choiceIn(showing, state));
  const shown = (one: GameAction) => showing.applyAction(state, one).seats[0].pile.length;
  const most = Math.max(...[...showing.legalActions(state as never, 0)].map(shown));
  expect(shown(action as GameAction)).toBe(most);
  expect(most).toBeGreaterThan((state.seats[0].pile as unknown[]).length);
});

test('its budget is counted, in playouts and in their actions, and players of playouts see views', () => {
  const { count, players } = counted();
  const state = position();
  expertBot({ playouts: 15, steps: 6, plans: 3, players })().choose(choiceIn(toy, state));
  // Two rounds of halving: the three arms in two worlds, then two of them in three.
  expect(count.made).toBe((2 * 3 + 3 * 2) * state.game.seatNames.length);
  expect([count.most > 0, count.most < 6]).toEqual([true, true]);
});

test('a suggestion gives way to what is better beyond doubt', () => {
  // Ending the turn at once is poor play, and greedy players know no better.
  const wrong = opinionated({
    suggest: (_, { seat, kind }) => (kind === 'turn' ? [{ type: 'endTurn', seat }] : []),
  });
  const thinker = expertBot({ playouts: 40, steps: 300, players: randomBot });
  expect(winsOf(wrong, thinker, greedyBot, 12)).toBeGreaterThan(9);
});

test('how sure it must be is what the title advises, unless it is told', () => {
  const wrong = opinionated({
    suggest: (_, { seat }) => [{ type: 'endTurn', seat }],
    search: { doubt: Number.POSITIVE_INFINITY },
  });
  const thinker = { playouts: 40, steps: 300, players: randomBot };
  expect(expertBot(thinker)().choose(choiceIn(wrong))).toEqual({ type: 'endTurn', seat: 0 });
  const told = expertBot({ ...thinker, doubt: 0 })().choose(choiceIn(wrong));
  expect(told).not.toEqual({ type: 'endTurn', seat: 0 });
});

test('a suggestion stays where nothing is better', () => {
  // Without a standing, what is cut off counts for nothing.
  const silent = opinionated({ suggest: (_, { seat }) => [{ type: 'endTurn', seat }], standing: undefined });
  const { count, players } = counted();
  const bot = expertBot({ playouts: 60, steps: 1, players })();
  expect(bot.choose(choiceIn(silent))).toEqual({ type: 'endTurn', seat: 0 });
  expect(count.made).toBeGreaterThan(0);
});

test('seats that stand still in playouts are asked nothing', () => {
  const { count, players } = counted();
  const asked: number[] = [];
  const watching = (): Bot => {
    const bot = players();
    const choose = (choice: Choice) => {
      asked.push(choice.decision.seat);
      return bot.choose(choice);
    };
    return { name: 'watching', choose };
  };
  expertBot({ playouts: 12, players: watching, alone: true })().choose(choiceIn(toy));
  expect(count.made).toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set([0]));
});

test('at decisions that the title would not have searched the suggestion is played', () => {
  const suggest: typeof pebbles.suggest = (_, { seat }) => [{ type: 'endTurn', seat }];
  const madeBy = (kinds: readonly string[]) => {
    const { count, players } = counted();
    const bot = expertBot({ playouts: 12, steps: 20, players })();
    const action = bot.choose(choiceIn(opinionated({ suggest, search: { kinds } })));
    return { action, made: count.made };
  };
  expect(madeBy(['keepsake', 'wave'])).toEqual({ action: { type: 'endTurn', seat: 0 }, made: 0 });
  expect(madeBy(['keepsake', 'turn']).made).toBeGreaterThan(0);
});

test('how many playouts a decision is worth is what the title advises, unless it is told', () => {
  const frugal = opinionated({ search: { playouts: 3 } });
  const madeBy = (playouts?: number) => {
    const { count, players } = counted();
    expertBot({ playouts, steps: 6, plans: 3, players })().choose(choiceIn(frugal));
    return count.made / position().game.seatNames.length;
  };
  // Three arms are tried in one world at least, then two of them.
  expect([madeBy(), madeBy(15)]).toEqual([3 + 2, 2 * 3 + 3 * 2]);
});

test('a title may advise otherwise as the game stands', () => {
  const late = opinionated({ search: ({ state }) => (state.round > 1 ? { playouts: 3 } : {}) });
  const [early, then] = [position(), { ...position(), round: 2 }].map(
    (state) => choiceIn(late, state).game.search,
  );
  expect([early, then]).toEqual([{}, { playouts: 3 }]);
});
