// What layers change of the title below them: rules replaced, numbers before and after, and what is new.

import { type AnyRuleset, layersOf } from '../../core/engine/index.js';
import type { CatalogueRule } from '../../core/title/catalogue.js';

/** A rule that no longer holds as written. */
export interface ReplacedRule {
  readonly id: string;
  readonly text: string;
  /** The rule in its place, or else the layer. */
  readonly by: string;
}

/** A table that a layer replaced; `before` is null for a chapter, which lies over nothing. */
export interface ChangedTable {
  readonly name: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** What layers change. */
export interface Changes {
  /** Ids of what they lie over, the title at the bottom first. */
  readonly over: readonly string[];
  readonly rules: readonly ReplacedRule[];
  readonly tables: readonly ChangedTable[];
  /** The names of new actions, options and others, and of policies answered otherwise, by kind. */
  readonly brings: Readonly<Record<string, readonly string[]>>;
}

// The other kinds are told by themselves: rules and tables above, sentences with what they are about.
const TOLD = ['option', 'slice', 'phase', 'action', 'fact', 'stream', 'step', 'variant', 'policy'];

/** What a ruleset changes of what it lies over; null where it lies over nothing. */
export function changesOf(ruleset: AnyRuleset, rules: readonly CatalogueRule[]): Changes | null {
  if (ruleset.top === undefined) return null;
  const { below = [] } = ruleset;
  const layers = layersOf(ruleset).slice(below.length === 0 ? 0 : 1);
  const laid: object = Object.assign({}, ...layers.map(({ tables }) => tables));
  const before = (below[0]?.tables ?? {}) as Readonly<Record<string, unknown>>;
  const brings: Record<string, readonly string[]> = {};
  for (const claim of layers.flatMap((layer) => layer.brings)) {
    const [kind, ...name] = claim.split(' ');
    if (TOLD.includes(kind)) brings[kind] = [...(brings[kind] ?? []), name.join(' ')];
  }
  return {
    over: below.map(({ id }) => id),
    rules: rules
      .filter(({ replacedBy }) => replacedBy !== undefined)
      .map(({ id, text, replacedBy = '' }) => ({ id, text, by: replacedBy })),
    tables: Object.entries(laid).map(([name, now]) => ({ name, before: before[name] ?? null, now })),
    brings,
  };
}
