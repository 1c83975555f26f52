// The rules of a title in words, and its refusals with sentences, as data: for tooltips, help and your pages.

import { reading } from '../engine/input/arguments.js';
import { textOfRule } from '../engine/rules/rule-texts.js';

/** A rule as a catalogue has it. */
export interface CatalogueRule {
  /** Its id: `M-BUILD-13`. */
  readonly id: string;
  /** What it is: a `rule`, a `ruling` where the rulebook is silent, `info`, or a constraint on a `map`. */
  readonly kind: string;
  /** The heading it stands under. */
  readonly section: string;
  /** What it says, in our words. */
  readonly text: string;
  /** Reasons and cross-references; absent where there are none. */
  readonly note?: string;
  /** The section of the rulebook that says so; absent where it is ours. */
  readonly source?: string;
  /** Its row on a page of the package, `docs/rules/milepost.md#M-BUILD-13`. Absent for house rules. */
  readonly link?: string;
  /**
   * Numbers in its text and note that come from tables: each as the page has it, with its table,
   * `['250', 'victoryCash']`. `catalogueOf` puts in the numbers of its ruleset.
   */
  readonly figures?: readonly (readonly string[])[];
  /** The rule of a layer, or else the layer, that has replaced it; absent while it holds. */
  readonly replacedBy?: string;
}

/** A code by which actions are refused. */
export interface CatalogueRefusal {
  /** The code: `build/over-budget`. */
  readonly code: string;
  /** Its sentence; a word in braces is a parameter of the rejection. */
  readonly sentence: string;
  /** The rules that say so, by id. An event card also cites its own. */
  readonly rules: readonly string[];
  /** Types of the actions that are refused by it. */
  readonly actions: readonly string[];
}

/** All that a title says in words. */
export interface Catalogue {
  /** The texts of layers, the rules of the title, then those of its family, then those of the engine. */
  readonly rules: readonly CatalogueRule[];
  /** The refusals of the title's actions, by code; the engine's are `engineMessages` of `railhead/table`. */
  readonly refusals: readonly CatalogueRefusal[];
  /** A rule by its id; null where there is none: see {@link ruleIn}. */
  readonly ruleOf: (id: string) => CatalogueRule | null;
}

/**
 * The rule of an id that a refusal, an event or a price cites; or null. A letter behind an id names a part of
 * the text: `M-OPEN-11b` is `M-OPEN-11`, whose text has a `(b)`. Of two rules with one id it is the first.
 *
 * @param rules - The rules of a title, as its `catalogue()` loads them.
 * @param id - The id that is cited, such as `M-BUILD-12`.
 * @returns The rule; null where no rule of the list has that id.
 * @see `catalogueOf`
 * @example
 * const rule = ruleIn(await titles[view.game.ruleset].catalogue(), rejection.rule);
 */
export function ruleIn(rules: readonly CatalogueRule[], id: string): CatalogueRule | null {
  return reading('catalogue', 'a list of rules, and the id of one', () => textOfRule(rules, id) ?? null);
}
