// Arbitraries for fast-check, which is an optional peer: this file is its own entry, so that nothing else needs it.
// A counterexample shrinks to few steps, few seats and a small seed.

import * as fc from 'fast-check';
import type { AnyEngine } from '../engine/index.js';
import type { History } from './law.js';
import { type GamePlan, playRandomGame } from './random-game.js';

/** Plans of random games of a ruleset: any seed, any number of seats that can play, up to `maxSteps` actions. */
export function gamePlans(
  engine: AnyEngine,
  rulesetId: string,
  { maxSteps = 100 }: { readonly maxSteps?: number } = {},
): fc.Arbitrary<GamePlan & { readonly seats: number; readonly steps: number }> {
  const ruleset = engine.rulesets.find(({ id }) => id === rulesetId);
  if (ruleset === undefined) throw new RangeError(`this engine has no ruleset ${rulesetId}`);
  return fc.record({
    seed: fc.nat(1_000_000),
    seats: fc.integer(ruleset.seats),
    steps: fc.nat(maxSteps),
  });
}

/**
 * Random games that have been played, with every state on the way.
 *
 * @example
 * fc.assert(fc.property(playedGames(engine, 'china-rails'), ({ states }) => states.every(moneyIsConserved)));
 */
export function playedGames(
  engine: AnyEngine,
  rulesetId: string,
  plan: { readonly maxSteps?: number; readonly options?: object; readonly board?: string } = {},
): fc.Arbitrary<History> {
  const { maxSteps, ...config } = plan;
  return gamePlans(engine, rulesetId, { maxSteps }).map((game) =>
    playRandomGame(engine, rulesetId, { ...game, ...config }),
  );
}
