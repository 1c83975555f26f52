// Games of bots, left before their end: what they make of it is long, what remains is soon played by clicks.

import { engine } from '../../../src';
import type { AnyEngine } from '../../../src/core/engine';
import { greedyBot, playGame } from '../../../src/players/bots';

/** The record of a game of two greedy bots, all but so many of its actions. */
export function gameNearItsEnd(ruleset: string, { seed, left }: { seed: number; left: number }): string {
  const any = engine as unknown as AnyEngine;
  const config = { seats: 2, seed };
  const { actions } = playGame(any, ruleset, { config, bots: [greedyBot] });
  return JSON.stringify(any.record(ruleset, config, actions.slice(0, -left)));
}
