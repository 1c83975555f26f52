// Which rules a ruleset has: those that its code cites, and those that it lists or tells in words. The list
// is short, because ids that follow each other are written as a run.

import { nearestName } from '../base/nearest-name.js';
import { InvalidInputError } from '../base/rejection.js';
import { listTexts, type RuleTexts } from './rule-texts.js';
import type { AnyRuleset } from './ruleset.js';

/** The ids of a compact list: `CR-WIN-1..2 M-VAR-3a` are CR-WIN-1, CR-WIN-2 and M-VAR-3a. */
export function readRuleIds(compact: string): readonly string[] {
  return compact.split(/\s+/).flatMap((run) => {
    const [, prefix, first, last] = /^(.*?)(\d+)\.\.(\d+)$/.exec(run) ?? [];
    if (prefix === undefined) return run === '' ? [] : [run];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, n) => `${prefix}${Number(first) + n}`,
    );
  });
}

/** The compact form of a list of ids, in their order. */
export function writeRuleIds(ids: readonly string[]): string {
  const runs: { prefix: string; first: number; last: number; id: string }[] = [];
  for (const id of ids) {
    const [, prefix = id, digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
    const number = digits === '' ? Number.NaN : Number(digits);
    const run = runs[runs.length - 1];
    if (run !== undefined && run.prefix === prefix && run.last + 1 === number) run.last = number;
    else runs.push({ prefix, first: number, last: number, id });
  }
  return runs
    .map(({ prefix, first, last, id }) => (last > first ? `${prefix}${first}..${last}` : id))
    .join(' ');
}

/**
 * The ids of rules that a ruleset or a chapter lists, those of its texts first; undefined where it lists
 * none.
 */
export function listedRules(owner: {
  readonly id: string;
  readonly ruleIds?: string;
  readonly texts?: RuleTexts;
}): readonly string[] | undefined {
  const texts = listTexts(owner);
  if (owner.ruleIds === undefined && texts.length === 0) return undefined;
  return [...texts.map(({ id }) => id), ...readRuleIds(owner.ruleIds ?? '')];
}

/**
 * Throws {@link InvalidInputError} unless every id is that of a rule of the ruleset; a part of one,
 * `M-OPEN-11b`, will do.
 */
export function mustBeRules(ruleset: AnyRuleset, ids: readonly string[]): void {
  const existing = rulesOf(ruleset);
  const issues = ids.flatMap((id, place) =>
    isRuleAmong(existing, id)
      ? []
      : [
          {
            path: ['replaces', place],
            message: `${ruleset.id} has no rule ${id}; did you mean ${nearestName(id, [...existing])}?`,
          },
        ],
  );
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
}

/** True for the id of one of the rules, or of a part of one: `M-OPEN-11b`. */
export const isRuleAmong = (rules: ReadonlySet<string>, id: string): boolean =>
  rules.has(id) || rules.has(id.replace(/[a-z]$/, ''));

/** Every rule that a ruleset lists or cites. */
export function rulesOf(ruleset: AnyRuleset): ReadonlySet<string> {
  const { phases, hostActions = [], automatic, variants, fixes = [] } = ruleset;
  const specs = [...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions];
  return new Set([
    ...(listedRules(ruleset) ?? []),
    ...specs.flatMap(({ check }) => check.map(({ rule }) => rule)),
    ...Object.values(phases).flatMap(({ rule }) => rule ?? []),
    ...[...automatic, ...fixes].map(({ rule }) => rule),
    ...variants.flatMap(({ rules }) => rules),
  ]);
}
