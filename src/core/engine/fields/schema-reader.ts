// A state from outside has a thousand numbers. A schema's general code takes longer over them than the rules
// take over an action. So a reader made of the schema's own parts does what the schema does for values that
// fit. Where it is not sure, the schema is asked, which alone says what is wrong.

import * as z from 'zod/mini';
import { partsOf } from './ids.js';

/** Answers with what the schema would make of a value, or undefined: then the schema must be asked. */
export type SchemaReader = (value: unknown) => unknown;

/** The reader of a schema. Parts of it of kinds that are not known here are asked as they are. */
export function readerOf(schema: z.ZodMiniType): SchemaReader {
  const { type, format, innerType, element, shape, options, entries, values, checks = [] } = partsOf(schema);
  const tests = checks.map(testOf);
  if (tests.includes(undefined)) return byItself(schema);
  const passes = tests as readonly Test[];
  const basic = basics[`${type} ${format ?? ''}`];
  if (basic !== undefined) return taking([basic, ...passes]);
  if (type === 'array') return listReader(readerOf(element as z.ZodMiniType), passes);
  if (passes.length > 0) return byItself(schema);
  const words = entries === undefined ? values : Object.values(entries);
  if (words !== undefined) return taking([(value) => words.includes(value)]);
  if (type === 'nullable') {
    const read = readerOf(innerType as z.ZodMiniType);
    return (value) => (value === null ? null : read(value));
  }
  if (type === 'union') return firstOf((options as readonly z.ZodMiniType[]).map(readerOf));
  return shape !== undefined && isStrict(schema) ? recordReader(shape) : byItself(schema);
}

type Test = (value: unknown) => boolean;

// Values without parts, by type and format. −0 as a number of 32 bits is left to zod.
const basics: Readonly<Record<string, Test | undefined>> = /* @__PURE__ */ (() => ({
  'unknown ': () => true,
  'number ': Number.isFinite,
  'number safeint': Number.isSafeInteger,
  'number int32': (value) => Object.is((value as number) | 0, value),
  'string ': (value) => typeof value === 'string',
  'boolean ': (value) => typeof value === 'boolean',
}))();

// The test of a check, as zod says what it was made of; undefined for one that is not known here.
function testOf({ _zod }: z.core.$ZodCheck): Test | undefined {
  const { check, inclusive, minimum, maximum, value } = _zod.def as unknown as Readonly<
    Record<string, never>
  >;
  if (check === 'min_length') return (list) => (list as Sized).length >= minimum;
  if (check === 'max_length') return (list) => (list as Sized).length <= maximum;
  if (check === 'greater_than' && inclusive) return (number) => (number as number) >= value;
  if (check === 'less_than' && inclusive) return (number) => (number as number) <= value;
  return undefined;
}

type Sized = { readonly length: number };

function byItself(schema: z.ZodMiniType): SchemaReader {
  return (value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? parsed.data : undefined;
  };
}

// A value that passes every test, as it is.
function taking(tests: readonly Test[]): SchemaReader {
  return (value) => (areAllPassed(tests, value) ? value : undefined);
}

function areAllPassed(tests: readonly Test[], value: unknown): boolean {
  for (let n = 0; n < tests.length; n++) if (!tests[n](value)) return false;
  return true;
}

function firstOf(readers: readonly SchemaReader[]): SchemaReader {
  return (value) => {
    for (const read of readers) {
      const found = read(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function listReader(read: SchemaReader, tests: readonly Test[]): SchemaReader {
  return (value) => {
    if (!Array.isArray(value) || !areAllPassed(tests, value)) return undefined;
    const copy: unknown[] = [];
    for (let place = 0; place < value.length; place++) {
      const item = read(value[place]);
      if (item === undefined) return undefined;
      copy.push(item);
    }
    return copy;
  };
}

// True for the schema of a record that takes its fields and nothing else.
function isStrict(schema: z.ZodMiniType): boolean {
  const { catchall } = partsOf(schema);
  return catchall !== undefined && partsOf(catchall).type === 'never';
}

function recordReader(shape: Readonly<Record<string, z.ZodMiniType>>): SchemaReader {
  const fields = Object.keys(shape).map((key) => {
    const { type, innerType } = partsOf(shape[key]);
    const isOptional = type === 'optional';
    return { key, isOptional, read: readerOf(isOptional ? (innerType as z.ZodMiniType) : shape[key]) };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return undefined;
    const given = value as Readonly<Record<string, unknown>>;
    const copy: Record<string, unknown> = {};
    let unread = 0;
    for (const _ in given) unread++;
    for (let n = 0; n < fields.length; n++) {
      const { key, isOptional, read } = fields[n];
      const part = given[key];
      if (part === undefined && isOptional) continue;
      const found = read(part);
      if (found === undefined) return undefined;
      copy[key] = found;
      unread--;
    }
    return unread === 0 ? copy : undefined;
  };
}
