// What a title plans, as a program of orders.

import type { GameAction, Order, Plan, Seat } from '../../engine/index.js';

/** An action of a seat as an order. */
export const played = (seat: Seat, action: GameAction): Order => ({
  do: 'play',
  action: { ...action, seat },
});

/** True for a plan that delivers something, or has another goal: some only wait for another hand. */
export const isForSomething = ({ aim, deliveries, goals }: Plan): boolean =>
  aim !== undefined && deliveries.length + goals.length > 0;

/**
 * A plan as a program: to follow it until its aim is reached. One for nothing in particular is its
 * line.
 */
export function programOf(seat: Seat, plan: Plan): readonly Order[] {
  const { line, aim, deliveries } = plan;
  if (aim !== undefined && isForSomething(plan)) return [{ do: 'pursue', aim, deliveries }];
  return line.map((action) => played(seat, action));
}
