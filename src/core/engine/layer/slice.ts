// A slice: the part of a state that a chapter adds, under a name of its own. Declared of the same kinds as a title's state; how
// it is copied, shown and begun follows from the declaration.

import * as z from 'zod/mini';
import type { AnyKind, At, Fields, Seens, Values, Writable } from '../declared/kinds.js';
import * as kinds from '../declared/kinds.js';
import { schemaOf } from '../declared/kinds.js';
import { once } from '../memo.js';
import type { StateParts } from '../ruleset.js';
import { sealPart } from '../seal.js';
import type { Seat } from '../state.js';

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
 * Declares a slice of state: `state[name]` in every game that is played with it.
 *
 * @example
 * const bids = defineSlice('bids', (of) => ({ highest: of.count, sealed: of.hidden(of.list(of.count, 6), of.toNobody) }));
 */
export function defineSlice<const Name extends string, const F extends Fields>(
  name: Name,
  fieldsOf: (of: typeof kinds) => F,
): Slice<Name, F> {
  return { name, fields: once(() => fieldsOf(kinds)) };
}

type AnyParts = StateParts<never>;
type Rec = Record<string, unknown>;

/** The parts of a state with a slice laid over it. What the state below does without, this one does without too. */
export function stateWith(parts: AnyParts, { name, fields }: Slice): AnyParts {
  const { shape, fork, layOut, seal } = parts as StateParts<never> & Record<string, never>;
  const schema = once(() =>
    z.extend(shape.schema as z.ZodMiniObject, { [name]: schemaOf(fields()) as z.ZodMiniType }),
  );
  const copying = (copy: (state: never) => object) => (state: never) => {
    const copied = copy(state) as Rec;
    copied[name] = copyOf(fields(), (state as Rec)[name] as Rec);
    return copied as never;
  };
  return {
    shape: {
      get schema() {
        return schema();
      },
    },
    view: (state, viewer) =>
      ({
        ...(parts.view(state, viewer) as object),
        [name]: seen(fields(), state, viewer, (state as Rec)[name]),
      }) as never,
    ...(fork && { fork: copying(fork) }),
    ...(layOut && { layOut: copying(layOut) }),
    ...(seal && {
      seal(original: Rec, last: Rec) {
        if (last !== original) last[name] = sealPart(original[name], last[name]);
        return (seal as (one: Rec, other: Rec) => never)(original, last);
      },
    }),
  } as AnyParts;
}

/** True if a view of the slice hides anything. */
export function hasSecrets(fields: Fields): boolean {
  return Object.values(fields).some(
    ({ layout, secret }) => secret !== undefined || hasSecrets(fieldsIn(layout)),
  );
}

const fieldsIn = (layout: AnyKind['layout']): Fields => ('fields' in layout ? layout.fields : {});

// Lists, and records that are replaced as a whole, are shared; what a step writes field by field is copied.
function copyOf(fields: Fields, record: Rec): Rec {
  const copy = { ...record };
  for (const name in fields) {
    const { layout } = fields[name];
    if (!('fields' in layout) || copy[name] === null) continue;
    copy[name] =
      layout.is === 'rows'
        ? (copy[name] as Rec[]).map((row) => copyOf(layout.fields, row))
        : copyOf(layout.fields, copy[name] as Rec);
  }
  return copy;
}

// Built up from nothing (E-VIEW-1).
function seen(fields: Fields, state: object, viewer: Seat | null, record: unknown, place = 0): Rec {
  const view: Rec = {};
  for (const name in fields)
    view[name] = seenOf(fields[name], { state, viewer, place }, (record as Rec)[name]);
  return view;
}

function seenOf({ layout, secret }: AnyKind, at: At<object>, value: unknown): unknown {
  if (secret !== undefined) {
    if ('seen' in secret) return secret.seen(value as never, at as never);
    if (secret.shown(at as never)) return value;
    return secret.isList ? (value as unknown[]).map(() => null) : null;
  }
  if (!('fields' in layout) || value === null) return value;
  if (layout.is !== 'rows') return seen(layout.fields, at.state, at.viewer, value, at.place);
  return (value as Rec[]).map((row, place) => seen(layout.fields, at.state, at.viewer, row, place));
}
