// What a ruleset itself says in words: the texts of its layers and of its title, without the pages that load
// on demand.

import { type AnyRuleset, layersOf } from '../engine/index.js';
import { withNumbers } from '../engine/rules/rule-texts.js';
import type { CatalogueRule } from './catalogue.js';

/**
 * The rules in words that a ruleset brings, with the numbers of its tables: those of its last layer first,
 * those of one layer in their order.
 */
export function rulesInWords(ruleset: AnyRuleset): readonly CatalogueRule[] {
  return [...layersOf(ruleset)]
    .reverse()
    .flatMap(({ texts }) => texts)
    .map(({ id, section, text }) => ({ id, kind: 'rule', section, text: withNumbers(text, ruleset.tables) }));
}
