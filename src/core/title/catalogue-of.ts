// The catalogue of a title, made of its ruleset and of the rules as its pages have them.

import { type AnyRuleset, layersOf } from '../engine/index.js';
import { reading } from '../engine/input/arguments.js';
import { type Catalogue, type CatalogueRefusal, type CatalogueRule, ruleIn } from './catalogue.js';
import engineRules from './engine-catalogue.json' with { type: 'json' };
import { rulesInWords } from './rules-in-words.js';

/**
 * The catalogue of a ruleset with its pages. First come the texts of its layers, the last one first, and of
 * the title, then the pages, then the rules of the engine. What a layer replaces says so.
 *
 * @param ruleset - The ruleset, with its layers.
 * @param pages - Lists of rules as the title and its family have them, those of the title first.
 * @returns The rules in order, and which rules and actions each refusal is about.
 * @see `ruleIn`
 * @example
 * const catalogue = catalogueOf(eveningChina, [await titles['china-rails'].catalogue()]);
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogueOf(ruleset: AnyRuleset, pages: readonly (readonly CatalogueRule[])[]): Catalogue {
  return reading('catalogue', 'a ruleset, and lists of rules', () => {
    const written = pages.flat();
    const known = new Set(written.map(({ id }) => id));
    const ofEngine = (engineRules as readonly CatalogueRule[]).filter(({ id }) => !known.has(id));
    const replaced = replacements(ruleset);
    const rules = [...rulesInWords(ruleset), ...written, ...ofEngine].map((rule) => {
      const replacedBy = replaced.get(rule.id);
      return replacedBy === undefined ? rule : { ...rule, replacedBy };
    });
    return { rules, refusals: refusalsOf(ruleset), ruleOf: (id) => ruleIn(rules, id) };
  });
}

// By the id of a rule that no longer holds as written, the rule or the layer in its place.
function replacements(ruleset: AnyRuleset): ReadonlyMap<string, string> {
  const named = layersOf(ruleset).flatMap(({ id, texts, replaces }) => [
    ...replaces.map((rule) => [rule, id] as const),
    ...texts.flatMap((text) => (text.replaces ?? []).map((rule) => [rule, text.id] as const)),
  ]);
  return new Map(named);
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
