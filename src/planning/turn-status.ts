// How a turn stands for a seat: what is left of it, what may still be done, what ends it, and what is missing for a victory.

import type { ActionIn, AnyEngine, AnyRuleset, GameAction, Headed, Ids, Seat } from '../core/engine/index.js';
import type { TurnStatus } from '../core/title/planning.js';
import { type PlanningEngine, type Position, planningOf } from './planning-engine.js';

/** How a turn stands for a seat, in the same words for all titles. What a view does not show of another seat is null. */
export function turnStatus<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
): TurnStatus<ActionIn<R, Id>> {
  const planning = planningOf(engine, position as Headed<string>);
  const game = engine.planningGame(position as never, seat);
  const plain = engine as unknown as AnyEngine;
  const decisions = plain.decisions(game.state).filter((decision) => decision.seat === seat);
  const { may, pass } = listed(
    decisions.length > 0 ? plain.legalActions(game.state, seat) : [],
    planning.passes,
  );
  return {
    seat,
    decides: decisions.length > 0,
    phases: decisions.map(({ kind }) => kind),
    may,
    pass: pass as ActionIn<R, Id> | null,
    ...planning.status(game, seat),
  };
}

function listed(actions: Iterable<GameAction>, passes: readonly string[]) {
  const may = new Set<string>();
  let pass: GameAction | null = null;
  let rank = passes.length;
  for (const action of actions) {
    may.add(action.type);
    const place = passes.indexOf(action.type);
    if (place >= 0 && place < rank) [pass, rank] = [action, place];
  }
  return { may: [...may], pass };
}
