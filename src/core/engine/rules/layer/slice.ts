// A slice: the part of a state that a chapter adds, under its own name. It is declared of the same kinds as a
// title's state; the declaration says how it is copied, shown and begun.

import * as z from 'zod/mini';
import { once } from '../../base/memo.js';
import { seenField } from '../../fields/declared/declared-view.js';
import type { AnyKind, Fields, Seens, Values, Writable } from '../../fields/declared/kinds.js';
import * as kinds from '../../fields/declared/kinds.js';
import { slice as sliceOf } from '../../fields/declared/kinds.js';
import { sealPart } from '../../fields/seal.js';
import type { StateParts } from '../ruleset.js';

/** A declared slice of state. */
export interface Slice<Name extends string = string, F extends Fields = Fields> {
  /** The field of the state that holds it. */
  readonly name: Name;
  /** What it is made of; read when it is first needed. */
  readonly fields: () => F;
}

/** What lies in a slice, as steps write it. */
export type SliceState<S> = S extends Slice<string, infer F> ? Writable<Values<F>> : never;
/** What lies in a slice, as a viewer may see it. */
export type SliceView<S> = S extends Slice<string, infer F> ? Seens<F> : never;

/**
 * Declares a slice of state: `state[name]` in every game that is played with it. Its fields are of the kinds
 * that `docs/adding-a-ruleset.md` lists, as those of `declareState`.
 *
 * @param name - The name of the field of the state; no other layer may use it.
 * @param fieldsOf - Gives the fields by name, made of the kinds that it is handed.
 * @returns The slice, for `slice` of a chapter.
 * @see `declareState`
 * @example
 * defineSlice('bids', (of) => ({ highest: of.count, sealed: of.hidden(of.list(of.count, 6), of.toNobody) }));
 */
export function defineSlice<const Name extends string, const F extends Fields>(
  name: Name,
  fieldsOf: (of: typeof kinds) => F,
): Slice<Name, F> {
  return { name, fields: once(() => fieldsOf(kinds)) };
}

type AnyParts = StateParts<never>;
type Rec = Record<string, unknown>;

/** The parts of a state with a slice laid over it. What the state below lacks, this one lacks too. */
export function stateWith(parts: AnyParts, { name, fields }: Slice): AnyParts {
  return stateWithField(
    parts,
    name,
    once(() => sliceOf(fields())),
  );
}

/** The parts of a state with one more field, of any kind. */
export function stateWithField(parts: AnyParts, name: string, kind: () => AnyKind): AnyParts {
  const { shape, fork, writeDraft, layOut, seal } = parts as StateParts<never> & Record<string, never>;
  const schema = once(() =>
    z.extend(shape.schema as z.ZodMiniObject, { [name]: kind().schema() as z.ZodMiniType }),
  );
  const copying = (copy: (state: never) => object) => (state: never) => {
    const copied = copy(state) as Rec;
    copied[name] = copyOf(kind(), (state as Rec)[name]);
    return copied as never;
  };
  return {
    shape: {
      get schema() {
        return schema();
      },
      // Who sees what of the title below is known where it was declared.
      get fields() {
        return shape.fields && { ...shape.fields, [name]: kind() };
      },
    },
    view: (state, viewer) =>
      ({
        ...(parts.view(state, viewer) as object),
        [name]: seenField(kind(), { state, viewer, place: null }, (state as Rec)[name]),
      }) as never,
    ...(fork && { fork: copying(fork) }),
    ...(writeDraft && { writeDraft }),
    ...(layOut && { layOut: copying(layOut) }),
    ...(seal && {
      seal(original: Rec, last: Rec) {
        if (last !== original) last[name] = sealPart(original[name], last[name]);
        return (seal as (one: Rec, other: Rec) => never)(original, last);
      },
    }),
  } as AnyParts;
}

// Lists, and records that are replaced as a whole, are shared; what a step writes field by field is copied.
function copyOf({ layout }: AnyKind, value: unknown): unknown {
  if (!('fields' in layout) || value === null) return value;
  const { fields } = layout;
  if (layout.is === 'rows') return (value as Rec[]).map((row) => copyOfRecord(fields, row));
  return copyOfRecord(fields, value as Rec);
}

function copyOfRecord(fields: Fields, record: Rec): Rec {
  const copy = { ...record };
  for (const name in fields) copy[name] = copyOf(fields[name], copy[name]);
  return copy;
}
