// Games of bots by a ruleset and by an empty layer over it.

import type { AnyEngine, Envelope, GameConfig } from '../core/engine/index.js';
import { type BotFactory, playGame } from '../players/bots/index.js';
import { brief, firstDifference } from './difference.js';
import { emptyLayer } from './empty-layer.js';
import { findRuleset } from './random-game.js';

/** Which game of bots is played twice. */
export interface BotGamePlan {
  /** Seats, seed, options and board, as for `createGame`. */
  readonly config: GameConfig;
  /** One for each seat; a shorter list repeats. */
  readonly bots: readonly BotFactory[];
  /** The game is left when this round is over; unbounded if left out. */
  readonly maxRounds?: number;
}

/**
 * Plays a game of bots by a ruleset, and the same game by an empty layer over it. A ruleset that is fit for layers loses nothing under
 * one: bots play action for action alike. The laws ask the same at single moments (`empty-layer-plays-alike`); this asks it of whole
 * games, with any bot.
 *
 * @param engine The engine that knows the ruleset.
 * @param rulesetId The id of the ruleset.
 * @param plan The game: its config, its bots and how long it lasts.
 * @returns Null if the games are the same; otherwise a sentence with the first action, event or field in which they differ.
 * @throws RangeError if the engine has no such ruleset; what `playGame` throws.
 *
 * @example
 * const plan = { config: { seats: 2, seed: 7 }, bots: [greedyBot], maxRounds: 1 };
 * console.log(playsAsItsBase(engine, 'hex-tycoon', plan) === null);
 * // true
 */
export function playsAsItsBase(engine: AnyEngine, rulesetId: string, plan: BotGamePlan): string | null {
  const ruleset = findRuleset(engine, rulesetId);
  const start: Envelope = engine.createGame(rulesetId, plan.config as never);
  const laid = emptyLayer(engine, ruleset, start);
  const base = gameOf(engine, rulesetId, plan);
  const layered = gameOf(laid.engine, laid.id, { ...plan, config: laid.configOver(plan.config) });
  for (const [n, one] of base.steps.entries()) {
    const detail = firstDifference(one, layered.steps[n] ?? null);
    if (detail !== null)
      return `action ${n + 1}, ${brief(one.action)}, goes otherwise under an empty layer: ${detail}`;
  }
  const detail = firstDifference({ ...base, state: laid.over(base.state) }, layered);
  return detail === null ? null : `the game goes otherwise under an empty layer: ${detail}`;
}

function gameOf(engine: AnyEngine, id: string, plan: BotGamePlan) {
  const steps: { readonly action: unknown; readonly events: readonly unknown[] }[] = [];
  const onAction = ({ action, events }: (typeof steps)[number]) => void steps.push({ action, events });
  const { state, stopped } = playGame(engine, id, { ...plan, onAction });
  return { state: state as Envelope, stopped, steps };
}
