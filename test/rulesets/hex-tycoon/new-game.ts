// Games on the real map, from the first pick to the first turn, and games played out by the title's own suggestions.

import type { HexOptions } from '../../../rulesets/hex-tycoon/rules/options.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { type Board, createEngine, createRandom, type StateIn } from '../../../src/core/engine/index.js';

/** The engine of these tests. */
export const engine = createEngine([hexTycoon]);
/** A state of it. */
export type State = StateIn<typeof hexTycoon>;

/** A fresh game. */
export function newGame({
  seats,
  options = {},
  seed = 1,
}: {
  seats: number;
  options?: Partial<HexOptions>;
  seed?: number;
}): State {
  return engine.createGame('hex-tycoon', { seats, seed, options });
}

/** The game with companies picked: the given ones by seat, or the first of the list. */
export function picked(state: State, companies: readonly string[] = []): State {
  let at = state;
  while (at.phase === 'chooseCompany') {
    const [seat] = at.queue;
    const first = engine.legalActions(at)[Symbol.iterator]().next().value as { company: string };
    at = engine.applyAction(at, { type: 'chooseCompany', seat, company: companies[seat] ?? first.company });
  }
  return at;
}

/** The game at its first turn, starting cities as they come. */
export function toFirstTurn(state: State, companies: readonly string[] = []): State {
  let at = picked(state, companies);
  while (at.turn === null)
    at = engine.applyAction(at, engine.legalActions(at)[Symbol.iterator]().next().value as never);
  return at;
}

/** Plays a game by the title's own suggestions: every seat with a marker is asked before every obligatory decision. */
export function playGreedily(
  config: { seats: number; seed: string | number; options?: Partial<HexOptions>; board?: string },
  boards: readonly Board[] = [],
): State {
  const table = boards.length > 0 ? createEngine([hexTycoon], { boards }) : engine;
  let state = table.createGame('hex-tycoon', config);
  const random = createRandom('greedy', config.seed);
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps > 20_000) throw new Error('the game does not end');
    for (const decision of table.decisions(state)) {
      if (decision.optional) state = table.applyActions(state, table.suggest(state, decision, random));
    }
    const asked = table.decisions(state).find(({ optional }) => !optional);
    if (asked === undefined) throw new Error('nobody has anything to decide');
    // From the seat's own view, as a bot would.
    const line = table.suggest(table.view(state, asked.seat), asked, random);
    if (line.length === 0) throw new Error(`no suggestion at ${asked.kind}`);
    state = table.applyActions(state, line);
  }
  return state;
}
