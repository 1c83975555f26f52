// How a step of the rules is carried out on a state that must not change. The rule code is the same text for all:
// `fork and seal` copies the state's few small records and shares the rest; immer serves rulesets that declare no
// fork, and is the oracle of the tests (src/testing/laws/executors.ts holds the two to the same result).

import { Immer } from 'immer';

/** Carries out steps: `step` writes a copy, `seal` makes the last copy fit to leave the engine. */
export interface Executor {
  /** A copy of the state, written by `write`; the state itself stays as it is. */
  step<State extends object>(before: State, write: (draft: State) => void): State;
  /** The last copy, frozen, with the old identity of whatever did not change. */
  seal<State extends object>(original: State, last: State): State;
}

/**
 * Copies by the ruleset's own fork; untouched records get their old identity back, then all is frozen: by the ruleset's
 * own seal where it has one, else by comparing every field.
 */
export function forkExecutor(
  fork: (state: never) => object,
  seal: (original: never, last: never) => object = reconcile as never,
): Executor {
  return {
    step: (before, write) => {
      const draft = fork(before as never) as typeof before;
      write(draft);
      return draft;
    },
    seal: (original, last) => seal(original as never, last as never) as typeof last,
  };
}

/** Copies by a private immer instance; every step ends frozen. */
export function immerExecutor(): Executor {
  return {
    step: (before, write) => immer.produce(before, (draft) => void write(draft as typeof before)),
    seal: (_original, last) => last,
  };
}

const immer = /* @__PURE__ */ (() => new Immer({ autoFreeze: true }))();

/** `after`, frozen, with every part that equals its part of `before` replaced by that part. Frozen parts are trusted. */
function reconcile(before: unknown, after: unknown): unknown {
  if (after === before || after === null || typeof after !== 'object' || Object.isFrozen(after)) return after;
  const same = Array.isArray(after) ? reconcileArray(before, after) : reconcileRecord(before, after);
  if (same) return before;
  return Object.freeze(after);
}

function reconcileArray(before: unknown, after: unknown[]): boolean {
  const old = Array.isArray(before) ? before : [];
  let same = old.length === after.length && before !== undefined;
  for (let place = 0; place < after.length; place++) {
    const item = after[place];
    const sealed = typeof item === 'object' ? reconcile(old[place], item) : item;
    if (sealed !== item) after[place] = sealed;
    if (sealed !== old[place]) same = false;
  }
  return same && Array.isArray(before);
}

function reconcileRecord(before: unknown, after: object): boolean {
  const record = after as Record<string, unknown>;
  const comparable = before !== null && typeof before === 'object' && !Array.isArray(before);
  const old = (comparable ? before : {}) as Record<string, unknown>;
  let same = comparable;
  let keys = 0;
  for (const key in record) {
    keys++;
    const item = record[key];
    const sealed = typeof item === 'object' ? reconcile(old[key], item) : item;
    if (sealed !== item) record[key] = sealed;
    if (sealed !== old[key]) same = false;
  }
  if (same) for (const _ in old) keys--;
  return same && keys === 0;
}
