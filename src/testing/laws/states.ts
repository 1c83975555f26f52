// States are values: plain, frozen, never changed by what is asked of them, and always possible.

import { issuesOf } from '../../core/engine/base/issues.js';
import type { Envelope } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import { findImpurity } from '../impurity.js';
import { type Law, some } from '../law.js';

/** What must hold does hold. */
export const invariantsHold: Law = {
  name: 'invariants-hold',
  sentence: "The ruleset's invariants hold in every state.",
  when: 'always',
  *examine({ ruleset, setting, state }) {
    for (const detail of ruleset.invariants({ rules: setting.rules, board: setting.board, state }))
      yield { detail };
  },
};

/** The schema of states takes every state. */
export const valuesAreDeclared: Law = {
  name: 'values-are-declared',
  sentence: 'Every field of a state holds a value that its declaration allows.',
  when: 'often',
  *examine({ ruleset, state }) {
    const { issues } = (ruleset.state.shape.schema as Schema)['~standard'].validate(state);
    if (issues === undefined) return;
    const [{ path, message }] = issuesOf({ issues } as never);
    yield { detail: `its schema says of ${['state', ...path].join('.')}: ${message}` };
  },
};

/** A state is JSON that nobody can change. */
export const statesArePlain: Law = {
  name: 'states-are-plain',
  sentence: 'A state is plain JSON, frozen all the way down, and begins with the envelope.',
  when: 'regularly',
  *examine({ state }) {
    for (const key of ['game', 'step', 'round', 'luck', 'outcome', 'absent'])
      if (!Object.hasOwn(state, key)) yield { detail: `the state has no ${key}` };
    const impurity = findImpurity(state, 'state') ?? findUnfrozen(state, 'state');
    if (impurity !== null) yield { detail: impurity };
  },
};

/** What lets a field less or more in lets anything in. */
export const schemaIsStrict: Law = {
  name: 'schema-is-strict',
  sentence:
    'The schema of states refuses a state in which a record has a field less or a field more, or a fraction or a word for a whole number.',
  when: 'regularly',
  *examine({ ruleset, state, random }) {
    const schema = ruleset.state.shape.schema as Schema;
    const refuses = (changed: unknown) => schema['~standard'].validate(changed).issues !== undefined;
    // The head, luck and outcome are of the engine's shape.
    const { game: _, luck: __, outcome: ___, ...own } = state;
    for (const path of some(pathsOfRecords(own, []), 8, random)) {
      const record = path.reduce((part, key) => part[key] as Fields, state as unknown as Fields);
      const place = ['state', ...path].join('.');
      if (!refuses(withRecord(state, path, { ...record, surplus: 1 })))
        yield { detail: `it lets a field more into ${place}` };
      const keys = Object.keys(record);
      if (keys.length === 0) continue;
      const key = keys[random.int(0, keys.length - 1)];
      if (Number.isInteger(record[key]))
        for (const value of [2.5, 'some'])
          if (!refuses(withRecord(state, path, { ...record, [key]: value })))
            yield { detail: `it takes ${value} for ${place}.${key}` };
      const { [key]: _, ...less } = record;
      if (!refuses(withRecord(state, path, less))) yield { detail: `it lets ${place} do without ${key}` };
    }
  },
};

type Fields = Readonly<Record<string, unknown>>;

// Every kind of record once: lists are of one kind, so their first item that is a record stands for all.
function pathsOfRecords(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    const place = value.findIndex((item) => item !== null && typeof item === 'object');
    return place < 0 ? [] : pathsOfRecords(value[place], [...path, String(place)]);
  }
  const inside = Object.entries(value).flatMap(([key, part]) => pathsOfRecords(part, [...path, key]));
  return [path, ...inside];
}

function withRecord(state: unknown, [key, ...rest]: readonly string[], record: Fields): unknown {
  if (key === undefined) return record;
  const copy = (Array.isArray(state) ? [...state] : { ...(state as Fields) }) as Record<string, unknown>;
  copy[key] = withRecord(copy[key], rest, record);
  return copy;
}

interface Schema {
  readonly '~standard': { validate(value: unknown): { readonly issues?: readonly unknown[] } };
}

function findUnfrozen(value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return `${path} is not frozen`;
  for (const key in value) {
    const found = findUnfrozen((value as Record<string, unknown>)[key], `${path}.${key}`);
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
  cost: 2,
  *examine({ engine, state, listed, random }) {
    const unfrozen = structuredClone(state);
    for (const action of some(listed, 2, random)) {
      const given = structuredClone(action);
      const next = engine.applyAction(unfrozen, given);
      const changed = firstDifference(unfrozen, state) ?? firstDifference(given, action);
      if (changed !== null) yield { detail: `changed: ${changed}`, action };
      if (isFrozenAnywhere(unfrozen) || Object.isFrozen(given)) yield { detail: 'it was frozen', action };
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
  *examine({ engine, state, memory }) {
    for (const [earlier, hash] of memory as Map<Envelope, string>)
      if (engine.hashState(earlier) !== hash)
        yield { detail: `the state of step ${earlier.step} has changed` };
    // A sample suffices: a leak that writes on states writes on all of them sooner or later.
    if (memory.size < 12) memory.set(state, engine.hashState(state));
  },
};

/** What an action did not touch is the same object; see src/core/engine/fields/seal.ts. */
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
  // After a removal the later items of a list move up: each is compared with itself, not with its neighbour.
  const old = Array.isArray(before) && Array.isArray(after) ? new Set<unknown>(before) : null;
  for (const key of keys)
    if (old?.has(after[key]) !== true) yield* findCopies(before[key], after[key], `${path}.${key}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object';
}
