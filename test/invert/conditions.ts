// Every condition of a ruleset's actions by a name, and how one of them is switched off.

import type { AnyRuleset } from '../../src/core/engine/index.js';

/** A condition: the action it belongs to, its code, and the rule that it stands for. */
export interface NamedCondition {
  /** `buildTrack build/at-sea HT-BUILD-10` */
  readonly name: string;
  readonly rule: string;
}

interface Named extends NamedCondition {
  readonly condition: { test: (game: never, action: never) => object | null };
}

function* everyCondition({ phases, hostActions = [] }: AnyRuleset): Iterable<Named> {
  const inPhases = Object.values(phases).flatMap(({ actions }) => actions);
  for (const { type, check } of new Set([...inPhases, ...hostActions])) {
    for (const condition of check)
      yield { name: `${type} ${condition.code} ${condition.rule}`, rule: condition.rule, condition };
  }
}

/** The conditions of a ruleset, each name once. */
export function conditionsOf(ruleset: AnyRuleset): readonly NamedCondition[] {
  return [...new Map([...everyCondition(ruleset)].map(({ name, rule }) => [name, { name, rule }])).values()];
}

/** Makes the conditions of a name always hold. An engine freezes what it is made of, by when they are off. */
export function switchOff(ruleset: AnyRuleset, name: string): void {
  for (const { name: own, condition } of everyCondition(ruleset)) {
    if (own === name && !Object.isFrozen(condition)) condition.test = () => null;
  }
}
