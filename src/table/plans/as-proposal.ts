// Plans in the shape of proposals, so that an interface shows all of them the same way.

import type { BuildPlan, MovePlan, PlannedStep, Proposal } from '../../core/title/planning.js';

/** A plan of a train as a proposal. */
export function ofMove(plan: MovePlan, train: number): Proposal {
  const { steps, actions, total, turns, rents, refusal, to, money } = plan;
  const now = { count: actions.length, spent: spentOn(steps.slice(0, actions.length)) };
  return { what: 'move', train, to, steps, actions, now, total, turns, rents, refusal, money };
}

/** A plan of track as a proposal. */
export function ofBuild(plan: BuildPlan): Proposal {
  const { steps, before, thisTurn: now, total, turns, refusal, to, money } = plan;
  const actions = plan.actions.length > 0 ? [...before, ...plan.actions] : [];
  return { what: 'build', to, steps, actions, now, total, turns, rents: [], refusal, money };
}

/** Any plan as a proposal; a proposal as it is. */
export function proposalOfPlan(plan: BuildPlan | MovePlan | Proposal): Proposal {
  if ('what' in plan) return plan;
  return 'before' in plan ? ofBuild(plan) : ofMove(plan, 0);
}

const spentOn = (steps: readonly PlannedStep[]) => steps.reduce((sum, { price }) => sum + price.total, 0);
