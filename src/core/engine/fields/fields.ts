// What the fields of an action hold. A field tests a value, reads a word of notation, and has a strict
// schema, which alone says what is wrong with a value. Schemas are made when first asked for.

import * as z from 'zod/mini';
import { LONGEST_LIST, mustBeCount } from '../base/counts.js';
import { once } from '../base/memo.js';
import { type IdRange, idField } from './ids.js';
import { type NameTable, type NameTables, NO_NAMES } from './names.js';

/** A field of an action: the values it takes, and how they are read. */
export interface Field<Value> {
  /** The strict schema of its values. */
  readonly schema: () => z.ZodMiniType;
  /** True only for a value that the schema takes unchanged; left out where the schema must be asked. */
  readonly accepts?: (value: unknown) => boolean;
  /**
   * The value that a word of notation stands for. A word for no such value stays text, for the schema to
   * refuse. `names` has what the game calls things in notation; left out, things are called by their ids.
   */
  readonly read: (word: string, names?: NameTables) => unknown;
  /** The kind of thing of which it holds ids (`hex`); left out where it holds none. */
  readonly idOf?: string;
  /** True where an action may leave it out. */
  readonly isOptional?: boolean;
  /** All its values in order, of ids those that the game has. Left out where nobody can name all of them. */
  readonly values?: (ids: IdRange) => Iterable<Value>;
  /** Carries the type; never set. */
  readonly types?: {
    /** What the field holds. */
    readonly value: Value;
  };
}

/** A field of which all values can be named: an action of such fields need not say what it offers. */
export interface CountableField<Value> extends Field<Value> {
  /** All its values in order, of ids those that the game has. */
  readonly values: (ids: IdRange) => Iterable<Value>;
}

/** A field that an action may leave out. */
export interface OptionalField<Value> extends Field<Value> {
  readonly isOptional: true;
}

/** A field of any values. */
// biome-ignore lint/suspicious/noExplicitAny: collections of fields; each keeps its own type
export type AnyField = Field<any>;

/** The fields of an action by name. */
export type Payload = Readonly<Record<string, AnyField>>;

/** How many values a list may have: whole numbers, `most` up to a million, or there is a `RangeError`. */
export interface ListBounds {
  /** 0 unless said otherwise. */
  readonly least?: number;
  /** The largest number of values; needed, so that no input is unbounded. */
  readonly most: number;
}

const asText = (word: string): unknown => word;
const asNumber = (word: string): unknown => (/^-?\d+$/.test(word) ? Number(word) : word);

/**
 * A whole number from `least` to `most`, both included.
 *
 * @throws `RangeError` unless both are safe integers, the lower first.
 * @example
 * const die = fields.int(1, 6);
 */
export function int(least: number, most: number): CountableField<number> {
  mustBeCount(least, 'least', [Number.MIN_SAFE_INTEGER, most]);
  mustBeCount(most, 'most', [least, Number.MAX_SAFE_INTEGER]);
  return {
    *values() {
      for (let value = least; value <= most; value++) yield value;
    },
    schema: once(() => z.int().check(z.gte(least), z.lte(most))),
    accepts: (value) =>
      Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most,
    read: asNumber,
  };
}

/** An amount: a whole number from 0 to a million. */
export const amount: Field<number> = /* @__PURE__ */ int(0, 1_000_000);

/**
 * The number of a thing of this kind (`hex`), one of those that the ruleset's `ids` say there are.
 *
 * @example
 * const hex = fields.numberOf('hex');
 */
export function numberOf(thing: string): CountableField<number> {
  return holding(thing, amount);
}

/**
 * The name of a thing of this kind (`company`), one of those that the ruleset's `ids` say there are.
 *
 * @example
 * const city = fields.nameOf('city');
 */
export function nameOf<Name extends string = string>(thing: string): CountableField<NoInfer<Name>> {
  return holding(thing, name as Field<Name>);
}

/** A seat; titles have at most 24. */
export const seat: CountableField<number> = /* @__PURE__ */ holding('seat', /* @__PURE__ */ int(0, 23));

function holding<Value>(thing: string, field: Field<Value>): CountableField<Value> {
  const read = (word: string, names?: NameTables): unknown => {
    const table: NameTable | undefined = names?.[thing];
    return table === undefined ? field.read(word) : (table.number(word) ?? word);
  };
  const values = (ids: IdRange) => (typeof ids === 'number' ? Array(ids).keys() : ids) as Iterable<Value>;
  return { ...field, read, schema: once(() => idField(thing, field.schema())), idOf: thing, values };
}

/** A name: 1 to 64 characters. */
export const name: Field<string> = {
  schema: /* @__PURE__ */ once(() => z.string().check(z.minLength(1), z.maxLength(64))),
  accepts: (value) => typeof value === 'string' && value.length >= 1 && value.length <= 64,
  read: asText,
};

