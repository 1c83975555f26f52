// A state is declared once. Its types, strict schema, empty records and hidden fields follow from the
// declaration here. Copying, sealing and viewing follow from it as generated text (src/cli/states), which
// makes them fast.

import * as z from 'zod/mini';
import type { Seat } from '../../base/seat.js';
import type { Envelope, GameHeader, Outcome, Standing } from '../../base/state.js';
import { envelopeShape } from '../../base/state.js';
import type { SecretAnswers } from '../secret-answers.js';
import type { Turns } from '../turns.js';
import type { FieldKind, Fields, SeenOf, Seens, ValueOf, Values, Writable } from './kinds.js';
import * as kinds from './kinds.js';
import { emptyOf, fieldsIn, schemaOf } from './kinds.js';

/** A declared state: its fields behind the envelope that every state begins with. */
export interface DeclaredState<F extends Fields = Fields> {
  /** The fields as declared, by name, without those of the envelope. */
  readonly fields: F;
  /** The strict schema of a whole state, envelope included. */
  readonly schema: z.ZodMiniType;
  /** The title's part of a first state, with nothing in it yet. */
  empty(): Writable<Values<F>>;
  /**
   * Who sees the field at a path of the declaration, such as `seats.cash`, or what is seen of it; throws
   * where nothing is hidden.
   */
  secret(path: string): (...given: never[]) => unknown;
}

/**
 * Declares a state of the kinds that it gets: `count`, `seat`, `list` and others; «Kinds of fields» in
 * `docs/adding-a-ruleset.md` lists them. Fields are read when first needed, so a bundle can leave them out.
 * A contradiction throws a `RangeError` then, such as a record in a list with a hidden field.
 *
 * @param fieldsOf - Gives the fields by name, made of the kinds that it is handed.
 * @returns The declared state: its fields, its schema, and who may see which of them.
 * @throws `RangeError` when the fields are first read and contradict each other.
 * @see `declaredView`, E-VIEW-1
 * @example
 * const state = declareState(({ count, hidden, list, rows }) => ({
 *   seats: rows('seat', [2, 4], { cash: count, hand: hidden(list(count, 10), toItsSeat) }),
 * }));
 */
export function declareState<const F extends Fields>(fieldsOf: (of: typeof kinds) => F): DeclaredState<F> {
  let fields: F | undefined;
  let schema: z.ZodMiniType | undefined;
  return {
    get fields() {
      fields ??= fieldsOf(kinds);
      return fields;
    },
    get schema() {
      schema ??= z.strictObject({ ...envelopeShape, ...(schemaOf(this.fields) as z.ZodMiniObject).shape });
      return schema;
    },
    empty() {
      return emptyOf(this.fields);
    },
    secret(path) {
      const found = kindAt(this.fields, path)?.secret;
      if (found === undefined) throw new RangeError(`nothing is hidden at ${path}`);
      return 'seen' in found ? found.seen : found.shown;
    },
  };
}

function kindAt(fields: Fields, path: string): FieldKind<unknown> | undefined {
  const [name, ...rest] = path.split('.');
  const kind = fields[name];
  if (rest.length === 0) return kind;
  return kindAt(fieldsIn(kind.layout), rest.join('.'));
}

// The fields that every state has.
type EnvelopeOf<Id extends string, Options, Ranked extends Standing> = Omit<
  Envelope<Id, Options>,
  'outcome'
> & {
  /** How the game ended; null while it goes on. */
  outcome: Outcome<Ranked> | null;
};

/** The state of a title of this declaration: what rules write. */
export type StateOf<
  D extends DeclaredState,
  Id extends string = string,
  Options = unknown,
  Ranked extends Standing = Standing,
> = EnvelopeOf<Id, Options, Ranked> & {
  -readonly [Key in keyof D['fields']]: ValueOf<D['fields'][Key]>;
};

/** As {@link StateOf}, where steps write on drafts: lists, records and rows in place. */
export type DraftOf<
  D extends DeclaredState,
  Id extends string = string,
  Options = unknown,
  Ranked extends Standing = Standing,
> = EnvelopeOf<Id, Options, Ranked> & {
  -readonly [Key in keyof D['fields']]: Draft<ValueOf<D['fields'][Key]>>;
};

/** A value that is written in place; answers of seats are given by `withAnswer`, turns by `afterTurn`. */
export type Draft<Value> = Value extends SecretAnswers<unknown> | Turns
  ? Value
  : Value extends readonly (infer Item)[]
    ? Draft<Item>[]
    : Value extends object
      ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
      : Value;

/** What rules may read when they check, list and decide: a state, or a view with nulls for what is hidden. */
export type KnownOf<
  D extends DeclaredState,
  Id extends string = string,
  Options = unknown,
  Ranked extends Standing = Standing,
> = {
  /** The header: title, options, board, names. */
  readonly game: GameHeader<Id, Options>;
  /** How many actions have been played. */
  readonly step: number;
  /** The round, from 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome<Ranked> | null;
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  readonly absent: readonly Seat[];
} & Seens<D['fields']>;

/** What a seat, or a spectator with null, may know. */
export type ViewOf<
  D extends DeclaredState,
  Id extends string = string,
  Options = unknown,
  Ranked extends Standing = Standing,
> = KnownOf<D, Id, Options, Ranked> & {
  /** Whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
};

/** One record of the rows of a name. */
export type RowOf<D extends DeclaredState, Name extends keyof D['fields']> =
  ValueOf<D['fields'][Name]> extends readonly (infer Row)[] ? Row : never;

/** One record of the rows of a name, as a viewer sees it. */
export type SeenRowOf<D extends DeclaredState, Name extends keyof D['fields']> =
  SeenOf<D['fields'][Name]> extends readonly (infer Row)[] ? Row : never;
