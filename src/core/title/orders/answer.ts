// What an order has to say to an open decision: a line to play, that it is done, that it waits, or why
// it stops.

import {
  createRandom,
  type Decision,
  type GameAction,
  type KeptPlans,
  type Order,
  type OrderStop,
} from '../../engine/index.js';
import { noBuildPlan, noMovePlan, noSuch } from '../no-plan.js';
import type { BuildPlan, MovePlan, Target, Unaimed } from '../planning.js';
import { isPlanning, type Knowing, type Planning, withPlans } from './knowing.js';
import { isForSomething } from './program.js';

/** What an order says to an open decision. */
export type Answer =
  /** To be played now, at least one action, and what the title keeps of its plan. */
  | { readonly line: readonly GameAction[]; readonly kept?: unknown }
  /** Nothing now. `first` must be played before the order goes on; null if the seat's turn must go on. */
  | { readonly first: GameAction | null }
  | { readonly stop: OrderStop };

type OrderTo<Do extends Order['do']> = Extract<Order, { readonly do: Do }>;

type PlannedOrder = OrderTo<'build' | 'move' | 'card'>;

/** True for an order that a title's planning finds a way for. */
export const isPlanned = (order: Order): order is PlannedOrder =>
  order.do === 'build' || order.do === 'move' || order.do === 'card';

/**
 * What an order says to the decision that is open for the seat of the view; null where nothing is left
 * of it.
 */
export function answerOf(
  knowing: Knowing,
  order: Order,
  { decision, kept }: { readonly decision: Decision; readonly kept: unknown },
): Answer | null {
  switch (order.do) {
    case 'play':
      return ofAction(knowing, order);
    case 'pursue':
      return ofAim(knowing, order, decision, { data: kept ?? null });
    case 'await':
      return ofWaiting(knowing, decision);
    case 'end':
      return { first: knowing.passAction(decision) };
    default:
      return ofPlan(withPlans(knowing), order);
  }
}

function ofAction({ checkAction }: Knowing, order: OrderTo<'play'>): Answer {
  const { action } = order;
  const rejection = checkAction(action);
  if (rejection === null) return { line: [action] };
  if (rejection.code === 'turn/not-now') return { first: null };
  return { stop: { stopped: 'refused', seat: action.seat, order, rejection } };
}

function ofPlan(knowing: Planning, order: PlannedOrder): Answer | null {
  const { steps, actions, refusal, ...plan } = planFor(knowing, order);
  if (steps.length === 0 && refusal === null) return null;
  const seat = knowing.view.viewer;
  if (steps.length === 0 && refusal !== null)
    return { stop: { stopped: 'no-way', seat, order, rejection: refusal } };
  const [first = null] = 'before' in plan ? plan.before : [];
  return first === null && actions.length > 0 ? { line: actions } : { first };
}

/** The way that an order takes from here. */
export function planFor(
  { planning, game, view }: Planning,
  order: PlannedOrder,
): Unaimed<BuildPlan> | Unaimed<MovePlan> {
  const seat = view.viewer;
  const placeOf = (target: Target) =>
    typeof target === 'string' ? planning.cityPlace(game, target) : target;
  if (order.do === 'card')
    return planning.card?.(game, seat, order.card) ?? noBuildPlan(noSuch('card', order.card));
  const to = placeOf(order.to);
  if (order.do === 'move') {
    const { piece: train = 0 } = order;
    if (to === null) return noMovePlan(noSuch('place', order.to));
    return planning.move?.(game, seat, { train, to }) ?? noMovePlan(noSuch('train', train));
  }
  const from = order.from === undefined ? 'network' : placeOf(order.from);
  if (to === null || from === null)
    return noBuildPlan(noSuch('place', to === null ? order.to : (order.from as Target)));
  return planning.build?.(game, seat, { from, to }) ?? noBuildPlan(noSuch('line', order.to));
}

function ofAim(
  knowing: Knowing,
  order: OrderTo<'pursue'>,
  decision: Decision,
  kept: KeptPlans,
): Answer | null {
  const seat = knowing.view.viewer;
  const { deliveries = [] } = order;
  const random = createRandom('orders', order.aim);
  const [plan] = knowing.plans(decision, random, { aim: order.aim, kept });
  if (plan !== undefined) {
    const isOver = order.until === 'delivery' && plan.deliveries.length < deliveries.length;
    return isOver ? null : { line: plan.line, kept: kept.data };
  }
  if (isDelivered(knowing, order)) return null;
  // A decision without plans that have aims, such as a load to lose, changes no plan.
  const isAside = knowing.plans(decision, random).every(({ aim }) => aim === undefined);
  return { stop: { stopped: isAside ? 'unanswered' : 'no-plan', seat, order, decision } };
}

// Null once the title has a plan to follow. Decisions without plans that are for something change nothing.
function ofWaiting(knowing: Knowing, decision: Decision): Answer | null {
  const [plan] = knowing.plans(decision, createRandom('orders', 'await'));
  if (plan === undefined) return { first: knowing.passAction(decision) };
  return isForSomething(plan) ? null : { line: plan.line };
}

// Nothing is left of an aim once all its cards have gone.
function isDelivered(knowing: Knowing, { deliveries = [] }: OrderTo<'pursue'>): boolean {
  if (!isPlanning(knowing) || deliveries.length === 0) return false;
  const { planning, game, view } = knowing;
  const cards = planning.watched?.(game, view.viewer).cards;
  return cards !== undefined && !deliveries.some(({ card }) => cards.includes(card));
}
