// What deciding seats might do, before the rules say what is legal: most questions about a position are about
// few of its many actions, and asking the rules takes long.

import type { AnyEngine, AnyState, GameAction, OpenDecision, Seat } from '../../core/engine/index.js';
import type { Setting } from '../../core/engine/play/setting.js';
import type { AnySpec } from '../../core/engine/rules/action.js';
import { areMet, conditionsToAsk, mayAtAll } from '../../core/engine/rules/offers.js';

/** A kind of action that a decision allows. */
export interface Offered {
  /** The actions that the kind offers the seat, legal or not; empty where it refuses all of them. */
  readonly actions: Iterable<GameAction>;
  /** True for a legal one. */
  isLegal(action: GameAction): boolean;
}

/** The kinds of action that open decisions allow, of a seat or of all; of a view, those of its viewer. */
export function* offeredIn(engine: AnyEngine, position: object, seat: Seat | undefined): Iterable<Offered> {
  const { ruleset, rules, board }: Setting = engine.settingOf(position);
  const game = { rules, board, state: position };
  for (const decision of engine.decisions(position as AnyState)) {
    if (seat !== undefined && decision.seat !== seat) continue;
    const specs: readonly AnySpec[] = ruleset.phases[decision.kind].actions;
    for (const spec of specs) {
      if (!mayAtAll(spec, game, decision.seat)) continue;
      const conditions = conditionsToAsk(spec, game, decision.seat);
      yield {
        actions: spec.offers(game, decision.seat, decision as OpenDecision),
        isLegal: (action) => areMet(conditions, game, action),
      };
    }
  }
}

/** Whose actions are asked for: those of a seat, of the viewer of a view, or of all. */
export function askedSeat(position: object, seat: Seat | undefined): Seat | undefined {
  if (seat !== undefined || !('viewer' in position)) return seat;
  return (position.viewer as Seat | null) ?? undefined;
}
