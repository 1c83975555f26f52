// Asking the rules themselves whether an action of a plan may be played, and if not, which condition says no.

import type { GameAction, Phase } from '../../../src/core/engine/index.js';
import type { MilepostTypes } from '../types.js';
import type { PlanGame, Planning } from './planning.js';

/** How a title with these phases answers {@link Planning.refusalOf}. */
export function refusalIn(phases: Readonly<Record<string, Phase<MilepostTypes>>>): Planning['refusalOf'] {
  const actions = Object.values(phases).flatMap((phase) => phase.actions);
  const checks = new Map(actions.map(({ type, check }) => [type, check]));
  return (game, action) => {
    const check = checks.get(action.type);
    if (check === undefined) throw new RangeError(`no phase has an action ${action.type}`);
    return check.find(({ test }) => test(game, action) !== null)?.code ?? null;
  };
}

/** True if the conditions of the action all hold; whose turn it is, is not asked. */
export function isAllowed(game: PlanGame, action: GameAction): boolean {
  return game.planning.refusalOf(game, action) === null;
}
