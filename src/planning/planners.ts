// The planners: pure questions about a position that interfaces ask. What is special about a title stands in its planning.

import type { ActionIn, AnyRuleset, GameAction, Headed, Ids, Rejection, Seat } from '../core/engine/index.js';
import type { Place } from '../core/title/picture.js';
import type {
  BuildPlan,
  CardWay,
  MovePlan,
  PlanningGame,
  Price,
  PriceItem,
  Reached,
  Target,
  TitlePlanning,
} from '../core/title/planning.js';
import { type PlanningEngine, type Position, planningOf } from './planning-engine.js';

/**
 * What an action costs its seat, item by item, whether it is legal now or not: exactly what `applyAction` then takes for it. Debts
 * that are paid from what the action brings in are no part of it. Actions of the host cost nothing.
 */
export function priceOf<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  action: ActionIn<R, Id>,
): Price {
  const asked: GameAction = action;
  const { seat } = asked;
  if (seat === null) return priceFrom([]);
  return priceFrom(
    planningOf(engine, position as Headed<string>).price(gameFor(engine, position, seat), asked),
  );
}

/** A price of these items. */
export function priceFrom(items: readonly PriceItem[]): Price {
  return { total: items.reduce((sum, { amount }) => sum + amount, 0), items };
}

/**
 * The cheapest way for a seat to build to a place, from another place or from all that it has. Each step was tried by the rules; what
 * they refuse is gone round. Costs a search of the board: some milliseconds.
 *
 * @example
 * const { steps, total, before, actions } = planBuild(engine, view, 0, 'network', 'lhasa');
 * const next = applyActions(state, [...before, ...actions]);
 */
export function planBuild<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
  from: Target | 'network',
  to: Target,
): BuildPlan<ActionIn<R, Id>> {
  const planning = planningOf(engine, position as Headed<string>);
  const game = gameFor(engine, position, seat);
  const nothing = {
    steps: [],
    total: 0,
    before: [],
    actions: [],
    thisTurn: { count: 0, spent: 0 },
    turns: 0,
  };
  const start = from === 'network' ? 'network' : placeFor(planning, game, from);
  const end = placeFor(planning, game, to);
  if (start === null || end === null)
    return { ...nothing, refusal: noSuch('place', start === null ? from : to) };
  if (planning.build === undefined) return { ...nothing, refusal: noSuch('line', to) };
  return planning.build(game, seat, { from: start, to: end }) as BuildPlan<never>;
}

/** The quickest way of a seat's train to a place, and of equally quick ones that with the least rent. Trains are counted from 0. */
export function planMove<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
  train: number,
  to: Target,
): MovePlan<ActionIn<R, Id>> {
  const planning = planningOf(engine, position as Headed<string>);
  const game = gameFor(engine, position, seat);
  const nothing = { steps: [], way: [], actions: [], turns: 0, total: 0, rents: [], stops: [] };
  const end = placeFor(planning, game, to);
  if (end === null) return { ...nothing, refusal: noSuch('place', to) };
  if (planning.move === undefined) return { ...nothing, refusal: noSuch('train', train) };
  return planning.move(game, seat, { train, to: end }) as MovePlan<never>;
}

/** The places that a seat's train can reach this turn and the next, the cheapest way to each; empty in titles without trains. */
export function reachOf<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
  train: number,
): readonly Reached[] {
  const planning = planningOf(engine, position as Headed<string>);
  return planning.reach?.(gameFor(engine, position, seat), seat, train) ?? [];
}

/** Every way for a seat to complete a card, the cheapest first; empty in titles without such cards. */
export function cardWays<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
  card: number | string,
): readonly CardWay<ActionIn<R, Id>>[] {
  const planning = planningOf(engine, position as Headed<string>);
  return (planning.ways?.(gameFor(engine, position, seat), seat, card) ?? []) as readonly CardWay<never>[];
}

function gameFor<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: Position<R, Id>,
  seat: Seat,
): PlanningGame {
  return engine.planningGame(position as never, seat);
}

/** The place that a target means; null for a city that there is not. */
export function placeFor(planning: TitlePlanning, game: PlanningGame, target: Target): Place | null {
  return typeof target === 'string' ? planning.cityPlace(game, target) : target;
}

// As the engine refuses ids that a game has not.
function noSuch(kind: string, target: Target | number): Rejection {
  const id = typeof target === 'object' ? `${target.kind} ${target.id}` : target;
  return { code: `action/no-such-${kind}`, rule: 'E-SHAPE-2', params: { kind, id }, scope: 'public' };
}
