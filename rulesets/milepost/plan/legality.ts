// Asking the rules themselves whether an action of a plan may be played, and if not, which condition says no.

import type { GameAction, Phase } from '../../../src/core/engine/index.js';
import type { MilepostTypes } from '../types.js';
import type { PlanGame, Planning } from './planning.js';

/** What a title with these phases answers of its actions. */
export function actionsIn(
  phases: Readonly<Record<string, Phase<MilepostTypes>>>,
): Pick<Planning, 'refusalOf' | 'isOfTrain'> {
  const actions = new Map(
    Object.values(phases)
      .flatMap((phase) => phase.actions)
      .map((action) => [action.type, action]),
  );
  const specOf = (type: string) => {
    const spec = actions.get(type);
    if (spec === undefined) throw new RangeError(`no phase has an action ${type}`);
    return spec;
  };
  return {
    refusalOf: (game, action) =>
      specOf(action.type).check.find(({ test }) => test(game, action) !== null)?.code ?? null,
    isOfTrain: (type) => specOf(type).notation.includes('train?'),
  };
}

/** True if the conditions of the action all hold; whose turn it is, is not asked. */
export function isAllowed(game: PlanGame, action: GameAction): boolean {
  return game.planning.refusalOf(game, action) === null;
}
