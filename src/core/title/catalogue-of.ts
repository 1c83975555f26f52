// The catalogue of a title, made of its ruleset and of the rules as its pages have them.

import { type AnyRuleset, layersOf } from '../engine/index.js';
import { reading } from '../engine/input/arguments.js';
import { tableAt } from '../engine/rules/rule-texts.js';
import type { Words } from '../engine/words/translation.js';
import { type Catalogue, type CatalogueRefusal, type CatalogueRule, ruleIn } from './catalogue.js';
import engineRules from './engine-catalogue.json' with { type: 'json' };
import { rulesInWords } from './rules-in-words.js';

/**
 * The catalogue of a ruleset with its pages. First come the texts of its layers, the last one first, and of
 * the title, then the pages, then the rules of the engine. What a layer replaces says so. Numbers are those
 * of the ruleset's tables.
 *
 * @param ruleset - The ruleset, with its layers.
 * @param pages - Lists of rules as the title and its family have them, those of the title first.
 * @param words - The words of another language, with texts under `rule M-BUILD-13`; English if left out.
 * @returns The rules in order, and which rules and actions each refusal is about.
 * @see `ruleIn`
 * @example
 * const catalogue = catalogueOf(eveningChina, [await titles['china-rails'].catalogue()]);
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogueOf(
  ruleset: AnyRuleset,
  pages: readonly (readonly CatalogueRule[])[],
  words: Words = {},
): Catalogue {
  return reading('catalogue', 'a ruleset, and lists of rules', () => {
    const written = pages.flat();
    const known = new Set(written.map(({ id }) => id));
    const ofEngine = (engineRules as readonly CatalogueRule[]).filter(({ id }) => !known.has(id));
    const replaced = replacements(ruleset);
    const rules = [...rulesInWords(ruleset), ...written, ...ofEngine].map((one) => {
      const text = words[`rule ${one.id}`] ?? one.text;
      const rule = withFigures({ ...one, text }, ruleset.tables);
      const replacedBy = replaced.get(rule.id);
      return replacedBy === undefined ? rule : { ...rule, replacedBy };
    });
    return { rules, refusals: refusalsOf(ruleset), ruleOf: (id) => ruleIn(rules, id) };
  });
}

const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

// The page has the numbers of the published title; a layer may have others.
function withFigures(rule: CatalogueRule, tables: object): CatalogueRule {
  const changed = (rule.figures ?? []).flatMap(([figure, path]) => {
    const now = tableAt(tables, path);
    const same =
      now === undefined || String(now) === figure || IN_WORDS[now as number] === figure.toLowerCase();
    return same ? [] : [[new RegExp(`(?<![\\w…-])${figure}(?!\\w)`, 'g'), String(now)] as const];
  });
  if (changed.length === 0) return rule;
  const filled = (text: string) => changed.reduce((said, [figure, now]) => said.replace(figure, now), text);
  return { ...rule, text: filled(rule.text), ...(rule.note !== undefined && { note: filled(rule.note) }) };
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
