// What a ruleset's options may be: each by itself as its schema says, all together as a game can be begun.

import * as z from 'zod/mini';
import { schemaFrom } from '../core/engine/fields/schema-of.js';
import { type AnyEngine, type AnyRuleset, type GameConfig, isRailheadError } from '../core/engine/index.js';

/** Values that an option may take, as far as its schema tells: switches, choices, whole numbers, and null. */
export type OptionRange =
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable: boolean };

/** The range of every option by name; options of other kinds are left out and keep their defaults. */
export function optionRanges(ruleset: AnyRuleset): Readonly<Record<string, OptionRange>> {
  const { properties = {} } = z.toJSONSchema(schemaFrom(ruleset.options), {
    io: 'input',
    unrepresentable: 'any',
  });
  const ranges: Record<string, OptionRange> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const range = rangeOf(schema as JsonSchema);
    if (range !== null) ranges[name] = range;
  }
  return ranges;
}

/** No options, then each other value of each by itself: only those that are chosen. */
export function otherOptions(ruleset: AnyRuleset): readonly object[] {
  const chosen = Object.entries(optionRanges(ruleset)).flatMap(([name, range]) =>
    (range.kind === 'values' ? range.values : [range.min, range.max]).map((value) => ({ [name]: value })),
  );
  return [{}, ...chosen];
}

/** True if a game may be played with this config: an option may need another one, or as many seats. */
export function isPlayable(engine: AnyEngine, rulesetId: string, config: GameConfig<object>): boolean {
  try {
    engine.createGame(rulesetId, config);
    return true;
  } catch (error) {
    if (isRailheadError(error) && error.code === 'invalid-input' && !isOfRuleset(error)) return false;
    throw error;
  }
}

/** True for rules that were refused, which may be when a variant is first played. */
export const isOfRuleset = (error: unknown): boolean =>
  isRailheadError(error) && 'what' in error && error.what === 'ruleset';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function rangeOf(schema: JsonSchema): OptionRange | null {
  const { type, anyOf, enum: values, const: only, minimum = 0, maximum = 100 } = schema;
  if (anyOf !== undefined) return orNull(anyOf as readonly JsonSchema[]);
  if (only !== undefined) return { kind: 'values', values: [only] };
  if (values !== undefined) return { kind: 'values', values };
  if (type === 'boolean') return { kind: 'values', values: [false, true] };
  if (type === 'integer') return { kind: 'integer', min: minimum, max: maximum, nullable: false };
  return null;
}

// What may be null is one thing or null.
function orNull(branches: readonly JsonSchema[]): OptionRange | null {
  const [inner, ...more] = branches.filter(({ type }) => type !== 'null');
  const range = more.length === 0 && branches.length === 2 ? rangeOf(inner) : null;
  if (range?.kind === 'integer') return { ...range, nullable: true };
  return range && { ...range, values: [null, ...range.values] };
}
