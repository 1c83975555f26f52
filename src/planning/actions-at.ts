// Which legal actions are about a place, and where one can go on from it: what an interface asks when somebody points at a board.

import type { ActionIn, AnyEngine, AnyRuleset, GameAction, Headed, Ids, Seat } from '../core/engine/index.js';
import type { Place } from '../core/title/picture.js';
import type { PlanningGame, Target, TitlePlanning } from '../core/title/planning.js';
import { placeFor } from './planners.js';
import { type PlanningEngine, type Position, planningOf } from './planning-engine.js';

/**
 * The legal actions that are about a place, of one seat or of all that decide: what pointing there may mean. A city is also where
 * its mileposts are, and a milepost also the city on it. Of a view, those of its viewer.
 */
export function actionsAt<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  place: Target,
  seat?: Seat,
): readonly ActionIn<R, Id>[] {
  const planning = planningOf(engine, position as Headed<string>);
  const game = engine.planningGame(position as never, seat ?? null);
  return about(planning, game, place, actionsOf(engine, position, seat)) as readonly ActionIn<R, Id>[];
}

/**
 * The places where legal actions lead that begin at a place: neighbours to build or to move to, of one seat or of all that decide.
 * A target with no price or way of its own is not among them: see `reachOf` for all that a train can reach.
 */
export function targetsFrom<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  place: Target,
  seat?: Seat,
): readonly Place[] {
  const planning = planningOf(engine, position as Headed<string>);
  const game = engine.planningGame(position as never, seat ?? null);
  const start = placeFor(planning, game, place);
  if (start === null) return [];
  const starts = new Set(planning.sameAs(game, start).map(nameOf));
  const found = new Map<string, Place>();
  for (const action of actionsOf(engine, position, seat)) {
    const { from, to } = planning.ends(game, action);
    if (from !== null && to !== null && starts.has(nameOf(from))) found.set(nameOf(to), to);
  }
  return [...found.values()];
}

function actionsOf(engine: unknown, position: unknown, seat: Seat | undefined): Iterable<GameAction> {
  return (engine as AnyEngine).legalActions(position as never, seat);
}

function about(
  planning: TitlePlanning,
  game: PlanningGame,
  target: Target,
  actions: Iterable<GameAction>,
): readonly GameAction[] {
  const place = placeFor(planning, game, target);
  if (place === null) return [];
  const names = new Set(planning.sameAs(game, place).map(nameOf));
  return [...actions].filter((action) =>
    planning.placesOf(game, action).some((one) => names.has(nameOf(one))),
  );
}

const nameOf = ({ kind, id }: Place) => `${kind} ${id}`;
