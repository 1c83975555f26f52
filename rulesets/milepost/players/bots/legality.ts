// Asking the rules themselves whether an action of a plan may be played, and if not, which condition says no.

import type { Condition as ConditionOf, GameAction, Phase } from '../../../../src/core/engine/index.js';
import type { MilepostTypes } from '../../rules/types.js';
import type { PlanGame, Planning } from './planning.js';

type Condition = ConditionOf<MilepostTypes, never>;

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
    refusalOf(game, action, lasting) {
      const isAsked = ({ holds = 'board' }: Condition) => lasting === undefined || holds === lasting;
      const { check } = specOf(action.type);
      return (
        check.find((condition) => isAsked(condition) && condition.test(game, action) !== null)?.code ?? null
      );
    },
    isOfTrain: (type) => specOf(type).notation.includes('train?'),
  };
}

/** True if the conditions of the action all hold; whose turn it is, is not asked. */
export function isAllowed(game: PlanGame, action: GameAction): boolean {
  return game.planning.refusalOf(game, action) === null;
}

/** True if the rules refuse the seat a free segment, from either end, while the rails stay the same. */
export function isOutOfReach(game: PlanGame, seat: number, segment: number): boolean {
  const ends = [game.board.ends[2 * segment], game.board.ends[2 * segment + 1]];
  return [ends, ends.toReversed()].every(([from, to]) => {
    const build = { type: 'buildTrack', seat, from, to } as GameAction;
    return game.planning.refusalOf(game, build, 'board') !== null;
  });
}
