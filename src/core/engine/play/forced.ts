// Decisions with one legal answer: a host may play them for its people.

import type { AnyEngine } from '../any-engine.js';
import type { GameAction } from '../base/game-action.js';
import type { KnownEnvelope } from '../base/state.js';

/**
 * Returns the only legal answer to a decision for which the game waits. Null if every such decision has
 * several, or may have more than `legalActions` lists. Play it, and ask again.
 *
 * @param engine An engine that plays the title.
 * @param state A state of the game, or a view of it.
 * @returns The action, or null.
 * @throws `UnknownRulesetError` for a title that the engine does not have.
 * @see `legalActions`; the engine itself answers choices that have one answer
 * @example
 * const action = forcedAction(engine, state);
 * if (action !== null) state = engine.applyAction(state, action);
 */
export function forcedAction(engine: AnyEngine, state: KnownEnvelope): GameAction | null {
  for (const decision of engine.decisions(state)) {
    if (decision.optional) continue;
    const legal = engine.legalActions(state, decision);
    if (!legal.complete) continue;
    const [only, another] = legal;
    if (only !== undefined && another === undefined) return only;
  }
  return null;
}
