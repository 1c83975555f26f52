// Recorded games: what every way of playing them is timed on.

import type { AnyEngine, AnyRuleset, GameAction } from '../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';

/** A game that greedy bots have played. */
export interface Recorded {
  readonly ruleset: string;
  readonly seed: string;
  readonly seats: number;
  readonly actions: readonly GameAction[];
}

/**
 * Records greedy games of distinct seeds until they have so many actions together: a game of one title is a tenth as long as one
 * of another, and what plays too little is measured before V8 has compiled it. One that goes on and on is left after 120 rounds.
 */
export function recordGames(
  engine: AnyEngine,
  ruleset: string,
  { seats, seed, least }: { readonly seats: number; readonly seed: string; readonly least: number },
): readonly Recorded[] {
  const games: Recorded[] = [];
  for (let played = 0; played < least; ) {
    const config = { seats, seed: `${seed}/${seats}/${games.length}` };
    const { actions } = playGame(engine, ruleset, { config, bots: [greedyBot], maxRounds: 120 });
    games.push({ ruleset, ...config, actions });
    played += actions.length;
  }
  return games;
}

/** The tables that a title is measured at: the smallest, and six seats or as many as it has. */
export function tablesOf({ seats: { min, max } }: AnyRuleset): readonly number[] {
  return [min, Math.min(6, max)];
}

/** How many actions a game has in the mean. */
export function meanLength(games: readonly Recorded[]): number {
  return games.reduce((sum, { actions }) => sum + actions.length, 0) / games.length;
}

/** What the games are made of: the kinds of action by their share, the most frequent first. */
export function mixOf(games: readonly Recorded[]): string {
  const counts = new Map<string, number>();
  for (const { actions } of games)
    for (const { type } of actions) counts.set(type, (counts.get(type) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...counts].sort((a, b) => b[1] - a[1]);
  const told = shares.slice(0, 6).map(([type, count]) => `${type} ${Math.round((100 * count) / all)} %`);
  return shares.length > 6 ? `${told.join(', ')}, ${shares.length - 6} other kinds` : told.join(', ');
}
