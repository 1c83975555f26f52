// Games of bots by a ruleset and by an empty layer over it.

import type { AnyEngine, Envelope, GameConfig } from '../../src/core/engine/index.js';
import { brief, firstDifference } from '../../src/testing/difference.js';
import { emptyLayer } from '../../src/testing/empty-layer.js';
import { findRuleset } from '../../src/testing/running-game.js';

/** Which game is played twice. */
export interface TwicePlayed {
  /** Seats, seed, options and board, as for `createGame`. */
  readonly config: GameConfig;
  /** Plays the game with bots, and tells every step. */
  readonly play: (
    engine: AnyEngine,
    rulesetId: string,
    plan: { readonly config: GameConfig; readonly onAction: (step: ToldStep) => void },
  ) => { readonly state: unknown; readonly stopped: unknown };
}

/** A step of a game: the action, and the events that everybody was told. */
export interface ToldStep {
  /** The played action. */
  readonly action: unknown;
  /** What happened. */
  readonly events: readonly unknown[];
}

/**
 * Plays a game of bots by a ruleset and by an empty layer over it. Null if both are equal; else a sentence
 * with the first action, event or field that differs. The law `empty-layer-plays-alike` asks this at single
 * moments.
 */
export function playsAsItsBase(engine: AnyEngine, rulesetId: string, plan: TwicePlayed): string | null {
  const ruleset = findRuleset(engine, rulesetId);
  const start: Envelope = engine.createGame(rulesetId, plan.config);
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

function gameOf(engine: AnyEngine, id: string, plan: TwicePlayed) {
  const steps: ToldStep[] = [];
  const onAction = ({ action, events }: ToldStep) => void steps.push({ action, events });
  const { state, stopped } = plan.play(engine, id, { config: plan.config, onAction });
  return { state: state as Envelope, stopped, steps };
}
