// The kinds of fields of which a state is declared. A kind has a schema, an empty value and a layout for
// copies of the state; `hidden` and `partly` add who may see it. Schemas are made when first used.

import * as z from 'zod/mini';
import { LONGEST_LIST, MOST_SEATS, mustBeCount } from '../../base/counts.js';
import { once } from '../../base/memo.js';
import type { Seat } from '../../base/seat.js';
import type { Envelope } from '../../base/state.js';
import type { Field } from '../fields.js';
import * as fields from '../fields.js';
import { type SecretAnswers, viewAnswers } from '../secret-answers.js';
import { type Auction, areTurns, type Turns } from '../turns.js';

/** A field of a state: its values, and what a viewer sees of them. */
export interface FieldKind<Value, Seen = Value> {
  /** How copies of the state treat it. */
  readonly layout: Layout;
  /** The strict schema of its values. */
  readonly schema: () => z.ZodMiniType;
  /** What a new record begins with. */
  readonly empty: () => Value;
  /** What of it is secret; undefined where everybody sees it. */
  readonly secret?: Secret;
  /** The kind of thing whose numbers or names it holds, alone or in a list; undefined where it holds none. */
  readonly idOf?: string;
  /** True for money: laws hold facts to every change of it. */
  readonly isMoney?: true;
  /** Carries the types; never set. */
  readonly types?: {
    /** What the field holds. */
    readonly value: Value;
    /** What a viewer gets of it. */
    readonly seen: Seen;
  };
}

/**
 * How a copy of the state treats a field. `plain` values need no freezing. A `leaf` is replaced as a whole
 * and shared by copies. It is `flat` if one freeze reaches all of it, and `compared` if a step may replace it
 * by an equal value, as it may all of a `slice`. Every copy gets a new `part`, a small record. A step copies
 * a `slice` when it first writes it; of `rows` it copies those that it writes.
 */
export type Layout =
  | { readonly is: 'plain' }
  | { readonly is: 'leaf'; readonly flat: boolean; readonly compared?: true }
  | { readonly is: 'part'; readonly fields: Fields; readonly maybe: boolean }
  | { readonly is: 'slice'; readonly fields: Fields }
  | { readonly is: 'rows'; readonly one: string; readonly fields: Fields };

/** Fields by name, in the order in which a record lays them out. */
export type Fields = Readonly<Record<string, AnyKind>>;

/** A kind of any values. */
// biome-ignore lint/suspicious/noExplicitAny: collections of kinds; each keeps its own types
export type AnyKind = FieldKind<any, any>;

/** Where a secret is looked at: by whom, in which state, and in which row (0 outside rows). */
export interface At<State> {
  /** The state that it is part of. */
  readonly state: State;
  /** Who looks; null for a spectator. */
  readonly viewer: Seat | null;
  /** Which of the rows it is in, of rows in rows the outer ones; 0 outside rows. */
  readonly place: number;
}

/** The secret part of a field: all of it unless `shown` says otherwise, or all that `seen` leaves out. */
export type Secret =
  | {
      /** Whether a viewer sees it. */
      readonly shown: (at: At<never>) => boolean;
      /** True for a list, of which the others see the length. */
      readonly isList: boolean;
    }
  | {
      /** What a viewer sees of a value. */
      readonly seen: (value: never, at: At<never>) => unknown;
    };

/** The values of a kind. */
export type ValueOf<K> = K extends { readonly types?: { readonly value: infer Value } } ? Value : never;
/** What a viewer sees of a kind's values. */
export type SeenOf<K> = K extends { readonly types?: { readonly seen: infer Seen } } ? Seen : never;

const plain: Layout = { is: 'plain' };

const plainly = <Value>({ schema, idOf }: Field<Value>, empty: Value): FieldKind<Value> => ({
  layout: plain,
  ...(idOf !== undefined && { idOf }),
  schema,
  empty: () => empty,
});

