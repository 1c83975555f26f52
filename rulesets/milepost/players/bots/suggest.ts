// The family's own opinion on a decision: a line of play, first action first. It reads only what its seat may know, and
// knows no city, map or seed.

import type { GameAction, OpenDecision } from '../../../../src/core/engine/index.js';
import { build } from './build.js';
import { errandsOf } from './errands.js';
import { operate } from './operate.js';
import type { PlanGame } from './planning.js';

/** A sensible line of play for an open decision, or null for one that any answer will do for. */
export function suggestLine(game: PlanGame, { kind, seat }: OpenDecision): readonly GameAction[] | null {
  switch (kind) {
    case 'startup':
    case 'building':
      return build(game, seat);
    case 'operations':
      return operate(game, seat);
    case 'loseLoad':
      return [loseLeast(game, seat)];
    default:
      return null;
  }
}

// The load that no open demand asks for, or the one that asks least.
function loseLeast(game: PlanGame, seat: number): GameAction {
  const { train } = game.state.pending[0] as { train: number };
  const { loads } = game.state.seats[seat].trains[train];
  const errands = errandsOf(game, seat);
  const worth = (load: string) =>
    Math.max(0, ...errands.filter(({ good }) => good === load).map(({ payout }) => payout));
  const [load] = [...loads].sort((left, right) => worth(left) - worth(right));
  return { type: 'chooseLoadToLose', seat, load } as GameAction;
}
