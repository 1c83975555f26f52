// Views that advance: what changed between two views of a game, as a patch for a client that holds the first.
// The client needs neither state nor rules. views-since.ts makes the patches for a client that comes back.

import * as z from 'zod/mini';
import type { AnyEngine } from '../any-engine.js';
import { issuesOf } from '../base/issues.js';
import { deepFreeze } from '../base/json.js';
import { once } from '../base/memo.js';
import { InvalidInputError, refuse } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { AnyView, Envelope } from '../base/state.js';
import type { Engine } from '../engine.js';

import { isWithin, SAVE_BOUNDS } from '../input/bounds.js';
import { frozenInput } from '../input/states.js';
import { patchesBetween } from '../play/patches.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { StateIn } from '../typed-by-title.js';

/** A change of a view at one place, in the format of immer's patches. */
interface ViewChange {
  /** What happens there. */
  readonly op: 'add' | 'remove' | 'replace';
  /** The names of fields and the places in lists that lead there, from the whole view on. */
  readonly path: readonly (string | number)[];
  /** The value afterwards; absent for `remove`. */
  readonly value?: unknown;
}

/** What makes the next view of a seat out of the one before: plain JSON. */
export interface ViewPatch {
  /** Whose views they are; null for a spectator. */
  readonly viewer: Seat | null;
  /** The `step` of the view that it goes on from. */
  readonly from: number;
  /** The `step` of the view that it makes. */
  readonly step: number;
  /** The changes, in order; immer's `applyPatches` carries them out too. */
  readonly changes: readonly ViewChange[];
}

/**
 * Returns what a viewer sees change between two states of one game, as a patch for {@link applyViewPatch}. It
 * tells no more than the two views (E-VIEW-1). The states may be any number of actions apart, in any order.
 *
 * @param engine The engine that plays the game.
 * @param before The state whose view the client holds.
 * @param after The state whose view the client is to hold.
 * @param viewer The seat that looks; null for a spectator.
 * @returns The patch: plain JSON.
 * @throws `InvalidInputError` as `view` does; also where the states belong to different titles.
 * @see {@link applyViewPatch}, which carries it out
 * @example
 * const before = createGame('hex-tycoon', { seats: 2, seed: 7 });
 * const after = applyAction(before, [...legalActions(before)][0]);
 * const patch = viewPatch(engine, before, after, 0);
 * const next = applyViewPatch(view(before, 0), patch);
 * console.log(JSON.stringify(next) === JSON.stringify(view(after, 0)));
 * // true
 */
export function viewPatch<R extends AnyRuleset>(
  engine: Engine<R>,
  before: StateIn<R>,
  after: StateIn<R>,
  viewer: Seat | null,
): ViewPatch {
  const { view }: AnyEngine = engine;
  return patchOfViews(view(before as Envelope, viewer), view(after as Envelope, viewer));
}

/**
 * The patch between two views of one seat.
 *
 * @internal
 */
export function patchOfViews(before: AnyView, after: AnyView): ViewPatch {
  if (before.game.ruleset !== after.game.ruleset || before.viewer !== after.viewer)
    refuse('after', 'expected a state of the same title');
  const { viewer, step } = after;
  const changes = patchesBetween(before, after) as readonly ViewChange[];
  return { viewer, from: before.step, step, changes };
}

/**
 * Returns the view that a patch makes of the one before. Unchanged parts are the same objects as before. All
 * records keep the order of their keys: the JSON text is that of the engine's view.
 *
 * @param view The view that the client holds.
 * @param patch What the host sent, from {@link viewPatch} or {@link viewsSince}. It may be anything.
 * @returns The next view, frozen, with the values of the patch in it.
 * @throws `InvalidInputError` for anything but a patch, for another seat or step, or for a change of what the
 *   view does not have. The view stays as it was: ask the host for a whole one.
 * @see {@link viewPatch}, which makes patches
 * @example
 * const start = createGame('hex-tycoon', { seats: 2, seed: 7 });
 * const { viewer, step } = view(start, 0);
 * const same = applyViewPatch(view(start, 0), { viewer, from: step, step, changes: [] });
 * console.log(hashState(same) === hashState(view(start, 0)));
 * // true
 */
