// Asking the rules themselves whether an action of a plan may be played, and if not, which condition says no.

import type { GameAction, Phase } from '../../../src/engine/index.js';
import type { MilepostPolicies } from '../rules/rules.js';
import type { KnownGame, MilepostTypes } from '../types.js';

/** How a title with these phases answers {@link MilepostPolicies.refusalOf}. */
export function refusalIn(
  phases: Readonly<Record<string, Phase<MilepostTypes>>>,
): MilepostPolicies['refusalOf'] {
  const actions = Object.values(phases).flatMap((phase) => phase.actions);
  const checks = new Map(actions.map(({ type, check }) => [type, check]));
  return (game, action) => {
    const check = checks.get(action.type);
    if (check === undefined) throw new RangeError(`no phase has an action ${action.type}`);
    return check.find(({ test }) => test(game, action) !== null)?.code ?? null;
  };
}

/** True if the conditions of the action all hold; whose turn it is, is not asked. */
export function isAllowed(game: KnownGame, action: GameAction): boolean {
  return game.rules.policies.refusalOf(game, action) === null;
}
