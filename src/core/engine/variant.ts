// Variants: optional rules as pure values. Rule code reads the compiled rules and can never ask which variant is on.

import { freezeForGood } from './freeze.js';

/** An optional rule: when the options ask for it, `adjust` turns the rules so far into the rules with it. */
export interface Variant<Rules extends object, Options extends object> {
  /** Its name among the options. */
  readonly id: string;
  /** The rule ids it brings. */
  readonly rules: readonly string[];
  /** True if a game with these options is played with it. */
  isOn(options: Options): boolean;
  /** The rules as it changes them. */
  adjust(rules: Rules, options: Options): Rules;
}

/**
 * The rules of one game: the title's tables, adjusted by every variant that is on, in the declared order. The tables are frozen
 * through and through, so that a variant that writes into them throws instead of changing other games.
 *
 * @example
 * const fast = { id: 'fast', isOn: ({ fast }) => fast, adjust: (rules) => ({ ...rules, budget: 40 }) };
 * console.log(compileRules({ budget: 20 }, [fast], { fast: true }).budget);
 * // 40
 */
export function compileRules<Rules extends object, Options extends object>(
  tables: Rules,
  variants: readonly Variant<Rules, Options>[],
  options: Options,
): Rules {
  return variants.reduce(
    (rules, variant) => (variant.isOn(options) ? freezeForGood(variant.adjust(rules, options)) : rules),
    freezeForGood(tables),
  );
}