export function applyViewPatch<View extends object>(view: View, patch: unknown): View {
  const { viewer, from, step, changes } = readPatch(patch);
  const held = frozenInput(view as never) as AnyView;
  if (held.viewer !== viewer) refuse('patch', 'it belongs to the view of another seat', ['viewer']);
  if (held.step !== from)
    refuse('patch', `it goes on from step ${from}, and this view stands at step ${held.step}`, ['from']);
  let next: unknown = held;
  for (const [place, change] of changes.entries())
    next = changed(next, change, 0) ?? refuse('patch', wrongPlace(change), ['changes', String(place)]);
  const made = deepFreeze(next) as AnyView;
  if (made.step !== step) refuse('patch', `it does not lead to step ${step}`, ['step']);
  return made as View;
}

// A copy of the records and lists along the path. Undefined where the view has no such place.
function changed(value: unknown, change: ViewChange, depth: number): unknown {
  const { op, path } = change;
  if (depth === path.length) return op === 'replace' ? change.value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const key = path[depth];
  const isLast = depth === path.length - 1;
  if (Array.isArray(value)) return changedList(value, change, depth);
  if (typeof key !== 'string' || key === '__proto__') return undefined;
  const record = value as Readonly<Record<string, unknown>>;
  const isThere = Object.hasOwn(record, key);
  if (isLast && op === 'add') return isThere ? undefined : { ...record, [key]: change.value };
  if (!isThere) return undefined;
  if (isLast && op === 'remove') {
    const { [key]: _, ...rest } = record;
    return rest;
  }
  const part = changed(record[key], change, depth + 1);
  return part === undefined ? undefined : { ...record, [key]: part };
}

function changedList(list: readonly unknown[], change: ViewChange, depth: number): unknown {
  const { op, path } = change;
  const place = path[depth];
  const isLast = depth === path.length - 1;
  const end = isLast && op === 'add' ? list.length : list.length - 1;
  if (typeof place !== 'number' || place > end) return undefined;
  if (isLast && op === 'add') return [...list.slice(0, place), change.value, ...list.slice(place)];
  if (isLast && op === 'remove') return [...list.slice(0, place), ...list.slice(place + 1)];
  const part = changed(list[place], change, depth + 1);
  return part === undefined ? undefined : [...list.slice(0, place), part, ...list.slice(place + 1)];
}

const wrongPlace = ({ op, path }: ViewChange) =>
  `the view has no place ${path.slice(0, 10).join('.').slice(0, 100)} to ${op}`;

function readPatch(patch: unknown): ViewPatch {
  const isRead = isWithin(patch, SAVE_BOUNDS);
  if (!isRead) refuse('patch', 'it is larger than any, or has too many things in each other');
  const parsed = z.safeParse(patchSchema(), patch);
  if (parsed.success) return parsed.data as ViewPatch;
  throw new InvalidInputError('patch', issuesOf(parsed.error));
}

/**
 * The shape of a patch.
 *
 * @internal
 */
export const patchSchema = once(() => {
  const step = z.int().check(z.gte(0));
  const path = z.array(z.union([z.string(), step])).check(z.maxLength(64));
  const value = z.unknown().check(z.refine(isPlain, { error: 'expected a value of JSON' }));
  const change = z.discriminatedUnion('op', [
    z.strictObject({ op: z.literal('add'), path, value }),
    z.strictObject({ op: z.literal('remove'), path }),
    z.strictObject({ op: z.literal('replace'), path, value }),
  ]);
  return z.strictObject({
    viewer: z.nullable(step),
    from: step,
    step,
    changes: z.array(change),
  });
});

// What JSON can say, without a field that would become a prototype.
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return Array.from(value).every(isPlain);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlain(item));
}
