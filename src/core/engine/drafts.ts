// A copy of a state by immer, whatever the rules write of it: for states that declare no fork, and for the tests, where it is the
// oracle of those that do (src/testing/laws/executors.ts). An engine does not know this file: it weighs as much as a tenth of one.

import { Immer } from 'immer';
import type { Executor } from './executor.js';
import { sealPart } from './seal.js';

/** A copy of the state, written by `write` as an immer draft; the state itself stays as it is. */
export function writeDraft<State extends object>(before: State, write: (draft: State) => void): State {
  return immer.produce(before, (draft) => void write(draft as State));
}

/** Copies by drafts, and compares every field in the end: what was written and written back is untouched. */
export function draftExecutor(): Executor {
  return { step: writeDraft, seal: sealPart };
}

const immer = /* @__PURE__ */ (() => new Immer({ autoFreeze: false }))();