// Fields of actions bear these names too (../fields.ts), and one file holds the built declarations of both.
export {
  flagKind as flag,
  intKind as int,
  listKind as list,
  maybeKind as maybe,
  nameOfKind as nameOf,
  numberOfKind as numberOf,
  oneOfKind as oneOf,
  seatKind as seat,
};

/** A whole number from `least` to `most`, both included. An empty one is 0, or `least` where that is more. */
function intKind(least: number, most: number): FieldKind<number> {
  return plainly(fields.int(least, most), Math.max(0, least));
}

/** A whole number from 0: an amount, a step. A state allows less (src/core/engine/begin/playable.ts). */
export const count: FieldKind<number> = /* @__PURE__ */ intKind(0, 0x7fff_ffff);

/** An amount of money, from 0: facts tell every change of it (`money` of `fact`), or a law finds it. */
export const money: FieldKind<number> = /* @__PURE__ */ (() => ({ ...count, isMoney: true as const }))();

/** A seat; titles have at most 24. */
const seatKind: FieldKind<Seat> = /* @__PURE__ */ plainly(fields.seat, 0);

/** The number of a thing of this kind (`hex`), one of the ruleset's `ids`. An empty one is 0. */
function numberOfKind(thing: string): FieldKind<number> {
  return plainly(fields.numberOf(thing), 0);
}

/** The name of a thing of this kind (`company`), one of the ruleset's `ids`. An empty one is ''. */
function nameOfKind<Name extends string = string>(thing: string): FieldKind<NoInfer<Name>> {
  return plainly(fields.nameOf<Name>(thing), '' as Name);
}

/** True or false. An empty one is false. */
const flagKind: FieldKind<boolean> = /* @__PURE__ */ plainly(fields.flag, false);

/** A kebab-case id of 1 to 64 characters. */
export const id: FieldKind<string> = /* @__PURE__ */ plainly(fields.name, '');

/** A text of at most `most` characters. An empty one is ''. */
export function text(most: number): FieldKind<string> {
  return { layout: plain, schema: once(() => z.string().check(z.maxLength(most))), empty: () => '' };
}

/** One of the given words. An empty one is the first. */
function oneOfKind<const Word extends string>(words: readonly Word[]): FieldKind<Word> {
  return plainly(fields.oneOf(words), words[0]);
}

/** Just this word: what tells the records of a `union` apart. */
export function word<const Word extends string>(only: Word): FieldKind<Word> {
  return plainly(fields.only(only), only);
}

/** A value of the kind, or null; an empty one is null. Of a `part`, a part that may be missing. */
function maybeKind<Value, Seen>(kind: FieldKind<Value, Seen>): FieldKind<Value | null, Seen | null> {
  const { layout, secret } = kind;
  if (secret !== undefined)
    throw new RangeError('a field that may be missing is hidden as a whole: hidden(maybe(…))');
  const maybeLayout = layout.is === 'part' ? { ...layout, maybe: true } : layout;
  return { layout: maybeLayout, schema: once(() => z.nullable(kind.schema())), empty: () => null };
}

/** A list of at most `most` values of the kind, up to a million, replaced as a whole. An empty one is []. */
function listKind<Value>(kind: FieldKind<Value>, most: number): FieldKind<readonly Value[]> {
  mustBeOpen({ item: kind });
  mustBeCount(most, 'most', [0, LONGEST_LIST]);
  return {
    layout: { is: 'leaf', flat: kind.layout.is === 'plain' },
    ...(kind.idOf !== undefined && { idOf: kind.idOf }),
    schema: once(() => z.array(kind.schema()).check(z.maxLength(most))),
    empty: () => [],
  } as FieldKind<readonly Value[]>;
}

/** A value of the kind for each of `many` things, replaced as a whole. An empty list has empty values. */
export function each<Value>(kind: FieldKind<Value>, many: number): FieldKind<readonly Value[]> {
  return {
    ...listKind(kind, many),
    schema: once(() => z.array(kind.schema()).check(z.length(many))),
    empty: () => Array.from({ length: many }, () => kind.empty()),
  };
}

