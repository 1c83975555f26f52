// What happens to time and memory when everything is larger: a board five times China's, fifty links of cities, a game of ten
// thousand actions, a thousand live games. Each row compares a small case with a large one, a unit of work at a time.
//   npm run try -- soak scale [--seed scale]
// Exit 1 if a row grows faster than what it measures.

import { parseArgs } from 'node:util';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import { createSimulator } from '../../src/core/engine/play/simulator.js';
import { linkedChina, tiledChina } from './large-boards.js';

const { values } = parseArgs({ options: { seed: { type: 'string', default: 'scale' } } });
const { seed } = values;
// Beside what grows by right, so much is left to chance and to other users of the machine.
const MARGIN = 1.5;
let missed = 0;

// biome-ignore lint/suspicious/noExplicitAny: states of one title
type State = any;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds of processor time that `work` takes. */
function taken(work: () => unknown): number {
  const began = cpu();
  work();
  return cpu() - began;
}

function row(name: string, small: number, large: number, growth: number, unit: string): void {
  const isMet = large <= small * growth * MARGIN;
  if (!isMet) missed++;
  const told = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  console.log(
    `${isMet ? 'ok    ' : 'MISSED'} ${name}: ${told(small)} → ${told(large)} ${unit}, ${(large / small).toFixed(2)} × (${growth} ×)`,
  );
}

const engineFor = (boards: readonly MilepostBoard[] = []) =>
  createEngine([chinaRails as never], { boards: boards as never }) as unknown as AnyEngine;

const begun = (engine: AnyEngine, board: string, game: string | number, seats = 6): State =>
  engine.createGame('china-rails', { seats, seed: `${seed}/${game}`, board } as never);

/** A game at random from a state on, so many actions of it; and the state it comes to. */
function playedOn(engine: AnyEngine, from: State, actions: number): State {
  const sim = createSimulator(engine, from);
  sim.playout({ random: createRandom(seed, 'on'), maxActions: actions });
  return sim.state;
}

/** What a random action takes on a board, and a list where seats build. */
function timesOn(board: MilepostBoard) {
  const engine = engineFor([board]);
  const start = begun(engine, board.id, 'timed');
  const action = taken(() => playedOn(engine, start, 3000)) / 3000;
  // Where seats build: every twentieth such state of the same moves.
  const random = createRandom(seed, 'listed');
  let [state, lists, time, met] = [start, 0, 0, 0];
  for (let moves = 0; moves < 2000; moves++) {
    if (state.turn.phase !== 'operations' && met++ % 20 === 0) {
      time += taken(() => [...engine.legalActions(state)]);
      lists++;
    }
    const [{ seat }] = engine.decisions(state);
    state = engine.applyAction(state, engine.sampleAction(state, seat, random) as never);
  }
  return { action, list: time / lists };
}

const [once, five] = [tiledChina(1), tiledChina(5)];
console.log(`a board of ${once.mileposts.length} mileposts, one of ${five.mileposts.length}`);
// Once for nothing: what comes first pays for compiling.
timesOn(once);
const [small, large] = [timesOn(once), timesOn(five)];
row('a random action on a board five times as large', small.action, large.action, 5, 'µs');
row('a list where seats build there', small.list, large.list, 5, 'µs');
row(
  'reading such a board',
  taken(() => tiledChina(1)),
  taken(() => tiledChina(5)),
  5,
  'µs',
);

const [few, many] = [timesOn(linkedChina(10)), timesOn(linkedChina(50))];
row('a random action with fifty links of cities, not ten', few.action, many.action, 5, 'µs');
row('a list where seats build there', few.list, many.list, 5, 'µs');

const engine = engineFor();
let long = begun(engine, 'china-rails', 'long', 2);
const quarters = Array.from({ length: 4 }, () =>
  taken(() => {
    long = playedOn(engine, long, 2500);
  }),
).map((time) => time / 2500);
if (long.step < 10_000) throw new Error(`the long game ended after ${long.step} actions`);
row('an action in the last quarter of 10,000, not the second', quarters[1], quarters[3], 1, 'µs');
row(
  'its state as text, not that after 2,500',
  engine.serialize(playedOn(engine, begun(engine, 'china-rails', 'long', 2), 2500)).length,
  engine.serialize(long).length,
  1,
  'characters',
);

/** So many live games, an action of each in turn: what an action takes, and what a game holds. */
function liveGames(count: number) {
  const collect = () => (globalThis as { gc?: () => void }).gc?.();
  const used = () => {
    for (let again = 0; again < 3; again++) collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const games = Array.from({ length: count }, (_, game) =>
    playedOn(engine, begun(engine, 'china-rails', game), 200),
  );
  const random = createRandom(seed, 'live');
  const play = () => {
    for (let game = 0; game < count; game++) {
      const state = games[game];
      const action = engine.sampleAction(state, engine.decisions(state)[0].seat, random);
      games[game] = engine.applyAction(state, action as never);
    }
  };
  play();
  const action = taken(() => {
    for (let turn = 0; turn < 1000 / count; turn++) play();
  });
  return { action: action / Math.max(1000, count), held: (used() - before) / count / 1000 };
}

const [hundred, thousand] = [liveGames(100), liveGames(1000)];
row('an action in one of 1,000 live games, not of 100', hundred.action, thousand.action, 1, 'µs');
row('what a live game holds', hundred.held, thousand.held, 1, 'kB');

process.exitCode = missed === 0 ? 0 : 1;
