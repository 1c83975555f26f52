// States are values: plain, frozen, never changed by what is asked of them, and always possible.

import { brief, firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';

/** What must hold does hold. */
export const invariantsHold: Law = {
  name: 'invariants-hold',
  sentence: "The ruleset's invariants hold in every state.",
  when: 'always',
  *examine({ ruleset, table, state }) {
    for (const detail of ruleset.invariants({ rules: table.rules, board: table.board, state }))
      yield { detail };
  },
};

/** A state is JSON and its schema knows it. */
export const statesArePlain: Law = {
  name: 'states-are-plain',
  sentence: 'A state is plain JSON of its schema, frozen all the way down, and begins with the envelope.',
  when: 'regularly',
  *examine({ ruleset, state }) {
    for (const key of ['game', 'step', 'round', 'luck', 'outcome', 'absent'])
      if (!Object.hasOwn(state, key)) yield { detail: `the state has no ${key}` };
    const impurity = findImpurity(state, 'state');
    if (impurity !== null) yield { detail: impurity };
    const shape = (ruleset.state.shape.schema as Schema)['~standard'].validate(state);
    if (shape.issues !== undefined) yield { detail: `its schema says ${brief(shape.issues[0])}` };
  },
};

interface Schema {
  readonly '~standard': { validate(value: unknown): { readonly issues?: readonly unknown[] } };
}

function findImpurity(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is no plain object`;
  if (!Object.isFrozen(value)) return `${path} is not frozen`;
  for (const key in value) {
    const found = findImpurity((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Nothing that was handed in changes, frozen or not. */
export const inputIsUntouched: Law = {
  name: 'input-is-untouched',
  sentence:
    'A state or action handed in is never changed or frozen, and an unfrozen state plays as the frozen one.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const loose = structuredClone(state);
    for (const action of some(listed, 2, random)) {
      const given = structuredClone(action);
      const next = engine.applyAction(loose, given);
      const changed = firstDifference(loose, state) ?? firstDifference(given, action);
      if (changed !== null) yield { detail: `changed: ${changed}`, action };
      if (isFrozenAnywhere(loose) || Object.isFrozen(given)) yield { detail: 'it was frozen', action };
      const other = firstDifference(next, engine.applyAction(state, action));
      if (other !== null) yield { detail: `the unfrozen state plays otherwise: ${other}`, action };
    }
  },
};

function isFrozenAnywhere(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.isFrozen(value) || Object.values(value).some(isFrozenAnywhere);
}

/** Old states stay what they were. */
export const pastIsUntouched: Law = {
  name: 'past-is-untouched',
  sentence: 'Every earlier state keeps the hash that it had when it was new.',
  when: 'regularly',
  *examine({ engine, state, hashes }) {
    for (const [earlier, hash] of hashes)
      if (engine.hashState(earlier) !== hash)
        yield { detail: `the state of step ${earlier.step} has changed` };
    // A sample suffices: a leak that writes on states writes on all of them sooner or later.
    if (hashes.size < 12) hashes.set(state, engine.hashState(state));
  },
};

/** What an action did not touch is the same object; see src/core/engine/seal.ts. */
export const untouchedIsTheSame: Law = {
  name: 'untouched-is-the-same',
  sentence:
    'A record whose fields an action left as they were stays the same object, and so does a list of such.',
  when: 'always',
  *examine({ before, state }) {
    if (before === null) return;
    for (const path of findCopies(before, state, 'state'))
      yield { detail: `${path} is another object, though nothing in it changed` };
  },
};

// Lists of numbers and names are values: rules may put an equal one in their place.
function* findCopies(before: unknown, after: unknown, path: string): Iterable<string> {
  if (after === before || !isRecord(after) || !isRecord(before)) return;
  const keys = Object.keys(after);
  const isSame = keys.every((key) => Object.hasOwn(before, key) && Object.is(after[key], before[key]));
  const isValue = Array.isArray(after) && !keys.some((key) => isRecord(after[key]));
  if (isSame && !isValue && keys.length === Object.keys(before).length) yield path;
  // Where an item left a list those behind it have moved up: they are compared with themselves, not with their neighbours.
  const old = Array.isArray(before) && Array.isArray(after) ? new Set<unknown>(before) : null;
  for (const key of keys)
    if (old?.has(after[key]) !== true) yield* findCopies(before[key], after[key], `${path}.${key}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
