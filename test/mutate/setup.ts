// The switch of a worker and its plan, and what instrumented modules take from the global scope. Loaded by the runner, and
// so before any of them.

import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Plan, Report } from './plan.js';
import { createSwitch, ForgetfulMap, forgetfulOnce } from './switch.js';

/** What this worker is to do. */
export const plan = JSON.parse(readFileSync(process.env.RAILHEAD_MUTATION_PLAN as string, 'utf8')) as Plan;
/** The switch of this worker. */
export const mutants = createSwitch(plan.kind === 'cold' ? plan.mutant : 0, plan.limit);
const conditions = plan.kind === 'warm' ? (plan.conditions ?? []) : [];
const numbers = new Map(conditions.map(({ name, number }) => [name, number]));
Object.assign(globalThis, {
  __mutants: mutants,
  __ForgetfulMap: ForgetfulMap,
  __forgetfulOnce: forgetfulOnce,
  __tested: tested,
});

interface Asked {
  readonly code: string;
  readonly rule: string;
  test(game: unknown, action: object): unknown;
}

// What a condition says, unless it is switched off: then it holds.
function tested(condition: Asked, game: unknown, action: { readonly type: string }): unknown {
  const number = numbers.get(`${action.type} ${condition.code} ${condition.rule}`);
  return number !== undefined && mutants.on(number) ? null : condition.test(game, action);
}

const began: Report = { told: 'began', pid: process.pid };
appendFileSync(plan.out, `${JSON.stringify(began)}\n`);

// Every further run of a test listens to the same signal.
setMaxListeners(0);

// A property that fails has killed its mutant; nobody needs the smallest example.
fc.configureGlobal({ endOnFailure: true });
