// Orders carried out: by a host on the state, or on paper from what their owner knows.

import { refuse } from '../../engine/base/rejection.js';
import {
  type ActionIn,
  type AnyRuleset,
  type AnyState,
  type AnyView,
  type Engine,
  type EventIn,
  type GameAction,
  type GameEvent,
  type Headed,
  type Ids,
  type Order,
  type OrderStop,
  type Orders,
  type Rejection,
  readOrders,
  type StateIn,
  type ViewIn,
} from '../../engine/index.js';
import { mustBeEngine, mustBeRecord, mustSit } from '../../engine/input/arguments.js';
import { isPlanned, planFor } from './answer.js';
import { feesOf, watchedBy } from './conditions.js';
import { isPlanning, knowingOf, type OrdersEngine } from './knowing.js';
import { nextAction } from './next-action.js';

/** What came of orders. */
export interface OrdersRun<State = AnyState, Action = GameAction, Event = GameEvent> {
  /** The state after them, frozen; the given one where they played nothing. */
  readonly state: State;
  /** What they played. */
  readonly actions: readonly Action[];
  /** What happened, action by action, nothing hidden. */
  readonly events: readonly (readonly Event[])[];
  /** Why they go no further now; `engine.describe` says it. */
  readonly stop: OrderStop;
  /** The orders that remain, with what is noted while they run. Keep these. */
  readonly orders: Orders;
}

/** What orders would do from here, as far as their owner can know. */
export interface OrdersCheck<Action = GameAction> {
  /** What they would play in this turn. */
  readonly actions: readonly Action[];
  /** What that costs, what is paid to other seats included; 0 without planning. */
  readonly spent: number;
  /** What of it other seats get. */
  readonly fees: number;
  /** The unit of the amounts: `M`; empty without planning. */
  readonly money: string;
  /** Why they would stop then. Null where luck decides what comes next. */
  readonly stop: OrderStop | null;
  /** The ways of the orders as they are now: how many steps, what they cost, how many turns they take. */
  readonly ways: readonly {
    readonly order: Order;
    readonly steps: number;
    readonly total: number;
    readonly turns: number;
    readonly refusal: Rejection | null;
  }[];
  /** The orders with what their owner knows noted: leave these with the host. */
  readonly orders: Orders;
}

/**
 * Carries out orders of a seat as far as they go. They are judged on the seat's view alone and play nothing
 * that it could not know to be legal. Call it when they are left, and again after every action of the game.
 *
 * @param engine - An engine that plays the title; of `withPlanning` for orders to build, to move or
 *   with conditions.
 * @param state - A whole state of the game.
 * @param given - The orders. Throws `InvalidInputError` for anything else.
 * @param how - The most actions to play; 1000 if left out.
 * @returns The new state, what was played, why the orders stopped, and the orders that remain.
 * @see `checkOrders`
 * @example
 * const orders = { seat: 0, program: [{ do: 'build', to: 'xian' }, { do: 'move', to: 'xian' }] };
 * const { state: next, stop } = runOrders(engine, state, orders);
 * console.log(engine.describe(next, stop));
 */
export function runOrders<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R> & Pick<OrdersEngine, 'plannings' | 'planningGame'>,
  state: StateIn<R, Id> & Headed<Id>,
  given: Orders,
  how: { readonly most?: number } = {},
): OrdersRun<StateIn<R, Id>, ActionIn<R, Id>, EventIn<R, Id>> {
  return ordersRun(engine, state, begunBy(engine, state, given), how.most) as OrdersRun<never, never, never>;
}

