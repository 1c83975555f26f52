// Messages about wrong arguments. Verbs look at seats and decisions before they answer. They look at the rest
// only if something broke on it: then an argument is to blame, or a rule. So right questions cost no more.

import { quoted } from '../base/printable.js';
import { InvalidInputError, isRailheadError, refuse } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import { isWithin, SAVE_BOUNDS } from './bounds.js';

/** A value from outside in a message: a text by its first 40 characters, anything larger by what it is. */
export function nameOfGiven(value: unknown): string {
  if (typeof value === 'string') return `«${quoted(value)}»`;
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * Asks a question. If it breaks on what it was given, `look` throws a typed error for the argument that is
 * wrong. If `look` finds nothing, the error of the rules or of a caller's function passes unchanged.
 */
export function answered<Answer>(ask: () => Answer, look: () => void): Answer {
  try {
    return ask();
  } catch (error) {
    throw blamed(error, look);
  }
}

/**
 * Answers from data alone. If that breaks, the data is to blame: `what` was given, and `wanted` would be
 * right. Not for questions to rules, which may break down by themselves.
 */
export function reading<Answer>(what: string, wanted: string, ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    if (isRailheadError(error)) throw error;
    const found = new InvalidInputError(what, [
      { path: [], message: `expected ${wanted}: ${textOf(error)}` },
    ]);
    found.cause = error;
    throw found;
  }
}

/** The error that says which argument is to blame; the given one if none is. */
export function blamed(error: unknown, look: () => void): unknown {
  if (isRailheadError(error)) return error;
  try {
    look();
  } catch (found) {
    // If rules break down on looking, no argument is to blame.
    if (!isRailheadError(found)) return error;
    found.cause ??= error;
    return found;
  }
  return error;
}

/** Throws unless somebody sits there. */
export function mustSit(
  seat: unknown,
  { game }: { readonly game: { readonly seatNames: readonly string[] } },
): Seat {
  const seats = game.seatNames.length;
  if (Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats) return seat as Seat;
  return refuse('seat', `there is no seat ${nameOfGiven(seat)}: this game has seats 0 to ${seats - 1}`);
}

/** Throws unless it is a kind of decision of the title. */
export function mustBeAsked(
  kind: unknown,
  { title, phases }: { readonly title: string; readonly phases: object },
): void {
  if (typeof kind === 'string' && Object.hasOwn(phases, kind)) return;
  refuse('decision', `${title} asks no ${nameOfGiven(kind)}: give a decision of decisions()`);
}

/** Throws unless it is a record of fields. */
export function mustBeRecord(
  value: unknown,
  what: string,
): asserts value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(what, `expected an object, not ${nameOfGiven(value)}`);
  mustBeReadable(value, what);
}

// Reading may run code of the caller's, a getter or a proxy, and that may throw.
function mustBeReadable(value: unknown, what: string): void {
  let isBounded = false;
  try {
    isBounded = isWithin(value, SAVE_BOUNDS);
  } catch (error) {
    refuse(what, `it cannot be read: ${textOf(error)}`);
  }
  if (!isBounded) refuse(what, 'it is larger than any, or has too many things in each other');
}

// A thrown value need not be an error, nor have a text.
const textOf = (error: unknown): string =>
  error instanceof Error ? String(error.message).slice(0, 120) : nameOfGiven(error);

/** Throws unless it is a list without holes. */
export function mustBeList(value: unknown, what: string): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) refuse(what, `expected a list, not ${nameOfGiven(value)}`);
  mustBeReadable(value, what);
  const list = value as readonly unknown[];
  for (let place = 0; place < list.length; place++)
    if (!(place in list)) refuse(what, `the list has a hole at ${place}`, [String(place)]);
}

/** Throws unless it is a list of records. */
export function mustBeRecords(value: unknown, what: string): void {
  mustBeList(value, what);
  for (const item of value) mustBeRecord(item, what);
}

/** Throws unless it is a text. */
export function mustBeText(value: unknown, what: string): void {
  if (typeof value !== 'string') refuse(what, `expected a text, not ${nameOfGiven(value)}`);
}

/** Throws unless it draws whole numbers, as `createRandom` makes what does. */
export function mustDraw(value: unknown): void {
  mustBeRecord(value, 'random');
  if (typeof value.int !== 'function') refuse('random', 'expected a generator of createRandom');
}

/**
 * Throws unless it has the verbs of an engine. Nothing else of it is looked at: its rules and boards are
 * larger than any state.
 */
export function mustBeEngine(value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse('engine', `expected an object, not ${nameOfGiven(value)}`);
  if (!hasVerbs(value)) refuse('engine', 'expected an engine of createEngine');
}

function hasVerbs(engine: { readonly settingOf?: unknown; readonly decisions?: unknown }): boolean {
  return reading(
    'engine',
    'an engine of createEngine',
    () => typeof engine.settingOf === 'function' && typeof engine.decisions === 'function',
  );
}
