// The things of a game, told by kind: how many there are, which ids they have, or what each of them is
// called.

import type { IdRange, IdRanges } from '../../fields/ids.js';

/** As {@link IdRange}, or things that have numbers, in their order: their names, or records with a `name`. */
export type Things = IdRange | readonly Named[];

type Named = string | { readonly name: string };

/** Things by kind. */
export type ThingsByKind = Readonly<Record<string, Things>>;

const isNamed = (things: Things | undefined): things is readonly Named[] => Array.isArray(things);

/** The ids of things: those with names have the numbers of their places. */
export function idsOfThings(things: ThingsByKind): IdRanges {
  const ids = Object.entries(things).map(([kind, some]) => [kind, isNamed(some) ? some.length : some]);
  return Object.fromEntries(ids) as IdRanges;
}

/** What a thing is called; null for one without a name. */
export function nameAmong(things: ThingsByKind, kind: string, value: string | number): string | null {
  const some = Object.hasOwn(things, kind) ? things[kind] : undefined;
  const thing = isNamed(some) ? some[Number(value)] : undefined;
  return (typeof thing === 'string' ? thing : thing?.name) ?? null;
}
