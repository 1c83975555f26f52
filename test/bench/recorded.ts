// Recorded games: what is measured is asked along them.

import type { AnyEngine, GameAction } from '../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';

/** A game that greedy bots have played. */
export interface Recorded {
  readonly ruleset: string;
  readonly seed: string;
  readonly seats: number;
  readonly actions: readonly GameAction[];
}

/** Records a greedy game at the fullest table, of six seats at most. One that goes on and on is left after 120 rounds. */
export function recordGame(engine: AnyEngine, ruleset: string, seed: string): Recorded {
  const most = engine.rulesets.find(({ id }) => id === ruleset)?.seats.max ?? 2;
  const config = { seats: Math.min(6, most), seed };
  const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot], maxRounds: 120 });
  return { ruleset, ...config, actions };
}

/** The states of a recorded game, from the first to the last. */
export function statesOf(engine: AnyEngine, { ruleset, seed, seats, actions }: Recorded) {
  const states = [engine.createGame(ruleset, { seed, seats } as never)];
  for (const action of actions) states.push(engine.applyAction(states[states.length - 1], action as never));
  return states;
}
