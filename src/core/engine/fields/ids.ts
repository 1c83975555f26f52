// Ids from outside. A field says what it holds the id of, and a ruleset says which ids of each kind there
// are. Both are compared here, once, before any rule sees them (E-SHAPE-2).

import * as z from 'zod/mini';
import { Fault, type Rejection } from '../base/rejection.js';

/** Which ids of a kind there are: how many, for the numbers 0 … n − 1, or just these. */
export type IdRange = number | ReadonlySet<string | number>;

/** The ids of a game, by kind. */
export type IdRanges = Readonly<Record<string, IdRange>>;

/** An id that nothing in the game has, and where it stands. */
export interface UnknownId {
  readonly kind: string;
  readonly id: string | number;
  readonly path: readonly (string | number)[];
}

/** Finds the first id in a value that nothing in the game has. The value must have the shape already. */
export type IdFinder = (value: unknown) => UnknownId | null;

/**
 * The schema of an id, marked as that of a thing of this kind (`stone`). The ruleset's `ids` say whether
 * there is such a thing.
 */
export function idField<Schema extends z.ZodMiniType>(kind: string, schema: Schema): Schema {
  return z.clone(schema, { ...schema.def, idOf: kind } as never);
}

/** The kind of thing that a schema is the id of; otherwise undefined. */
export function kindOfId(schema: z.ZodMiniType): string | undefined {
  return partsOf(schema).idOf;
}

/** What finds the ids that are not among these in values of a schema; null for a schema without id fields. */
export function idFinder(schema: z.ZodMiniType, ranges: IdRanges): IdFinder | null {
  const { idOf, type, innerType, element, shape = {}, options = [] } = partsOf(schema);
  if (idOf !== undefined) return among(idOf, ranges[idOf]);
  if (innerType !== undefined) return whereGiven(idFinder(innerType, ranges));
  if (element !== undefined) return inList(idFinder(element, ranges));
  if (type === 'union') return inBranch(options, ranges);
  return inRecord(shape, ranges);
}

/** The rejection of an action that names what there is not (E-SHAPE-2). */
export function unknownId({ kind, id, path }: UnknownId): Rejection {
  return {
    code: `action/no-such-${kind}`,
    rule: 'E-SHAPE-2',
    params: { kind, id, field: path.join('.') },
    scope: 'public',
  };
}

/**
 * An entry of a table by its name, or undefined; entries of its prototype do not count.
 *
 * @param table - Entries by name.
 * @param name - The name to look up.
 * @returns The entry, or undefined.
 * @see E-SHAPE-2
 * @example
 * const locos = { freight: { speed: 9 } };
 * console.log(entryOf(locos, 'freight')?.speed, entryOf(locos, 'toString') === undefined);
 * // 9 true
 */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** What a schema was made of, as zod says. */
export interface SchemaParts {
  readonly type: string;
  /** Of what it is the id. */
  readonly idOf?: string;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly options?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  /** What further a value must pass. */
  readonly checks?: readonly z.core.$ZodCheck[];
}

/** What a schema was made of. */
export const partsOf = ({ def }: z.ZodMiniType): SchemaParts => def as SchemaParts;

const HERE: readonly never[] = [];

function among(kind: string, range: IdRange | undefined): IdFinder {
  if (range === undefined)
    throw new Fault(`a field holds the id of a ${kind}, and no ruleset says which there are`);
  if (typeof range === 'number')
    return (id) => ((id as number) < range ? null : { kind, id: id as number, path: HERE });
  return (id) => (range.has(id as string | number) ? null : { kind, id: id as string, path: HERE });
}

function whereGiven(find: IdFinder | null): IdFinder | null {
  return find && ((value) => (value === undefined || value === null ? null : find(value)));
}

function inList(find: IdFinder | null): IdFinder | null {
  if (find === null) return null;
  return (value) => {
    const list = value as readonly unknown[];
    for (let place = 0; place < list.length; place++) {
      const found = find(list[place]);
      if (found !== null) return { ...found, path: [place, ...found.path] };
    }
    return null;
  };
}

function inRecord(shape: Readonly<Record<string, z.ZodMiniType>>, ranges: IdRanges): IdFinder | null {
  const keys: string[] = [];
  const finders: IdFinder[] = [];
  for (const key in shape) {
    const find = idFinder(shape[key], ranges);
    if (find === null) continue;
    keys.push(key);
    finders.push(find);
  }
  if (keys.length === 0) return null;
  return (value) => {
    for (let place = 0; place < keys.length; place++) {
      const found = finders[place]((value as Record<string, unknown>)[keys[place]]);
      if (found !== null) return { ...found, path: [keys[place], ...found.path] };
    }
    return null;
  };
}

// The branch that takes the value is the one whose fields it has.
function inBranch(options: readonly z.ZodMiniType[], ranges: IdRanges): IdFinder | null {
  const branches = options.map((option) => ({ option, find: idFinder(option, ranges) }));
  if (branches.every(({ find }) => find === null)) return null;
  return (value) => branches.find(({ option }) => z.safeParse(option, value).success)?.find?.(value) ?? null;
}
