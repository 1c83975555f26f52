// What planners answer where there is nothing to plan, and why.

import type { Rejection } from '../engine/index.js';
import type { Place } from './picture.js';
import type { BuildPlan, MovePlan, Unaimed } from './planning.js';

/** A plan to build nothing: the refusal says why, null that nothing is left to be built. */
export const noBuildPlan = (refusal: Rejection | null): Unaimed<BuildPlan<never>> => ({
  steps: [],
  total: 0,
  before: [],
  actions: [],
  thisTurn: { count: 0, spent: 0 },
  turns: 0,
  refusal,
});

/** A plan to stay: the refusal says why, null that the train is there. */
export const noMovePlan = (refusal: Rejection | null): Unaimed<MovePlan<never>> => ({
  steps: [],
  way: [],
  actions: [],
  turns: 0,
  total: 0,
  rents: [],
  stops: [],
  refusal,
});

/** The refusal of a target that there is not, as the engine refuses ids that a game has not (E-SHAPE-2). */
export function noSuch(kind: string, target: Place | string | number): Rejection {
  const id = typeof target === 'object' ? `${target.kind} ${target.id}` : target;
  return { code: `action/no-such-${kind}`, rule: 'E-SHAPE-2', params: { kind, id }, scope: 'public' };
}