/** A list of records that a step may fill and empty again: one equal to the old keeps its identity. */
export function compared<Value>(kind: FieldKind<readonly Value[]>): FieldKind<readonly Value[]> {
  return { ...kind, layout: { is: 'leaf', flat: false, compared: true } };
}

/** A record that is replaced as a whole. */
export function record<const F extends Fields>(fields: F): FieldKind<Values<F>> {
  mustBeOpen(fields);
  return { layout: leafOf(fields), schema: once(() => schemaOf(fields)), empty: () => emptyOf(fields) };
}

/** One of several records that differ in their `kind`, replaced as a whole. An empty one is the first. */
export function union<const F extends readonly Fields[]>(...records: F): FieldKind<Values<F[number]>> {
  for (const fields of records) mustBeOpen(fields);
  return {
    layout: { is: 'leaf', flat: false },
    schema: once(() => z.union(records.map(schemaOf) as [z.ZodMiniType])),
    empty: () => emptyOf(records[0]) as Values<F[number]>,
  };
}

/** An answer a seat, as `noAnswers` begins them. By itself it is public: {@link secretAnswers} hides it. */
export function answers<Value>(kind: FieldKind<Value>, seats: number): FieldKind<SecretAnswers<Value>> {
  mustBeCount(seats, 'seats', [0, MOST_SEATS]);
  mustBeOpen({ answer: kind });
  const answer = once(() => z.nullable(z.strictObject({ answer: z.nullable(kind.schema()) })));
  return {
    layout: { is: 'leaf', flat: false },
    schema: once(() => z.array(answer()).check(z.maxLength(seats))),
    empty: () => [],
  };
}

/** A round of turns of at most this many seats, as `newTurns` begins it. Empty, it is without seats. */
export function turns(seats: number): FieldKind<Turns> {
  mustBeCount(seats, 'seats', [0, MOST_SEATS]);
  const some = once(() => listKind(seatKind, seats).schema());
  const round = () => z.strictObject({ order: some(), seat: z.nullable(seatKind.schema()), passed: some() });
  return {
    layout: { is: 'leaf', flat: false },
    schema: once(() => round().check(z.refine((value) => areTurns(value as Turns), 'not a round of turns'))),
    empty: () => ({ order: [], seat: null, passed: [] }),
  };
}

/** An auction of a thing with these fields, as `newAuction` begins it, or null. An empty one is null. */
export function auction<const F extends Fields>(
  thing: F,
  seats: number,
): FieldKind<Auction<Values<F>> | null> {
  return maybeKind(
    record({ ...thing, bid: count, bidder: maybeKind(seatKind), turns: turns(seats) }),
  ) as never;
}

/** A value with its own schema, replaced as a whole; an equal value keeps the old identity. */
export function leaf<Value>(schema: () => z.ZodMiniType, empty: () => Value): FieldKind<Value> {
  return { layout: { is: 'leaf', flat: false, compared: true }, schema: once(schema), empty };
}

/** A small record that every step may write field by field. */
export function part<const F extends Fields>(fields: F): FieldKind<Writable<Values<F>>, Seens<F>> {
  return {
    layout: { is: 'part', fields, maybe: false },
    schema: once(() => schemaOf(fields)),
    empty: () => emptyOf(fields),
  };
}

/**
 * A record that most steps leave alone: copies share it until a step asks to write it. A slice `own` gives
 * `ownToWrite`. It is at the top of a state or in another slice.
 */
export function slice<const F extends Fields>(fields: F): FieldKind<Values<F>, Seens<F>> {
  return {
    layout: { is: 'slice', fields },
    schema: once(() => schemaOf(fields)),
    empty: () => emptyOf(fields),
  };
}

/**
 * Records in a fixed order, at least `least` and at most `most`: a step copies those that it writes, and new
 * ones come last. `one` names a single one: `seat` gives `seatToWrite` and `emptySeat`. Empty rows are
 * `least`.
 */
