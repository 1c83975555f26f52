// The catalogue of a title, made of its ruleset and of the rules as its pages have them.

import type { AnyRuleset } from '../engine/index.js';
import { type Catalogue, type CatalogueRefusal, type CatalogueRule, ruleIn } from './catalogue.js';
import engineRules from './engine-catalogue.json' with { type: 'json' };

/** The catalogue of a title, of the pages that it is written on. */
export function catalogueOf(ruleset: AnyRuleset, pages: readonly (readonly CatalogueRule[])[]): Catalogue {
  const rules = [...pages.flat(), ...(engineRules as readonly CatalogueRule[])];
  return { rules, refusals: refusalsOf(ruleset), ruleOf: (id) => ruleIn(rules, id) };
}

function refusalsOf({ phases, hostActions = [], messages = {} }: AnyRuleset): readonly CatalogueRefusal[] {
  const found = new Map<string, { rules: Set<string>; actions: Set<string> }>();
  const specs = [...Object.values(phases).flatMap(({ actions }) => actions), ...hostActions];
  for (const { type, check } of specs) {
    for (const { code, rule } of check) {
      const { rules, actions } = found.get(code) ?? { rules: new Set(), actions: new Set() };
      found.set(code, { rules: rules.add(rule), actions: actions.add(type) });
    }
  }
  const codes = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return codes.map(([code, { rules, actions }]) => ({
    code,
    sentence: messages[code] ?? '',
    rules: [...rules],
    actions: [...actions],
  }));
}
