// The family's phases as a title has them: with the conditions it adds to their actions, and with the rules that its own page
// calls theirs.

import {
  type Condition,
  type Phase,
  type Ruleset,
  withActions,
  withCheck,
} from '../../src/core/engine/index.js';
import type { MilepostTypes } from './types.js';

/** Conditions by type of action. */
// biome-ignore lint/suspicious/noExplicitAny: each condition knows the action it is about
export type AddedConditions = Readonly<Record<string, readonly Condition<any, any>[]>>;

/** Rule ids by refusal: by code, by action and code (`dropLoad load/not-aboard`), or by phase (`phase startup`). */
export type Cites = Readonly<Record<string, string>>;

/** The phases with what a title adds to the conditions of their actions, and with the rules that it cites. */
export function adaptPhases(
  phases: Readonly<Record<string, Phase<never>>>,
  conditions: AddedConditions,
  cites: Cites,
): Ruleset<MilepostTypes>['phases'] {
  const adapted = withActions(phases as Ruleset<MilepostTypes>['phases'], (action) =>
    withCheck(action, () => {
      const check = [...action.check, ...(conditions[action.type] ?? [])];
      return citing({ type: action.type, check }, cites);
    }),
  );
  return Object.fromEntries(
    Object.entries(adapted).map(([kind, phase]) => {
      const rule = cites[`phase ${kind}`] ?? phase.rule;
      return [kind, rule === undefined ? phase : { ...phase, rule }];
    }),
  ) as never;
}

/** The conditions of an action with the rules that a title cites. */
export function citing<One extends { readonly code: string; readonly rule: string }>(
  { type, check }: { readonly type: string; readonly check: readonly One[] },
  cites: Cites,
): readonly One[] {
  return check.map((condition) => {
    const { code, rule } = condition;
    return { ...condition, rule: cites[`${type} ${code}`] ?? cites[code] ?? rule };
  });
}