export function rows<const F extends Fields>(
  one: string,
  [least, most]: readonly [number, number],
  fields: F,
): FieldKind<readonly Values<F>[], readonly Seens<F>[]> {
  mustBeCount(most, 'most', [0, LONGEST_LIST]);
  mustBeCount(least, 'least', [0, most]);
  return {
    layout: { is: 'rows', one, fields },
    schema: once(() => z.array(schemaOf(fields)).check(z.minLength(least), z.maxLength(most))),
    empty: () => Array.from({ length: least }, () => emptyOf(fields)),
  } as FieldKind<readonly Values<F>[], readonly Seens<F>[]>;
}

/** A field that only those see for whom `shown` says yes. Others see null; of a list, as many nulls. */
export function hidden<Value, State = Envelope>(
  kind: FieldKind<Value>,
  shown: (at: At<State>) => boolean,
): FieldKind<Value, Value extends readonly (infer Item)[] ? readonly (Item | null)[] : Value | null> {
  return { ...kind, secret: { shown: shown as never, isList: Array.isArray(kind.empty()) } } as never;
}

/** A field of which a viewer sees what `seen` makes of it, built up from nothing (E-VIEW-1). */
export function partly<Value, Seen, State = Envelope>(
  kind: FieldKind<Value>,
  seen: (value: Value, at: At<State>) => Seen,
): FieldKind<Value, Seen> {
  return { ...kind, secret: { seen: seen as never } } as never;
}

/** Secret answers of seats, null while nobody is asked: all see who answered, only the seat sees what. */
export function secretAnswers<Value>(
  kind: FieldKind<Value>,
  seats: number,
): FieldKind<SecretAnswers<Value> | null, SecretAnswers<Value> | null> {
  return partly(maybeKind(answers(kind, seats)), (given, { viewer }) => given && viewAnswers(given, viewer));
}

/**
 * A hidden field of a row that only the seat of that row sees, where rows are seats.
 *
 * @returns True where the viewer is the seat of the row.
 * @see {@link toNobody}
 * @example
 * console.log(...[1, null].map((viewer) => toItsSeat({ state: null, viewer, place: 1 })));
 * // true false
 */
export function toItsSeat({ viewer, place }: At<unknown>): boolean {
  return viewer === place;
}

/**
 * A hidden field that nobody sees.
 *
 * @returns False for every viewer.
 * @see {@link toItsSeat}
 * @example
 * console.log(toNobody());
 * // false
 */
export function toNobody(): boolean {
  return false;
}

/** A record that a step may write. */
export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
/** The record of a set of fields. */
export type Values<F extends Fields> = { readonly [Key in keyof F]: ValueOf<F[Key]> };
/** The record of a set of fields as a viewer sees it. */
export type Seens<F extends Fields> = { readonly [Key in keyof F]: SeenOf<F[Key]> };

/** The fields of a part, a slice or rows; none of any other layout. */
export function fieldsIn(layout: Layout): Fields {
  return 'fields' in layout ? layout.fields : {};
}

/** True if a view of these fields hides anything. */
export function hasSecrets(fields: Fields): boolean {
  return Object.values(fields).some(
    ({ layout, secret }) => secret !== undefined || hasSecrets(fieldsIn(layout)),
  );
}

// A value that is replaced as a whole is shown or hidden as a whole: all would see a secret inside.
function mustBeOpen(fields: Fields): void {
  for (const name in fields)
    if (hasSecrets({ [name]: fields[name] }))
      throw new RangeError(
        `${name} cannot be hidden by itself: hide all that it lies in, or make that a part or rows`,
      );
}

/** The strict schema of a record of these fields. */
export function schemaOf(fields: Fields): z.ZodMiniType {
  return z.strictObject(mapped(fields, ({ schema }) => schema()));
}

/** A record of these fields with nothing in it yet. */
export function emptyOf<F extends Fields>(fields: F): Values<F> {
  return mapped(fields, ({ empty }) => empty()) as never;
}

function mapped(fields: Fields, of: (kind: AnyKind) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, of(kind)]));
}

function leafOf(fields: Fields): Layout {
  return { is: 'leaf', flat: Object.values(fields).every(({ layout }) => layout.is === 'plain') };
}
