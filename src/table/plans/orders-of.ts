// Something planned as orders: a seat that has looked at it leaves it behind, and it goes on in later
// turns.

import type { Order, Orders, Plan, Seat } from '../../core/engine/index.js';
import { reading } from '../../core/engine/input/arguments.js';
import { played, programOf } from '../../core/title/orders/program.js';
import type { BuildPlan, MovePlan, Proposal } from '../../core/title/planning.js';
import { proposalOfPlan } from './as-proposal.js';

/**
 * A plan or a proposal of a seat as orders. They build or move to its place, as many turns as that
 * takes. A plan of the title is followed until its aim is reached. Single actions are played.
 *
 * @param seat - The seat, from 0.
 * @param thing - What `planBuild`, `planMove`, `proposalsAt` or `plans` of an engine answers.
 * @returns The orders, without conditions: add `stopIf`, and more to the program.
 * @see `runOrders`, `checkOrders`
 * @example
 * const way = ordersOf(0, planBuild(engine, view, 0, 'network', 'lhasa'));
 * const orders = { ...way, stopIf: [{ when: 'card' }] };
 */
export function ordersOf(seat: Seat, thing: BuildPlan | MovePlan | Proposal | Plan): Orders {
  return reading('thing', 'a plan or a proposal', () => ({
    seat,
    program: 'line' in thing ? programOf(seat, thing as Plan) : programTo(seat, thing as Proposal),
  }));
}

function programTo(seat: Seat, thing: BuildPlan | MovePlan | Proposal): readonly Order[] {
  const { what, to, train, actions } = proposalOfPlan(thing);
  if (what === 'act' || to === null) return actions.map((action) => played(seat, action));
  return [what === 'build' ? { do: 'build', to } : { do: 'move', to, ...(train ? { piece: train } : {}) }];
}
