// Most actions are flat records of small numbers, ids and flags. For those a reader is made of the schema's own
// definition that does what the schema does, without its general machinery. It accepts or it passes: whatever it does
// not know, and whatever might be wrong, is left to the schema, which alone says what is wrong.

import type * as z from 'zod/mini';

type Test = (value: unknown) => boolean;

interface Field {
  readonly accepts: Test;
  readonly isNeeded: boolean;
}

/** Reads an input as the schema would, or answers undefined: then the schema must be asked. */
export type QuickReader = (input: object) => object | undefined;

/** The quick reader of an action's strict object schema. */
export function quickReader(schema: z.ZodMiniObject): QuickReader {
  const { shape } = schema._zod.def;
  const fields = Object.create(null) as Record<string, Field | undefined>;
  let needed = 0;
  for (const key in shape) {
    const field = shape[key] as unknown as Schema;
    const { type, innerType } = field._zod.def;
    const isNeeded = type !== 'optional';
    const accepts = testOf(innerType !== undefined && !isNeeded ? innerType : field);
    if (isNeeded) needed++;
    if (accepts !== undefined) fields[key] = { accepts, isNeeded };
  }

  return (input) => {
    const prototype = Object.getPrototypeOf(input);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    const copy: Record<string, unknown> = {};
    let missing = needed;
    for (const key in input) {
      // Read once: a getter may answer otherwise the second time.
      const value = (input as Record<string, unknown>)[key];
      const field = fields[key];
      if (field === undefined || !field.accepts(value)) return undefined;
      if (field.isNeeded) missing--;
      copy[key] = typeof value === 'number' ? value + 0 : value; // −0 becomes 0
    }
    return missing === 0 ? copy : undefined;
  };
}

interface Schema {
  readonly _zod: { readonly def: Definition };
}

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: Schema;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

// The test of a schema that is made of nothing but what is known here; undefined for any other.
function testOf({ _zod: { def } }: Schema): Test | undefined {
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  switch (def.type) {
    case 'literal':
      return def.values?.length === 1 ? isOnly(def.values[0]) : undefined;
    case 'null':
      return isOnly(null);
    case 'enum':
      return isOneOf(Object.values(def.entries ?? {}));
    case 'boolean':
      return checks.length === 0 ? (value) => typeof value === 'boolean' : undefined;
    case 'number': {
      if (def.format !== 'safeint') return undefined;
      const bounds = boundsOf(checks, 'greater_than', 'less_than');
      return (
        bounds &&
        ((value) =>
          Number.isSafeInteger(value) && (value as number) >= bounds[0] && (value as number) <= bounds[1])
      );
    }
    case 'string': {
      const bounds = boundsOf(checks, 'min_length', 'max_length');
      return (
        bounds &&
        ((value) => typeof value === 'string' && value.length >= bounds[0] && value.length <= bounds[1])
      );
    }
    default:
      return undefined;
  }
}

function isOnly(only: unknown): Test {
  return (value) => value === only;
}

function isOneOf(list: readonly unknown[]): Test {
  return (value) => list.includes(value);
}

// The lowest and the highest that the checks leave; undefined if one of them checks anything else.
function boundsOf(
  checks: readonly Check[],
  low: string,
  high: string,
): readonly [number, number] | undefined {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { check, value, inclusive = true, minimum = value, maximum = value } of checks) {
    if (!inclusive) return undefined;
    if (check === low && minimum !== undefined) least = Math.max(least, minimum);
    else if (check === high && maximum !== undefined) most = Math.min(most, maximum);
    else return undefined;
  }
  return [least, most];
}
