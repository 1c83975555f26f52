// What users meet besides whole games, in a bundle of its own: states that come from a file, views, suggestions, memory.

import { allRulesets } from '../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
  type Seat,
} from '../../src/core/engine/index.js';
import { micros, type Timing, timingOf } from './measure.js';
import type { Recorded } from './recorded.js';
import { firstOf } from './ways.js';

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
type State = any;

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const after = (state: State, action: GameAction): State => engine.applyAction(state, action as never);

// Long enough for the clock.
const WINDOW = 20;

/**
 * Twenty actions running, late in games: played on as they come; each on a state that was just loaded and has been asked nothing
 * yet, loading not counted; and by a server that keeps text: read, play, write.
 */
export function benchLoaded(games: readonly Recorded[], rounds: number) {
  const windows = games.flatMap(lateWindows);
  const times = { warm: [] as number[], loaded: [] as number[], server: [] as number[] };
  for (let round = -2; round < rounds; round++) {
    let [warm, loaded, server] = [0, 0, 0];
    for (const { before, actions } of windows) {
      const states = [before];
      const began = micros();
      for (const action of actions) states.push(after(states[states.length - 1], action));
      warm += micros() - began;

      const texts = states.slice(0, -1).map((state) => engine.serialize(state));
      const read = texts.map((text) => engine.deserialize(text));
      const loadedFrom = micros();
      for (const [n, state] of read.entries()) after(state, actions[n]);
      loaded += micros() - loadedFrom;

      const serverFrom = micros();
      for (const [n, text] of texts.entries()) engine.serialize(after(engine.deserialize(text), actions[n]));
      server += micros() - serverFrom;
    }
    if (round < 0) continue;
    const count = windows.length * WINDOW;
    times.warm.push(warm / count);
    times.loaded.push(loaded / count);
    times.server.push(server / count);
  }
  return {
    warm: timingOf('an action, played on', times.warm),
    loaded: timingOf('the first action on a loaded state', times.loaded),
    server: timingOf('read a save, play, write it', times.server),
  };
}

function lateWindows(game: Recorded) {
  const found: { before: State; actions: readonly GameAction[] }[] = [];
  let state: State = firstOf(game);
  const from = Math.floor((2 * game.actions.length) / 3);
  for (const [n, action] of game.actions.entries()) {
    const actions = game.actions.slice(n, n + WINDOW);
    if (n >= from && (n - from) % 100 === 0 && actions.length === WINDOW)
      found.push({ before: state, actions });
    state = after(state, action);
  }
  return found;
}

/** What a view takes, and each of some hundred suggestions; µs, the first list's rounds are views of all seats. */
export function benchAsked(
  games: readonly Recorded[],
  rounds: number,
): { view: Timing; suggest: readonly number[] } {
  const states = games.flatMap((game) => {
    const found: State[] = [];
    let state: State = firstOf(game);
    for (const [n, action] of game.actions.entries()) {
      if (n % 60 === 59) found.push(state);
      state = after(state, action);
    }
    return found;
  });
  const views: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const began = micros();
    for (const state of states)
      for (let seat = 0; seat < games[0].seats; seat++) engine.view(state, seat as Seat);
    if (round >= 0) views.push((micros() - began) / (states.length * games[0].seats));
  }
  const suggest: number[] = [];
  for (const [n, state] of states.entries()) {
    const [decision] = engine.decisions(state);
    if (decision === undefined) continue;
    const view = engine.view(state, decision.seat);
    const began = micros();
    engine.suggest(view, decision as never, createRandom(n));
    suggest.push(micros() - began);
  }
  return { view: timingOf('a view', views), suggest: suggest.sort((a, b) => a - b) };
}

/** Bytes of a state that is kept, and of a late game that is live with all that is worked out for it. */
export function weigh(game: Recorded, collect: () => void): { kept: number; live: number } {
  const kept = grown(collect, () => {
    const states = [firstOf(game) as State];
    for (const action of game.actions) states.push(after(states[states.length - 1], action));
    return states;
  });
  // The last actions are played one by one, as at a table; what they leave behind is what a host holds a game. Many games, because
  // what V8 compiles meanwhile, or forgets, is counted with them.
  const lives = grown(collect, () =>
    Array.from({ length: 100 }, () => {
      let state: State = firstOf(game);
      for (const action of game.actions.slice(0, -1)) state = after(state, action);
      for (const _ of engine.legalActions(state)) void _;
      return state;
    }),
  );
  return { kept: kept.bytes / kept.made.length, live: lives.bytes / lives.made.length };
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
