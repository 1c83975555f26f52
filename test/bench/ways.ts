// Ways to play recorded games from the first action to the last, each in its own copy of this file because V8 learns of each how
// it is called. No cache is warm: what a round works out, the next one works out again.

import { allRulesets } from '../../rulesets/index.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  defineRuleset,
  type GameAction,
  sha256Hex,
} from '../../src/core/engine/index.js';
import { createSimulator } from '../../src/core/engine/play/simulator.js';
import { type Candidate, measure, type Timing } from './measure.js';
import type { Recorded } from './recorded.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const digest = (state: unknown) => sha256Hex(canonicalJson(state));

/** The first state of a recorded game. */
export const firstOf = ({ ruleset, seed, seats }: Recorded) =>
  engine.createGame(ruleset, { seed, seats } as never);

/** The public reducer. */
export function applyAction(state: unknown, action: GameAction): unknown {
  return engine.applyAction(state as never, action as never);
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
  const drafting = createEngine(
    allRulesets.map(({ state: { shape, view }, ...ruleset }) =>
      defineRuleset({ ...ruleset, state: { shape, view } } as never),
    ) as never,
  ) as unknown as AnyEngine;
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

/** A game's last state and record; and what the simulator, a replay, and a verified replay take over all of it. */
export function benchReplay(
  game: Recorded,
  rounds: number,
): { state: unknown; record: unknown; replays: readonly Timing[] } {
  const { ruleset, seats, seed, actions } = game;
  const record = engine.record(ruleset, { seats, seed } as never, actions as never);
  const played = simulated();
  const again = (verify: boolean) => () => engine.replay(record as never, { verify }).state;
  const replays = measure<Recorded>({
    candidates: [
      played,
      { name: 'replay', run: again(false), answer: () => digest(again(false)()) },
      { name: 'replay, verified', run: again(true), answer: () => digest(again(true)()) },
    ],
    inputs: [game],
    batch: 1,
    rounds,
    warmup: 8,
  });
  return { state: again(false)(), record, replays };
}
