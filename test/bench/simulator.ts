// What a bot author has, in bundles of its own: whole games replayed in three ways, each in its own copy of this file
// because V8 learns of each how it is called; random playouts, forks, and every legal build.

import { chinaRails } from '../../rulesets/china-rails/index.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  createRandom,
  type GameAction,
  sha256Hex,
} from '../../src/core/engine/index.js';
import { createSimulator } from '../../src/sim/index.js';
import { type Candidate, measure, micros, type Timing } from './measure.js';

/** A recorded game. */
export interface Recorded {
  readonly seed: string;
  readonly seats: number;
  readonly actions: readonly GameAction[];
}

const engine = createEngine([chinaRails]) as unknown as AnyEngine;
const firstOf = ({ seed, seats }: Recorded) => engine.createGame('china-rails', { seed, seats } as never);
const digest = (state: unknown) => sha256Hex(canonicalJson(state));

/** The public reducer. */
export function applyAction(state: unknown, action: GameAction): unknown {
  return engine.applyAction(state as never, action as never);
}

/** A record played again, and verified if that is asked for. */
export function replayed(record: unknown, verify: boolean): unknown {
  return engine.replay(record as never, { verify });
}

/** Plays a whole recorded game in place, from a fresh first state: nothing is known from the time before. */
export function simulated(): Candidate<Recorded> {
  return whole('simulator', (game) => {
    const sim = createSimulator(engine, firstOf(game) as never);
    for (const action of game.actions) sim.apply(action as never);
    return sim.state;
  });
}

/** The same games by the public reducer. */
export function applied(): Candidate<Recorded> {
  return whole('applyAction', (game) => reduced(engine, game));
}

/** The same games by immer with freezing: `fork` is left out, everything else is the same. */
export function drafted(): Candidate<Recorded> {
  const { shape, view } = chinaRails.state;
  const drafting = createEngine([{ ...chinaRails, state: { shape, view } }]) as unknown as AnyEngine;
  return whole('immer.produce', (game) => reduced(drafting, game));
}

function whole(name: string, run: (game: Recorded) => unknown): Candidate<Recorded> {
  return { name, run, answer: (game) => digest(run(game)) };
}

function reduced(by: AnyEngine, game: Recorded) {
  let state = firstOf(game);
  for (const action of game.actions) state = by.applyAction(state, action as never);
  return state;
}

/** Steps a second of random playouts from the beginning and from the middle of games, round by round. */
export function playoutRates(games: readonly Recorded[], rounds: number): readonly number[] {
  const starts = games.flatMap((game) => {
    const sim = createSimulator(engine, firstOf(game) as never);
    const begin = sim.fork();
    for (const action of game.actions.slice(0, game.actions.length >> 1)) sim.apply(action as never);
    return [begin, sim.fork()];
  });
  const rates: number[] = [];
  for (let round = -3; round < rounds; round++) {
    let steps = 0;
    const start = micros();
    for (const [n, from] of starts.entries()) {
      // As bots play: many short ones from the same place.
      for (let again = 0; again < 10; again++)
        steps += from.fork().playout({ random: createRandom(round, n, again), maxActions: 200 });
    }
    if (round >= 0) rates.push((1e6 * steps) / (micros() - start));
  }
  return rates;
}

/** A fork against `structuredClone` of the state, on late states; microseconds. */
export function benchFork(games: readonly Recorded[]): readonly Timing[] {
  const late = games.map((game) => {
    const sim = createSimulator(engine, firstOf(game) as never);
    for (const action of game.actions) sim.apply(action as never);
    return sim;
  });
  const inputs = Array.from({ length: 1000 }, (_, n) => late[n % late.length]);
  return measure({
    candidates: [
      { name: 'fork', run: (sim) => sim.fork(), answer: (sim) => canonicalJson(sim.fork().state) },
      {
        name: 'structuredClone',
        run: (sim) => structuredClone(sim.state),
        answer: (sim) => canonicalJson(structuredClone(sim.state)),
      },
    ],
    inputs,
    batch: 100,
    rounds: 10,
  });
}

/** All legal builds of the seat on turn: the list, against checking every edge of the board both ways. */
export function benchLegalBuilds(games: readonly Recorded[]): readonly Timing[] {
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  const inputs: any[] = [];
  for (const game of games) {
    // biome-ignore lint/suspicious/noExplicitAny: as above
    let state: any = firstOf(game);
    for (const [n, action] of game.actions.entries()) {
      if (action.type === 'buildTrack' && n % 5 === 0) inputs.push(state);
      state = engine.applyAction(state, action as never);
    }
  }
  const { ends } = chinaRails.board();
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const listed = (state: any) =>
    [...engine.legalActions(state, state.turn.seat)].filter(({ type }) => type === 'buildTrack');
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const checked = (state: any) => {
    const { seat } = state.turn;
    const found: GameAction[] = [];
    for (let end = 0; end < ends.length; end++) {
      if (ends[end] < 0) continue;
      const action = { type: 'buildTrack', seat, from: ends[end], to: ends[end ^ 1] };
      if (engine.checkAction(state, action as never) === null) found.push(action);
    }
    return found;
  };
  const sorted = (actions: readonly GameAction[]) => actions.map((action) => canonicalJson(action)).sort();
  return measure({
    candidates: [
      { name: 'legalActions', run: listed, answer: (state) => sorted(listed(state)) },
      { name: 'checking every edge', run: checked, answer: (state) => sorted(checked(state)) },
    ],
    inputs: inputs.slice(0, 120),
    batch: 12,
    rounds: 7,
  });
}
