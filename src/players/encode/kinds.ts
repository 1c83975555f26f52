// What a schema of this package holds, for encodings: ids of things, whole numbers, words, lists and records.

import type * as z from 'zod/mini';
import { type IdRanges, partsOf } from '../../core/engine/fields/ids.js';

/** What a value is, with how many there may be. */
export type Shape =
  /** One of a number of things: ids by number, or by name in an order. */
  | { readonly is: 'one'; readonly of: number; readonly names: readonly unknown[] | null }
  /** A whole number. */
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'flag' }
  | { readonly is: 'maybe'; readonly inner: Shape; readonly absent: null | undefined }
  | { readonly is: 'list'; readonly item: Shape; readonly most: number }
  | { readonly is: 'record'; readonly fields: readonly (readonly [name: string, shape: Shape])[] }
  | { readonly is: 'either'; readonly records: readonly Shape[]; readonly words: readonly unknown[] }
  /** Always this value. */
  | { readonly is: 'only'; readonly value: unknown }
  /** Free text and everything else without a fixed size. */
  | { readonly is: 'other' };

/** The shape of what a schema takes, with ids as a game has them. */
export function shapeOf(schema: z.ZodMiniType, ids: IdRanges): Shape {
  const { idOf, type, innerType, element, shape, options, entries, values, checks } = partsOf(schema);
  if (idOf !== undefined) {
    const range = ids[idOf];
    if (typeof range === 'number') return { is: 'one', of: range, names: null };
    return { is: 'one', of: range.size, names: [...range] };
  }
  if (innerType !== undefined && (type === 'nullable' || type === 'optional'))
    return { is: 'maybe', inner: shapeOf(innerType, ids), absent: type === 'nullable' ? null : undefined };
  if (element !== undefined) {
    const most = boundIn(checks, 'max_length', 'maximum') ?? 1000;
    return { is: 'list', item: shapeOf(element, ids), most };
  }
  if (type === 'object' && shape !== undefined)
    return { is: 'record', fields: Object.entries(shape).map(([name, one]) => [name, shapeOf(one, ids)]) };
  if (type === 'union' && options !== undefined) {
    const records = options.map((option) => shapeOf(option, ids));
    const words = records.map(wordOf);
    return words.includes(undefined) ? { is: 'other' } : { is: 'either', records, words };
  }
  if (type === 'enum' && entries !== undefined) {
    const names = Object.values(entries);
    return { is: 'one', of: names.length, names };
  }
  if (type === 'literal' && values !== undefined) return { is: 'only', value: values[0] };
  if (type === 'boolean') {
    // A flag that only says yes is left out where it is not so.
    return checks === undefined || checks.length === 0 ? { is: 'flag' } : { is: 'only', value: true };
  }
  if (type === 'number')
    return {
      is: 'number',
      least: boundIn(checks, 'greater_than', 'value') ?? -(2 ** 31),
      most: boundIn(checks, 'less_than', 'value') ?? 2 ** 31 - 1,
    };
  return { is: 'other' };
}

// What tells the records of a union apart.
function wordOf(shape: Shape): unknown {
  if (shape.is !== 'record') return undefined;
  const kind = shape.fields.find(([name]) => name === 'kind')?.[1];
  return kind?.is === 'only' ? kind.value : undefined;
}

function boundIn(checks: readonly unknown[] | undefined, check: string, field: string): number | undefined {
  for (const one of checks ?? []) {
    const { def } = (one as { _zod: { def: Record<string, unknown> } })._zod;
    if (def.check === check && Number.isFinite(def[field])) return def[field] as number;
  }
  return undefined;
}
