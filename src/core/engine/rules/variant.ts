// Variants: optional rules as pure values. Rule code reads the compiled rules, never which variant is on.

import { freezeForGood } from '../base/freeze.js';
import { Fault } from '../base/rejection.js';

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
 * The rules of one game: the title's tables, adjusted by every variant that is on, in the declared order. The
 * tables are frozen throughout: a variant that writes into them throws instead of changing other games.
 * Throws a {@link Fault} for a variant that makes a number NaN.
 */
export function compileRules<Rules extends object, Options extends object>(
  tables: Rules,
  variants: readonly Variant<Rules, Options>[],
  options: Options,
): Rules {
  return variants.reduce(
    (rules, variant) => (variant.isOn(options) ? adjusted(rules, variant, options) : rules),
    freezeForGood(tables),
  );
}

// A misspelt field counts as nothing, and a result with it is NaN: better said at once than in a late turn.
function adjusted<Rules extends object, Options extends object>(
  rules: Rules,
  { id, adjust }: Variant<Rules, Options>,
  options: Options,
): Rules {
  const changed = adjust(rules, options);
  const broken = findNaN(changed);
  if (broken !== null) throw new Fault(`the variant ${id} makes ${broken} no number`);
  return freezeForGood(changed);
}

function findNaN(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [name, part] of Object.entries(value)) {
    if (Number.isNaN(part)) return name;
    const inner = findNaN(part);
    if (inner !== null) return `${name}.${inner}`;
  }
  return null;
}
