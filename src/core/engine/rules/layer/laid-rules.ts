// The rules of a game of a layered title, from the bottom up. The tables of all layers lie under the bottom's variants; above that
// every layer wraps the answers of its own policies round those below, and its variants and fixes come after.

import { freezeForGood } from '../../base/freeze.js';
import { mustFit } from '../fit-tables.js';
import { type Fix, rulesAt } from '../revisions.js';
import type { AnyRuleset } from '../ruleset.js';
import type { Variant } from '../variant.js';
import type { AnyChapter, Hook } from './any-chapter.js';

type Rules = Readonly<Record<string, unknown>>;
type Compile = NonNullable<AnyRuleset['compile']>;

/** Makes the rules of a chapter that is laid over a ruleset; `tables` are those of both. */
export function compileOver(base: AnyRuleset, chapter: AnyChapter, tables: object): Compile {
  const { policies = {}, at = {} } = chapter;
  const below = base.compile ?? compileBottom(base.tables);
  const { length } = base.variants;
  return (ruleset, options, { revision, layers = {} }) => {
    const { variants, fixes } = ruleset;
    const lower = { ...base, tables: ruleset.tables, variants: variants.slice(0, length) };
    const rules = below(lower, options, { revision: layers[base.id], layers }) as Rules;
    const answered = { ...rules, policies: hooked(wrapped(rules.policies as Rules, policies), at) };
    const adjusted = adjust(rules.policies === undefined ? rules : answered, variants.slice(length), options);
    return undo(adjusted, { fixes, revision, laid: ruleset.tables, own: tables as Rules });
  };
}

// The title at the bottom, with tables that were laid over its own.
function compileBottom(own: object): Compile {
  return ({ tables, variants, fixes }, options, { revision }) =>
    undo(adjust(freezeForGood(tables), variants, options), {
      fixes,
      revision,
      laid: tables,
      own: own as Rules,
    });
}

function wrapped(policies: Rules, wraps: NonNullable<AnyChapter['policies']>): Rules {
  const answers = Object.entries(wraps).map(([name, wrap]) => [name, wrap(policies[name])]);
  return { ...policies, ...Object.fromEntries(answers) };
}

// Each hook comes after those below it.
function hooked(policies: Rules, hooks: Readonly<Record<string, Hook>>): Rules {
  const both = Object.entries(hooks).map(([name, hook]): [string, Hook] => [
    name,
    (...instant) => {
      (policies[name] as Hook)(...instant);
      hook(...instant);
    },
  ]);
  return { ...policies, ...Object.fromEntries(both) };
}

// As `compileRules`, and what each variant makes of the rules must be rules of the same kind.
function adjust(tables: Rules, variants: readonly Variant<object, object>[], options: object): Rules {
  return variants.reduce((rules, variant) => {
    if (!variant.isOn(options)) return rules;
    const adjusted = variant.adjust(freezeForGood(rules), options) as Rules;
    const changed = Object.entries(adjusted).filter(([name, table]) => table !== rules[name]);
    mustFit(rules, Object.fromEntries(changed), ['variants', variant.id]);
    return adjusted;
  }, tables);
}

interface Undoing {
  readonly fixes: readonly Fix<Rules>[] | undefined;
  readonly revision: number;
  /** The tables of this level with whatever was laid over them. */
  readonly laid: Rules;
  /** The tables of this level. */
  readonly own: Rules;
}

// A fix says how the rules were before it. Where somebody laid a table of his own over the one that was mended, his holds.
function undo(rules: Rules, { fixes = [], revision, laid, own }: Undoing): Rules {
  const before = rulesAt(rules, fixes, revision);
  const kept = Object.keys(laid).filter((name) => laid[name] !== own[name] && laid[name] === rules[name]);
  return { ...before, ...Object.fromEntries(kept.map((name) => [name, rules[name]])) };
}
