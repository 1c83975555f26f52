// What a search does with the rules, in a bundle of its own: random playouts, forks, every legal build, lists on states that are
// not frozen.

import { allRulesets } from '../../rulesets/index.js';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  createRandom,
  deepFreeze,
  type GameAction,
  type Random,
} from '../../src/core/engine/index.js';
import { createSimulator } from '../../src/core/engine/play/simulator.js';
import { measure, micros, type Timing, timingOf } from './measure.js';
import type { Recorded } from './recorded.js';
import { firstOf } from './ways.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

/**
 * An action of the simulator in greedy games; a step of a random playout from the beginning and the middle of them; and an action of
 * the simulator that plays those steps again, without choosing; µs.
 */
export function benchPlayouts(games: readonly Recorded[], rounds: number): readonly Timing[] {
  const starts = games.flatMap((game) => {
    const sim = createSimulator(engine, firstOf(game) as never);
    const begin = sim.fork();
    for (const action of game.actions.slice(0, game.actions.length >> 1)) sim.apply(action as never);
    return [begin, sim.fork()];
  });
  const played: number[] = [];
  const drawn: number[] = [];
  const again: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const began = micros();
    let actions = 0;
    for (const game of games) {
      const sim = createSimulator(engine, firstOf(game) as never);
      for (const action of game.actions) sim.apply(action as never);
      actions += game.actions.length;
    }
    const between = micros();
    let steps = 0;
    // As bots play: many short ones from the same place.
    const each = (visit: (from: (typeof starts)[number], random: Random) => void) => {
      for (const [n, from] of starts.entries())
        for (let nth = 0; nth < 10; nth++) visit(from.fork(), createRandom(round, n, nth));
    };
    each((sim, random) => {
      steps += sim.playout({ random, maxActions: 200 });
    });
    const drawing = micros() - between;
    const lines: { sim: (typeof starts)[number]; line: unknown[] }[] = [];
    each((sim, random) => {
      const line: unknown[] = [];
      lines.push({ sim: sim.fork(), line });
      sim.playout({ random, maxActions: 200, onAction: (action) => line.push(action) });
    });
    const before = micros();
    for (const { sim, line } of lines) for (const action of line) sim.apply(action as never);
    const applying = micros() - before;
    if (round < 0) continue;
    played.push((between - began) / actions);
    drawn.push(drawing / steps);
    again.push(applying / steps);
  }
  return [
    timingOf('an action of the simulator', played),
    timingOf('a step of a random playout', drawn),
    timingOf('the same step, known before', again),
  ];
}

/** A fork against `structuredClone` of the state, on late states. */
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

/** What listing builds costs: the whole list, one build of it, and the same list by checking every edge both ways. */
export interface BuildsBench {
  readonly list: Timing;
  readonly everyEdge: Timing;
  /** One build of a list, in the mean. */
  readonly one: Timing;
}

/** All legal builds of the seat on turn, at every fifth build of a game, each state asked for the first time. */
export function benchLegalBuilds(games: readonly Recorded[]): BuildsBench {
  const inputs = games.flatMap((game) =>
    statesBefore(game, ({ type }, n) => type === 'buildTrack' && n % 5 === 0),
  );
  const used = inputs.slice(0, 120);
  const { ends } = engine.settingOf(used[0]).board as unknown as MilepostBoard;
  const listed = (state: State) =>
    [...engine.legalActions(state, state.turn.seat)].filter(({ type }) => type === 'buildTrack');
  const checked = (state: State) => {
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
  const [list, everyEdge] = measure({
    candidates: [
      { name: 'legalActions', run: listed, answer: (state: State) => sorted(listed(state)) },
      { name: 'checking every edge', run: checked, answer: (state: State) => sorted(checked(state)) },
    ],
    inputs: used,
    batch: 12,
    rounds: 7,
  });
  const mean = used.reduce((sum, state) => sum + listed(state).length, 0) / used.length;
  return {
    list,
    everyEdge,
    one: timingOf(
      'one listed build',
      list.rounds.map((time) => time / mean),
    ),
  };
}

/** Late states as a store or a file gives them, listed as they are, copied and frozen by hand first, and as the engine gives them. */
export function benchPlainStates(games: readonly Recorded[]): readonly Timing[] {
  const states = games.flatMap((game) => statesBefore(game, (_, n) => n % 40 === 39)).slice(-200);
  const listed = (state: State) => [...engine.legalActions(state)].length;
  const copied = ({ plain }: Late) => listed(deepFreeze(JSON.parse(JSON.stringify(plain))));
  return measure<Late>({
    candidates: [
      {
        name: 'list on a plain state',
        run: ({ plain }) => listed(plain),
        answer: ({ plain }) => listed(plain),
      },
      { name: 'copied, frozen, then listed', run: copied, answer: copied },
      {
        name: 'list on a state known already',
        run: ({ state }) => listed(state),
        answer: ({ state }) => listed(state),
      },
    ],
    inputs: states.map((state) => ({ state, plain: JSON.parse(JSON.stringify(state)) })),
    batch: 20,
    rounds: 7,
  });
}

// A late state of the engine's, and a copy that nobody froze.
interface Late {
  readonly state: State;
  readonly plain: State;
}

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
type State = any;

function statesBefore(game: Recorded, isWanted: (action: GameAction, n: number) => boolean): State[] {
  const found: State[] = [];
  let state: State = firstOf(game);
  for (const [n, action] of game.actions.entries()) {
    if (isWanted(action, n)) found.push(state);
    state = engine.applyAction(state, action as never);
  }
  return found;
}
