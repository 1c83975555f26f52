// What stops orders: each condition compares what their owner knows now with what it knew, or looks at
// the next action. The planning of the title knows these things.

import type { GameAction, OrderCondition, OrderStop, Orders, Seat } from '../../engine/index.js';
import type { Place } from '../picture.js';
import type { Watched } from '../planning.js';
import { isPlanned, planFor } from './answer.js';
import { isPlanning, type Knowing, type Planning, withPlans } from './knowing.js';

type Condition<When extends OrderCondition['when']> = Extract<OrderCondition, { readonly when: When }>;

/** What the title has orders compare from turn to turn; nothing without planning. */
export function watchedBy(
  knowing: Knowing,
  seat: Seat,
): { [Part in keyof Watched]: Watched[Part][number][] } {
  const {
    cards = [],
    events = [],
    built = [],
  } = isPlanning(knowing) ? (knowing.planning.watched?.(knowing.game, seat) ?? {}) : {};
  return { cards: [...cards], events: [...events], built: [...built] };
}

/** What an action pays or owes other seats; 0 without planning. */
export function feesOf(knowing: Knowing, action: GameAction): number {
  if (!isPlanning(knowing)) return 0;
  return knowing
    .price(action)
    .reduce(
      (sum, { to, amount, params }) => sum + (typeof to === 'number' ? amount : 0) + Number(params.owed ?? 0),
      0,
    );
}

/**
 * The first condition that holds before the next action of orders that have begun; null where none
 * does.
 */
export function brokenCondition(
  knowing: Knowing,
  orders: Orders,
  action: GameAction | null,
): OrderStop | null {
  for (const condition of orders.stopIf ?? []) {
    const found = look(withPlans(knowing), orders, { condition, action });
    if (found !== null) return { stopped: condition.when, seat: orders.seat, ...found };
  }
  return null;
}

function look(
  knowing: Planning,
  orders: Orders,
  { condition, action }: { readonly condition: OrderCondition; readonly action: GameAction | null },
): Partial<OrderStop> | null {
  switch (condition.when) {
    case 'card':
    case 'event':
      return arrival(knowing, orders, condition.when);
    case 'built':
      return builtNear(knowing, orders, condition);
    case 'winning':
      return closeToWinning(knowing, orders, condition);
    case 'fees': {
      const amount = (orders.progress?.fees ?? 0) + (action === null ? 0 : feesOf(knowing, action));
      return amount > condition.over ? { amount } : null;
    }
    case 'money':
      return moneyLeft(knowing, orders, { condition, action });
  }
}

function arrival(knowing: Planning, orders: Orders, when: 'card' | 'event'): Partial<OrderStop> | null {
  const part = when === 'card' ? 'cards' : 'events';
  const before = orders.progress?.seen[part] ?? [];
  const { planning, game } = knowing;
  const fresh = watchedBy(knowing, orders.seat)[part].filter((one) => !before.includes(one));
  const card = fresh.find(
    (one) => when === 'card' || planning.touches?.(game, one, placesOf(knowing, orders)) === true,
  );
  return card === undefined ? null : { card };
}

function builtNear(
  knowing: Planning,
  orders: Orders,
  { within }: Condition<'built'>,
): Partial<OrderStop> | null {
  const { planning, game } = knowing;
  const before = orders.progress?.seen.built ?? [];
  const other = watchedBy(knowing, orders.seat).built.findIndex((now, seat) => {
    const count = now - (before[seat] ?? now);
    if (seat === orders.seat || count <= 0) return false;
    return planning.hasBuiltNear?.(game, { seat, count, within }, placesOf(knowing, orders)) === true;
  });
  return other < 0 ? null : { other };
}

function closeToWinning(
  { planning, game, view }: Planning,
  { seat }: Orders,
  { percent }: Condition<'winning'>,
): Partial<OrderStop> | null {
  for (let other = 0; other < view.game.seatNames.length; other++) {
    if (other === seat) continue;
    const goals = planning.status(game, other).goals.filter(({ have }) => have !== null);
    const isNear = ({ have, need }: (typeof goals)[number]) => 100 * (have ?? 0) >= percent * need;
    const needed = goals.filter(({ ends }) => ends !== true);
    if (
      goals.some((goal) => goal.ends === true && isNear(goal)) ||
      (needed.length > 0 && needed.every(isNear))
    )
      return { other };
  }
  return null;
}

function moneyLeft(
  { planning, game, price }: Planning,
  { seat }: Orders,
  { condition, action }: { readonly condition: Condition<'money'>; readonly action: GameAction | null },
): Partial<OrderStop> | null {
  const { have } = planning.status(game, seat).goals.find(({ what }) => what === 'cash') ?? { have: null };
  if (have === null || action === null) return null;
  const amount = price(action).reduce((left, item) => left - item.amount, have);
  return amount < condition.under && amount < have ? { amount } : null;
}

// The places that the rest of the orders comes by, as their ways are now.
function placesOf(knowing: Planning, { program, meanwhile = [], progress }: Orders): readonly Place[] {
  const { planning, game } = knowing;
  const played = (actions: readonly GameAction[]) => actions.flatMap((one) => planning.placesOf(game, one));
  return [...program, ...meanwhile]
    .flatMap((order): readonly Place[] => {
      if (order.do === 'play') return played([order.action]);
      if (order.do === 'pursue') return order.deliveries?.map(({ to }) => to) ?? [];
      if (!isPlanned(order)) return [];
      const plan = planFor(knowing, order);
      return [...('way' in plan ? plan.way : []), ...played(plan.steps.map(({ action }) => action))];
    })
    .concat(played(progress?.line?.actions ?? []));
}
