// What a ruleset's options may be: each by itself as its schema says, all together as a game can be begun.

import { type AnyEngine, type AnyRuleset, type GameConfig, isRailheadError } from '../core/engine/index.js';

/** Values that an option may take, as far as its schema tells: switches, choices, whole numbers, and null. */
export type OptionRange =
  | { readonly kind: 'values'; readonly values: readonly unknown[] }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable: boolean };

/** The range of every option by name; options of other kinds are left out and keep their defaults. */
export function optionRanges(ruleset: AnyRuleset): Readonly<Record<string, OptionRange>> {
  const { shape = {} } = (ruleset.options as unknown as Schema)._zod.def;
  const ranges: Record<string, OptionRange> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const range = rangeOf(schema);
    if (range !== null) ranges[name] = range;
  }
  return ranges;
}

/** True if a game may be played with this config: an option may need another one, or as many seats. */
export function isPlayable(engine: AnyEngine, rulesetId: string, config: GameConfig<object>): boolean {
  try {
    engine.createGame(rulesetId, config);
    return true;
  } catch (error) {
    if (isRailheadError(error) && error.code === 'invalid-input') return false;
    throw error;
  }
}

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly innerType?: Schema;
      readonly entries?: Readonly<Record<string, unknown>>;
      readonly values?: readonly unknown[];
    };
    readonly bag: { readonly minimum?: number; readonly maximum?: number };
  };
}

function rangeOf({ _zod: { def, bag } }: Schema): OptionRange | null {
  switch (def.type) {
    case 'boolean':
      return { kind: 'values', values: [false, true] };
    case 'enum':
      return { kind: 'values', values: Object.values(def.entries ?? {}) };
    case 'literal':
      return { kind: 'values', values: def.values ?? [] };
    case 'number':
    case 'int':
      return { kind: 'integer', min: bag.minimum ?? 0, max: bag.maximum ?? 100, nullable: false };
    case 'nullable': {
      const inner = def.innerType && rangeOf(def.innerType);
      if (inner?.kind === 'integer') return { ...inner, nullable: true };
      return inner ? { ...inner, values: [null, ...inner.values] } : null;
    }
    case 'default':
    case 'prefault':
    case 'optional':
      return def.innerType === undefined ? null : rangeOf(def.innerType);
    default:
      return null;
  }
}
