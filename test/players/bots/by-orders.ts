// Games that a host plays by orders alone: a seat that has none left is asked, and its orders run until
// they stop.

import type {
  AnyEngine,
  AnyState,
  GameAction,
  OrderStop,
  Orders,
  Seat,
} from '../../../src/core/engine/index.js';
import { runOrders } from '../../../src/core/title/orders/run-orders.js';
import { botRandom, choiceFor, greedyBot, ordersFor } from '../../../src/players/bots/index.js';
import { planner } from '../../core/title/orders/engines.js';

const plain = planner as unknown as AnyEngine;

/** A game of greedy bots that leave orders, up to its end or a round: every action comes of orders. */
export function playByOrders(
  ruleset: string,
  { seats, seed, rounds }: { readonly seats: number; readonly seed: string; readonly rounds: number },
) {
  const config = { seats, seed };
  const bots = Array.from({ length: seats }, greedyBot);
  const randoms = bots.map(({ name }, seat) => botRandom({ seed, seat, name }));
  const left = new Map<Seat, Orders>();
  const actions: GameAction[] = [];
  const stops: OrderStop[] = [];
  let asked = 0;
  let state: AnyState = plain.createGame(ruleset, config);
  while (state.outcome === null && state.round <= rounds) {
    const open = plain.decisions(state);
    const decision = open.find(({ optional }) => !optional) ?? open[0];
    const { seat } = decision;
    const kept = left.get(seat);
    if (kept === undefined) {
      const choice = choiceFor(plain, state, { decision, random: randoms[seat] });
      left.set(seat, ordersFor(choice, bots[seat].choose(choice) as GameAction));
      asked++;
      continue;
    }
    const run = runOrders(planner, state as never, kept);
    actions.push(...run.actions);
    stops.push(run.stop);
    state = run.state;
    if (run.stop.stopped === 'waits') left.set(seat, run.orders);
    else left.delete(seat);
  }
  return { config, state, actions, stops, asked };
}