/** The same for orders that were read, on an engine of any titles. */
export function ordersRun(engine: OrdersEngine, start: AnyState, given: Orders, most = 1000): OrdersRun {
  const { seat } = given;
  const actions: GameAction[] = [];
  const events: (readonly GameEvent[])[] = [];
  let state = start;
  let orders = given;
  const stopped = (stop: OrderStop): OrdersRun => ({ state, actions, events, stop, orders });
  while (actions.length < most) {
    const next = nextAction(knowingOf(engine, engine.view(state, seat)), orders);
    if ('stop' in next) {
      orders = next.orders;
      return stopped(next.stop);
    }
    const result = engine.tryAction(state, next.action);
    if (!result.ok) return stopped({ stopped: 'refused', seat, rejection: result.rejection });
    actions.push(result.action);
    events.push(result.events);
    state = result.state;
    orders = next.orders;
  }
  return stopped({ stopped: 'enough', seat });
}

/**
 * What orders would do and cost from here. It plays them on a state that the view does not contradict,
 * up to the end of the turn, or to where luck decides. Orders for later turns have their ways as they
 * are now.
 *
 * @param engine - An engine that plays the title; of `withPlanning` for orders to build, to move or
 *   with conditions.
 * @param position - A state, or the view of the seat.
 * @param given - The orders. Throws `InvalidInputError` for anything else.
 * @returns The actions of this turn, what they cost, why they stop, and the ways of all orders.
 * @see `runOrders`
 * @example
 * const { actions, spent, ways } = checkOrders(engine, view, orders);
 */
export function checkOrders<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R> & Pick<OrdersEngine, 'plannings' | 'planningGame'>,
  position: (StateIn<R, Id> | ViewIn<R, Id>) & Headed<Id>,
  given: Orders,
): OrdersCheck<ActionIn<R, Id>> {
  const orders = begunBy(engine, position, given);
  const view = 'viewer' in position ? position : (engine as OrdersEngine).view(position, orders.seat);
  return checked(engine, view as AnyView, orders) as OrdersCheck<never>;
}

function checked(engine: OrdersEngine, view: AnyView, given: Orders): OrdersCheck {
  if (view.viewer !== given.seat) refuse('state', `it is not the view of seat ${given.seat}`);
  const knowing = knowingOf(engine, view);
  const left = nextAction(knowing, given).orders;
  const ways = !isPlanning(knowing)
    ? []
    : [...given.program, ...(given.meanwhile ?? [])].flatMap((order) => {
        if (!isPlanned(order)) return [];
        const { steps, total, turns, refusal } = planFor(knowing, order);
        return [{ order, steps: steps.length, total, turns, refusal }];
      });
  const actions: GameAction[] = [];
  let [spent, fees] = [0, 0];
  let state: AnyState = engine.determinize(view, 'planning');
  let orders = given;
  let stop: OrderStop | null = null;
  for (;;) {
    const seen = knowingOf(engine, actions.length === 0 ? view : engine.view(state, given.seat));
    const next = nextAction(seen, orders);
    if ('stop' in next) {
      stop = next.stop;
      break;
    }
    const result = engine.tryAction(state, next.action);
    if (!result.ok) {
      stop = { stopped: 'refused', seat: given.seat, rejection: result.rejection };
      break;
    }
    actions.push(result.action);
    if (isPlanning(seen)) {
      spent += seen.price(next.action).reduce((sum, { amount }) => sum + amount, 0);
      fees += feesOf(seen, next.action);
    }
    const known = watchedBy(knowingOf(engine, engine.view(result.state, given.seat)), given.seat);
    const isByLuck =
      JSON.stringify([state.luck, watchedBy(seen, given.seat).cards]) !==
      JSON.stringify([result.state.luck, known.cards]);
    state = result.state;
    orders = next.orders;
    if (isByLuck) break;
  }
  const money = isPlanning(knowing) ? knowing.planning.money : '';
  const { progress } = left;
  return { actions, spent, fees, money, stop, ways, orders: { ...given, ...(progress && { progress }) } };
}

function begunBy(engine: unknown, position: object, given: Orders): Orders {
  mustBeEngine(engine);
  mustBeRecord(position, 'state');
  const orders = readOrders(given);
  mustSit(orders.seat, position as AnyState);
  return orders;
}
