// Options, in titles as in layers: the values that one takes, what people are told of it, and what it changes
// in the tables.

import * as z from 'zod/mini';
import { freezeForGood } from '../../base/freeze.js';
import type { SchemaOf } from '../../fields/schema-of.js';
import { mustFit } from '../fit-tables.js';
import type { Variant } from '../variant.js';

/** An option: the values that it takes, with a default, and what people are told of it. */
// biome-ignore lint/suspicious/noExplicitAny: tables of any title
export interface OptionPiece<Value = unknown, Rules extends object = any> {
  /** A schema with a default: `z._default(z.boolean(), false)`. */
  readonly schema: SchemaOf<Value>;
  /** What people are told that it does. */
  readonly label: string;
  /** What it changes where it is on; {@link switchOption} says how. */
  readonly changes?: Changes<Rules>;
  /** The ids of the rules that it brings. */
  readonly rules?: readonly string[];
}

/** Tables in place of those that there are: by name, or made of them. */
export type Changes<Rules extends object> = Partial<Rules> | ((rules: Rules) => Partial<Rules>);

/** Options by name. */
export type OptionPieces = Readonly<Record<string, OptionPiece>>;

/**
 * An option that is off unless it is asked for.
 *
 * @param label - What the option is called in lists.
 * @param changes - Tables in place of those that there are while it is on: by name, or a function that makes
 *   them of the rules. Left out, `variants` say what it changes.
 * @param rules - The ids of the rules that it brings.
 * @returns The option, for `options` of a title or of a chapter.
 * @see `declareTitle`, `declareChapter`
 * @example
 * const long = switchOption('A long game', { rounds: 12 });
 * const rich = switchOption('Twice the coins', ({ coins }) => ({ coins: 2 * coins }), ['V-8']);
 */
// biome-ignore lint/suspicious/noExplicitAny: tables of any title
export function switchOption<Rules extends object = any>(
  label: string,
  changes?: Changes<Rules>,
  rules: readonly string[] = [],
): OptionPiece<boolean, Rules> {
  const piece = { schema: z._default(z.boolean(), false), label };
  return changes === undefined ? piece : { ...piece, changes, rules };
}

/** What games hold for options of these pieces. */
export type OptionValues<Options extends OptionPieces> = {
  readonly [Name in keyof Options]: Options[Name] extends OptionPiece<infer Value> ? Value : never;
};

/**
 * What options change, each as a variant of its name. Throws `InvalidInputError` for a table that the
 * `tables` do not have, or that is of another kind there.
 */
export function variantsOf(pieces: OptionPieces, tables: object): readonly Variant<object, object>[] {
  return Object.entries(pieces).flatMap(([id, { changes, rules = [] }]) => {
    if (changes === undefined) return [];
    const variant = {
      id,
      rules,
      isOn: (options: object) => (options as Readonly<Record<string, unknown>>)[id] === true,
      adjust(before: object) {
        const changed = typeof changes === 'function' ? changes(before) : changes;
        mustFit(before, changed, ['options', id]);
        return { ...before, ...changed };
      },
    };
    variant.adjust(freezeForGood(tables));
    return [variant];
  });
}

/** The schemas of options, by name. */
export function schemasOf(pieces: OptionPieces): Record<string, SchemaOf<unknown>> {
  return Object.fromEntries(Object.entries(pieces).map(([name, { schema }]) => [name, schema]));
}

/** The labels of options, by name. */
export function labelsOf(pieces: OptionPieces): Record<string, string> {
  return Object.fromEntries(Object.entries(pieces).map(([name, { label }]) => [name, label]));
}
