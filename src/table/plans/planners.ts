// The planners: pure questions that interfaces ask about a position. A title's planning has the rest.

import {
  type ActionIn,
  type AnyRuleset,
  actionPrice,
  type GameAction,
  type Headed,
  type Ids,
  type PriceItem,
  type Seat,
} from '../../core/engine/index.js';
import { answered, mustBeRecords, mustSit } from '../../core/engine/input/arguments.js';
import { noBuildPlan, noMovePlan, noSuch } from '../../core/title/no-plan.js';
import type { Place } from '../../core/title/picture.js';
import type {
  BuildPlan,
  CardWays,
  MovePlan,
  PlanningGame,
  Price,
  Reached,
  Target,
  TitlePlanning,
} from '../../core/title/planning.js';
import { asked, mustBeAction, mustBeCard, mustBeTarget, mustBeTrain } from './asked.js';
import { type PlanningEngine, planningOf, type StateOrView } from './planning-engine.js';

/**
 * What an action costs its seat, item by item, legal now or not: exactly what `applyAction` then takes for
 * it. It leaves out debts that are paid from the action's income. Actions of the host cost nothing.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param action - The action, with its `seat`; it need not be legal.
 * @returns The total, and what it is made of, in the money of the title.
 * @see `proposalOf`
 * @example
 * const build = [...legalActions(state)].find(({ type }) => type === 'buildTrack');
 * console.log(priceOf(engine, state, build).items.map(({ what }) => what).join(', '));
 */
export function priceOf<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  action: ActionIn<R, Id>,
): Price {
  return asked(
    engine,
    position,
    () => {
      const priced: GameAction = action;
      const { seat } = priced;
      if (seat === null) return priceFrom([]);
      const game = gameFor(engine, position, seat);
      planningOf(engine, position as Headed<string>);
      return priceFrom(actionPrice(engine.settingOf(position), game.state, priced));
    },
    (plain) => mustBeAction(plain, position, action),
  );
}

/**
 * A price of these items.
 *
 * @example
 * const price = priceFrom([{ what: 'terrain', rule: 'M-BUILD-6', amount: 2, to: 'bank', params: {} }]);
 * console.log(price.total);
 * // 2
 */
function priceFrom(items: readonly PriceItem[]): Price {
  const sum = () => items.reduce((sum, { amount }) => sum + amount, 0);
  return { total: answered(sum, () => mustBeRecords(items, 'items')), items };
}

/**
 * The cheapest way for a seat to build to a place, from another place or from all that it has. The rules
 * tried each step, and the way avoids what they refuse. Costs a search of the board: some milliseconds.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param from - Where the track begins: a place, the id of a city, or `'network'`: any track of the seat.
 * @param to - Where it goes: a place, or the id of a city.
 * @returns The plan: its steps and prices, what of it can be played now, and why the rest cannot.
 * @see `planMove`, `priceOf`
 * @example
 * const { steps, total, before, actions } = planBuild(engine, view, 0, 'network', 'lhasa');
 * const next = applyActions(state, [...before, ...actions]);
 */
export function planBuild<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  from: Target | 'network',
  to: Target,
): BuildPlan<ActionIn<R, Id>> {
  return asked(engine, position, () => {
    const planning = planningOf(engine, position as Headed<string>);
    const game = gameFor(engine, position, seat);
    const start = from === 'network' ? 'network' : placeFor(planning, game, from);
    const end = placeFor(planning, game, to);
    const plan =
      start === null || end === null
        ? noBuildPlan(noSuch('place', start === null ? from : to))
        : (planning.build?.(game, seat, { from: start, to: end }) ?? noBuildPlan(noSuch('line', to)));
    return { to: end, money: planning.money, ...plan } as BuildPlan<never>;
  });
}

/**
 * The quickest way of a seat's train to a place; among equals the one with least rent. Trains count from 0.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param train - The train of the seat, from 0.
 * @param to - Where it goes: a place, or the id of a city.
 * @returns The plan: its way, turns and rents, what of it can be played now, and why the rest cannot.
 * @see `reachOf`
 * @example
 * const { way, turns, rents } = planMove(engine, playing, playing.turn.seat, 0, 'beijing');
 */
export function planMove<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  train: number,
  to: Target,
): MovePlan<ActionIn<R, Id>> {
  return asked(engine, position, () => {
    mustBeTrain(train);
    const planning = planningOf(engine, position as Headed<string>);
    const game = gameFor(engine, position, seat);
    const end = placeFor(planning, game, to);
    const plan =
      end === null
        ? noMovePlan(noSuch('place', to))
        : (planning.move?.(game, seat, { train, to: end }) ?? noMovePlan(noSuch('train', train)));
    return { to: end, money: planning.money, ...plan } as MovePlan<never>;
  });
}

/**
 * The places that a seat's train can reach this turn and the next, with the cheapest way; empty if no trains.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param train - The train of the seat, from 0.
 * @returns Places with the way to each and the turn in which it arrives: 0 for this one.
 * @see `planMove`
 * @example
 * const reached = reachOf(engine, playing, playing.turn.seat, 0);
 * const thisTurn = reached.filter(({ turn }) => turn === 0).map(({ place }) => place);
 * console.log(thisTurn.length <= reached.length);
 * // true
 */
export function reachOf<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  train: number,
): readonly Reached[] {
  return asked(engine, position, () => {
    mustBeTrain(train);
    const planning = planningOf(engine, position as Headed<string>);
    return planning.reach?.(gameFor(engine, position, seat), seat, train) ?? [];
  });
}

/**
 * The cheapest way for a seat to build what a card asks for, as {@link planBuild}: lines between its cities.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param card - The number or the name of the card.
 * @returns The plan, as `planBuild` returns it.
 * @see `cardWays`
 * @example
 * const { steps, total } = planCard(engine, twentieth, 0, 0);
 */
export function planCard<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  card: number | string,
): BuildPlan<ActionIn<R, Id>> {
  return asked(engine, position, () => {
    mustBeCard(card);
    const planning = planningOf(engine, position as Headed<string>);
    const plan =
      planning.card?.(gameFor(engine, position, seat), seat, card) ?? noBuildPlan(noSuch('card', card));
    return { to: null, money: planning.money, ...plan } as BuildPlan<never>;
  });
}

/**
 * Every way for a seat to complete a card with the track on the board, the cheapest first. Lists of legal
 * actions leave some of them out. Titles without such cards have no ways. The search is bounded.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param card - The number or the name of the card.
 * @returns Ways with their actions and prices, the cheapest first; `complete` is false where the search
 *   stopped early.
 * @see `planCard`
 * @example
 * const { ways, complete } = cardWays(engine, view, seat, card);
 * for (const { actions, price } of ways) offer(actions, price.total);
 */
export function cardWays<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  card: number | string,
): CardWays<ActionIn<R, Id>> {
  return asked(engine, position, () => {
    mustBeCard(card);
    const planning = planningOf(engine, position as Headed<string>);
    if (planning.ways === undefined) return { ways: [], complete: true };
    return planning.ways(gameFor(engine, position, seat), seat, card) as CardWays<never>;
  });
}

function gameFor<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
): PlanningGame {
  return engine.planningGame(position, mustSit(seat, position));
}

/** The place that a target means; null for a city that there is not. */
export function placeFor(planning: TitlePlanning, game: PlanningGame, target: Target): Place | null {
  mustBeTarget(target);
  return typeof target === 'string' ? planning.cityPlace(game, target) : target;
}
