// Every condition of a ruleset's actions by a name, and how the engine's sources are changed so that each can be switched off.

import type { AnyRuleset } from '../../src/core/engine/index.js';

/** A condition: the action it belongs to, its code, and the rule that it stands for. */
export interface NamedCondition {
  /** `buildTrack build/at-sea HT-BUILD-10` */
  readonly name: string;
  readonly rule: string;
}

/** The conditions of a ruleset, each name once. */
export function conditionsOf({ phases, hostActions = [] }: AnyRuleset): readonly NamedCondition[] {
  const inPhases = Object.values(phases).flatMap(({ actions }) => actions);
  const all = [...new Set([...inPhases, ...hostActions])].flatMap(({ type, check }) =>
    check.map(({ code, rule }) => ({ name: `${type} ${code} ${rule}`, rule })),
  );
  return [...new Map(all.map((condition) => [condition.name, condition])).values()];
}

/** The engine's sources with every question to a condition put through the switch (test/mutate/setup.ts). */
export function withSwitch(file: string, code: string): string {
  if (!ASKING.includes(file)) return code;
  const text = code.replace(/\b(condition|check\[place\])\.test\(/g, 'globalThis.__tested($1 as never, ');
  if (text === code) throw new Error(`${file} asks no condition any more`);
  return text;
}

const ASKING = ['src/core/engine/play/judge.ts', 'src/core/engine/rules/offers.ts'];
