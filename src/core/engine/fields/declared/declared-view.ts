// What a viewer sees of a state, worked out from the declaration field by field, for slices and small titles.
// A law compares it with generated text and views by hand (src/testing/laws/declared-views.ts).

import type { Seat } from '../../base/seat.js';
import type { Envelope } from '../../base/state.js';
import type { DeclaredState, ViewOf } from './declare-state.js';
import type { AnyKind, At, Fields } from './kinds.js';

/**
 * Makes the `view` of a ruleset from what its state declares: you say once who sees what. Quick enough for
 * small titles; generated text (`npm run generate -- states`) is faster.
 */
/* @__NO_SIDE_EFFECTS__ */
export function declaredView<D extends DeclaredState, View extends ViewOf<D> = ViewOf<D>>(
  declared: D,
): (state: Envelope, viewer: Seat | null) => View {
  return (state, viewer) => {
    const { game, step, round, outcome, absent } = state;
    const own = seenFields(declared.fields, { state, viewer, place: null }, state as never);
    return { viewer, game, step, round, outcome, absent, ...own } as never;
  };
}

/** Where fields are looked at; `place` is that of the row of the outermost rows, null outside rows. */
interface Looking {
  readonly state: object;
  readonly viewer: Seat | null;
  readonly place: number | null;
}

type Record = { readonly [name: string]: unknown };

/** The fields of a record as they are seen: built up from nothing (E-VIEW-1). */
export function seenFields(fields: Fields, looking: Looking, record: Record): Record {
  const view: { [name: string]: unknown } = {};
  for (const name in fields) view[name] = seenField(fields[name], looking, record[name]);
  return view;
}

/** A field as a viewer sees it. */
export function seenField({ layout, secret }: AnyKind, looking: Looking, value: unknown): unknown {
  if (secret !== undefined) {
    const at = { ...looking, place: looking.place ?? 0 } as At<never>;
    if ('seen' in secret) return secret.seen(value as never, at);
    if (secret.shown(at)) return value;
    return secret.isList ? (value as unknown[]).map(() => null) : null;
  }
  if (!('fields' in layout) || value === null) return value;
  if (layout.is !== 'rows') return seenFields(layout.fields, looking, value as Record);
  return (value as Record[]).map((row, place) =>
    seenFields(layout.fields, { ...looking, place: looking.place ?? place }, row),
  );
}
