// A copy of a state by immer, for states that declare no fork. In the tests it is the oracle of those that do
// (src/testing/laws/executors.ts). An engine does not know this file: it weighs as much as a tenth of one.

import { current, Immer, isDraft } from 'immer';
import { sealPart } from '../fields/seal.js';
import { drawing } from '../luck/drawing.js';
import type { Executor } from '../play/executor.js';

/**
 * A copy of the state, written by `write` as an immer draft; the state itself does not change. `plain` makes
 * a copy of a value that outlives the draft, as every fact must.
 */
export function writeDraft<State extends object>(
  before: State,
  write: (draft: State, plain: <Value>(value: Value) => Value) => void,
): State {
  return immer.produce(before, (draft) => void write(draft as State, withoutDrafts));
}

// A copy of the value. Frozen parts are shared, because nobody writes them.
function withoutDrafts<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (isDraft(value)) return current(value as object) as Value;
  if (Array.isArray(value)) return value.map(withoutDrafts) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutDrafts(part)])) as Value;
}

/** Copies by drafts, and compares every field in the end: what was written and written back is untouched. */
export function draftExecutor(): Executor {
  return { step: writeDraft, seal: sealPart, luckOf: drawing() };
}

const immer = /* @__PURE__ */ (() => new Immer({ autoFreeze: false }))();