/** True or false. */
export const flag: CountableField<boolean> = {
  values: () => [false, true],
  schema: () => z.boolean(),
  accepts: (value) => typeof value === 'boolean',
  read: (word) => (word === 'true' ? true : word === 'false' ? false : word),
};

/** True: for what is left out where it is not so, so that an action has one spelling. */
export const yes: CountableField<boolean> = /* @__PURE__ */ (() => ({
  ...flag,
  values: () => [true],
  schema: /* @__PURE__ */ once(() => z.boolean().check(z.refine((isSo) => isSo))),
  accepts: (value) => value === true,
}))();

/**
 * One of the given words.
 *
 * @example
 * const how = fields.oneOf(['place', 'pick-up']);
 */
export function oneOf<const Word extends string>(words: readonly Word[]): CountableField<Word> {
  return {
    values: () => words,
    schema: once(() => z.enum([...words])),
    accepts: (value) => words.includes(value as Word),
    read: asText,
  };
}

/** Null: the seat of the host. */
export const nobody: CountableField<null> = {
  values: () => [null],
  schema: () => z.null(),
  accepts: (value) => value === null,
  read: asText,
};

/**
 * Just this word.
 *
 * @example
 * const kind = fields.only('bribe');
 */
export function only<const Value extends string>(value: Value): CountableField<Value> {
  return {
    values: () => [value],
    schema: once(() => z.literal(value)),
    accepts: (given) => given === value,
    read: asText,
  };
}

/**
 * A value of the field, or null.
 *
 * @example
 * const payTo = fields.maybe(fields.numberOf('seat'));
 */
export function maybe<Value>(field: CountableField<Value>): CountableField<Value | null>;
export function maybe<Value>(field: Field<Value>): Field<Value | null>;
export function maybe<Value>({ schema, accepts, read, idOf, values }: Field<Value>): Field<Value | null> {
  return {
    ...(idOf !== undefined && { idOf }),
    ...(values && { values: (ids: IdRange) => [null, ...values(ids)] }),
    schema: once(() => z.nullable(schema())),
    ...(accepts && { accepts: (value: unknown) => value === null || accepts(value) }),
    read: (word, names) => (word === 'null' ? null : read(word, names)),
  };
}

/**
 * A field that may be left out; notation names it, `train=1`.
 *
 * @example
 * const train = fields.optional(fields.int(0, 1));
 */
export function optional<Value>({ values: _values, ...field }: Field<Value>): OptionalField<Value> {
  return { ...field, schema: once(() => z.optional(field.schema())), isOptional: true };
}

/**
 * A list of values of the field, in the order given.
 *
 * @example
 * const loads = fields.list(fields.nameOf('good'), { most: 3 });
 */
export function list<Value>(field: Field<Value>, bounds: ListBounds): Field<readonly Value[]> {
  return listBy(field, bounds, (element) => z.array(element).check(...lengths(bounds)));
}

/**
 * A list of numbers whose order does not matter (E-SHAPE-3): the parsed action has it in ascending order.
 * Conditions of the action may refuse repeats; where no condition does, use {@link setOf}.
 *
 * @example
 * const cards = fields.ascending(fields.numberOf('card'), { least: 1, most: 5 });
 */
export function ascending(field: Field<number>, bounds: ListBounds): Field<readonly number[]> {
  return listBy(field, bounds, (element) => z.array(element).check(...lengths(bounds), z.overwrite(sorted)));
}

/**
 * As {@link ascending}, without repeats: a number named twice is malformed.
 *
 * @example
 * setOf(amount, { least: 1, most: 3 }) // reads [7, 4] as [4, 7]; refuses [], [4, 4] and [1, 2, 3, 4]
 */
export function setOf(field: Field<number>, bounds: ListBounds): Field<readonly number[]> {
  return listBy(field, bounds, (element) =>
    z.array(element).check(...lengths(bounds), z.overwrite(sorted), z.refine(areDifferent, REPEATS)),
  );
}

function listBy<Value>(
  field: Field<Value>,
  { least = 0, most }: ListBounds,
  schemaOf: (element: z.ZodMiniType<never, never>) => z.ZodMiniType,
): Field<readonly Value[]> {
  mustBeCount(most, 'most', [least, LONGEST_LIST]);
  mustBeCount(least, 'least', [0, most]);
  // Names may have commas in them, so plus signs stand between them.
  const partsOf = (word: string, names: NameTables = NO_NAMES) =>
    word.split(names[field.idOf ?? ''] === undefined ? ',' : '+');
  return {
    ...(field.idOf !== undefined && { idOf: field.idOf }),
    schema: once(() => schemaOf(field.schema() as never)),
    read: (word, names) => (word === '-' ? [] : partsOf(word, names).map((item) => field.read(item, names))),
  };
}

const REPEATS = 'expected numbers without repeats';
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const areDifferent = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;
const lengths = ({ least = 0, most }: ListBounds) => [z.minLength(least), z.maxLength(most)] as const;
