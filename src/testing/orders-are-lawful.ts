// Orders that a seat leaves behind keep to what it knows: played here on two states that it cannot tell
// apart.

import type { AnyState, Decision, GameAction, Order, Orders } from '../core/engine/index.js';
import { canonicalJson } from '../core/engine/index.js';
import { knowingOf, type OrdersEngine } from '../core/title/orders/knowing.js';
import { nextAction } from '../core/title/orders/next-action.js';
import { programOf } from '../core/title/orders/program.js';
import { ordersRun } from '../core/title/orders/run-orders.js';
import { type Breach, type Law, type Moment, some } from './law.js';
import { twinOf } from './twins.js';

/**
 * The law that orders keep: they play nothing illegal, and the same in positions that their seat
 * cannot tell apart; and they leave no trace but their actions. Pass it as one of `laws`. With an
 * engine of `withPlanning` it also tries orders to build and to move, and conditions.
 *
 * @see `runOrders`
 * @example
 * const { findings } = examineGame(engine, 'hex-tycoon', { seed: 7, steps: 20, laws: [ordersAreLawful] });
 * console.log(findings.length);
 * // 0
 */
export const ordersAreLawful: Law = {
  name: 'orders-are-lawful',
  sentence:
    'Orders play legal actions only, the same in positions that their seat cannot tell apart, and leave no trace but these.',
  when: 'regularly',
  cost: 20,
  *examine(moment) {
    const [decision] = some<Decision>(moment.engine.decisions(moment.state), 1, moment.random);
    if (decision === undefined) return;
    const orders = drawnOrders(moment, decision);
    const twin = twinOf(moment.engine, moment.state, decision.seat, moment.random.int(0, 1_000_000));
    yield* findUnlawful(moment.engine, [moment.state as AnyState, twin as AnyState], orders);
  },
};

/** What orders do on two states that their seat cannot tell apart, as far as it cannot. */
function* findUnlawful(
  engine: OrdersEngine,
  [state, twin]: readonly [AnyState, AnyState],
  given: Orders,
): Iterable<Breach> {
  const { seat } = given;
  let [one, other, orders] = [state, twin, given];
  const played: GameAction[] = [];
  for (let n = 0; n < MOST; n++) {
    const [view, seen] = [engine.view(one, seat), engine.view(other, seat)];
    if (canonicalJson(view) !== canonicalJson(seen)) break;
    const next = nextAction(knowingOf(engine, view), orders);
    const same = nextAction(knowingOf(engine, seen), orders);
    if (canonicalJson(next) !== canonicalJson(same)) {
      yield {
        detail: `after ${n} actions, orders play otherwise in a position that is the same to seat ${seat}`,
      };
      return;
    }
    if ('stop' in next) break;
    const [after, twins] = [engine.tryAction(one, next.action), engine.tryAction(other, next.action)];
    if (!after.ok || !twins.ok) {
      yield { detail: 'orders play an action that a rule refuses', action: next.action };
      return;
    }
    played.push(next.action);
    [one, other, orders] = [after.state, twins.state, next.orders];
  }
  const run = ordersRun(engine, state, given, played.length);
  if (canonicalJson(run.state) !== canonicalJson(engine.applyActions(state, played)))
    yield { detail: 'the state after orders is not that after their actions' };
}

const MOST = 12;

// A plan of the title with an aim, or single actions; with planning also ways to places of legal actions.
function drawnOrders({ engine, state, random }: Moment, decision: Decision): Orders {
  const { seat } = decision;
  const view = engine.view(state, seat);
  const drawn = <Item>(items: readonly Item[]) => some(items, 2, random);
  const plans = engine.plans(view, decision, random, { most: 4 }).flatMap((plan) => programOf(seat, plan));
  const listed = [...engine.legalActions(view, decision)].map((action) => ({ ...action, seat }));
  const planner: OrdersEngine = engine;
  const planning = planner.plannings?.[view.game.ruleset];
  const game = planner.planningGame?.(view as never, seat);
  const places =
    planning === undefined || game === undefined
      ? []
      : drawn(listed).flatMap((action) => planning.placesOf(game, action));
  const ways = drawn(places).map((to): Order => ({ do: random.int(0, 1) === 0 ? 'build' : 'move', to }));
  const acts = drawn(listed).map((action): Order => ({ do: 'play', action }));
  return {
    seat,
    program: [...ways, ...drawn(plans), ...acts, { do: 'end' }],
    ...(places.length > 0 ? { stopIf: CONDITIONS } : {}),
    ...(random.int(0, 1) === 0 ? { otherwise: 'suggested' as const } : {}),
  };
}

const CONDITIONS = [
  { when: 'event' },
  { when: 'built', within: 2 },
  { when: 'fees', over: 8 },
  { when: 'money', under: 5 },
  { when: 'winning', percent: 90 },
] as const;
