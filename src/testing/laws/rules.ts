// What refusals cite is there: rules by their ids, and the conditions that others need.

import { type Issue, isRailheadError, type Rejection } from '../../core/engine/index.js';
import { mustBeRuleset } from '../../core/engine/rules/check-ruleset.js';
import { isRuleAmong, rulesOf } from '../../core/engine/rules/rule-ids.js';
import type { AnyRuleset } from '../../core/engine/rules/ruleset.js';
import type { Breach, Law } from '../law.js';

/** Looks at rulesets that list their rules, also those that were never handed to `defineRuleset`. */
export const rulesExist: Law = {
  name: 'rules-exist',
  sentence: 'Every rule that a refusal cites, and every condition that another needs, is one of the ruleset.',
  when: 'regularly',
  *examine({ engine, ruleset, state, nearMisses, memory }) {
    if (!memory.has(ruleset)) yield* findAmiss(ruleset);
    memory.set(ruleset, true);
    if (!isListed(ruleset)) return;
    const rules = rulesOf(ruleset);
    for (const action of nearMisses) {
      for (const { rule, code } of engine.explainAction(state, action) as readonly Rejection[]) {
        if (rule.startsWith('E-') || isRuleAmong(rules, rule) || memory.has(rule)) continue;
        memory.set(rule, true);
        yield { detail: `${code} cites ${rule}, which the ruleset does not list`, action };
      }
    }
  },
};

function* findAmiss(ruleset: AnyRuleset): Iterable<Breach> {
  try {
    mustBeRuleset(ruleset, isListed(ruleset) ? undefined : null);
  } catch (error) {
    if (!isRailheadError(error) || !('issues' in error)) throw error;
    for (const { path, message } of error.issues as readonly Issue[])
      yield { detail: `${path.join('.')}: ${message}` };
  }
}

// A chapter without texts may cite any rule, so a ruleset with such a chapter lists too little.
function isListed({ ruleIds, below = [], top }: AnyRuleset): boolean {
  return ruleIds !== undefined && [...below.slice(1), ...(top ? [top] : [])].every(bringsTexts);
}

const bringsTexts = ({
  texts,
  brings,
}: {
  readonly texts: readonly object[];
  readonly brings: readonly string[];
}) => texts.length > 0 || brings.length === 0;
