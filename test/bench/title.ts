// What a title takes, in a bundle of its own: V8 shares what it learns of a function between all titles that call it, and most programs
// play one. All figures are milliseconds of processor time if nothing else is said.

import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom, viewPatch } from '../../src/core/engine/index.js';
import { createSimulator } from '../../src/core/engine/play/simulator.js';
import { type Choice, choiceFor, expertBot, greedyBot, playGame } from '../../src/players/bots/index.js';
import { taken } from './measure.js';
import { type Recorded, recordGame, statesOf } from './recorded.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

/** The first games of a process compile what the others run. */
const WARM = 3;

/** Greedy games of three seats: the first one, those from the fourth on, their suggestions, and an action of them in microseconds. */
export function greedyGames(ruleset: string, seed: string, count: number) {
  const games: number[] = [];
  const suggestions: number[] = [];
  let actions = 0;
  for (let game = 0; game < WARM + count; game++) {
    const bot = () => {
      const greedy = greedyBot();
      const choose = (choice: Choice) => {
        const suggest: typeof choice.game.suggest = (...asked) => {
          let line: ReturnType<typeof suggest> = [];
          const time = taken(() => {
            line = choice.game.suggest(...asked);
          });
          if (game >= WARM) suggestions.push(time / 1000);
          return line;
        };
        return greedy.choose({ ...choice, game: { ...choice.game, suggest } });
      };
      return { name: greedy.name, choose };
    };
    const config = { seats: 3, seed: `${seed}/${game}` };
    games.push(
      taken(() => {
        const played = playGame(engine, ruleset, { config, bots: [bot], maxRounds: 150 });
        if (game >= WARM) actions += played.actions.length;
      }) / 1000,
    );
  }
  const warm = games.slice(WARM);
  const each = (1000 * warm.reduce((sum, time) => sum + time, 0)) / actions;
  return { first: games[0], warm, suggestions, each };
}

/** A greedy game at the fullest table. */
export const fullTable = (ruleset: string, seed: string): Recorded => recordGame(engine, ruleset, seed);

/** The first line of an expert with the budget that the title advises, at so many places of a game. */
export function expertLines(game: Recorded, places: number): readonly number[] {
  const states = statesOf(engine, game).slice(0, -1);
  const asked = Array.from({ length: places }, (_, place) =>
    Math.floor(((place + 0.5) / places) * states.length),
  );
  return asked.map((step) => {
    const [decision] = engine.decisions(states[step]);
    const choice = choiceFor(engine, states[step], { decision, random: createRandom(game.seed, step) });
    return taken(() => void expertBot()().choose(choice)) / 1000;
  });
}

/**
 * Late in a game: what a server does with an action (reads a save, plays, writes it, and makes what every seat is told), a patch for
 * a seat with both views, and a list of all legal actions.
 */
export function lateRounds(game: Recorded) {
  const states = statesOf(engine, game);
  const from = Math.floor((2 * game.actions.length) / 3);
  const rounds: number[] = [];
  const patches: number[] = [];
  const lists: number[] = [];
  for (let step = from; step < game.actions.length; step += 7) {
    const text = engine.serialize(states[step]);
    rounds.push(
      taken(() => {
        const before = engine.deserialize(text);
        const after = engine.applyAction(before, game.actions[step] as never);
        engine.serialize(after);
        for (let seat = 0; seat < game.seats; seat++) viewPatch(engine, before, after, seat as never);
      }) / 1000,
    );
    const seat = (game.actions[step] as { readonly seat: number }).seat;
    patches.push(taken(() => void viewPatch(engine, states[step], states[step + 1], seat as never)) / 1000);
    const fresh = engine.deserialize(text);
    lists.push(
      taken(() => {
        for (const _ of engine.legalActions(fresh)) void _;
      }) / 1000,
    );
  }
  return { rounds, patches, lists };
}

/** Microseconds of a step of random playouts from the beginning and the middle of a game, by round; what is compiled first is left out. */
export function playouts(game: Recorded, rounds: number): readonly number[] {
  const states = statesOf(engine, game);
  const starts = [states[0], states[states.length >> 1]].map((state) =>
    createSimulator(engine, state as never),
  );
  const step = (round: number): number => {
    let steps = 0;
    const time = taken(() => {
      for (const [n, start] of starts.entries())
        for (let nth = 0; nth < 20; nth++)
          steps += start.fork().playout({ random: createRandom(round, n, nth), maxActions: 200 });
    });
    return time / steps;
  };
  return Array.from({ length: WARM + rounds }, (_, round) => step(round)).slice(WARM);
}

/** Kilobytes of a late game that is live, with all that is worked out for it. */
export function memory(game: Recorded, collect: () => void): number {
  const lives = grown(collect, () =>
    // Many, because what V8 compiles meanwhile is counted with them.
    Array.from({ length: 100 }, () => {
      let state = engine.createGame(game.ruleset, { seed: game.seed, seats: game.seats } as never);
      for (const action of game.actions.slice(0, -1)) state = engine.applyAction(state, action as never);
      for (const _ of engine.legalActions(state)) void _;
      return state;
    }),
  );
  return lives.bytes / lives.made.length / 1000;
}

function grown<T>(collect: () => void, make: () => readonly T[]): { bytes: number; made: readonly T[] } {
  const used = () => {
    // Notes that hang on states go one collection after the states.
    for (let again = 0; again < 3; again++) collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  make();
  const before = used();
  const made = make();
  return { bytes: used() - before, made };
}
