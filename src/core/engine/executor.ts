// How a step of the rules is carried out on a state that must not change. The rule code is the same text for all:
// `fork and seal` copies the state's few small records and shares the rest; immer serves rulesets that declare no
// fork, and is the oracle of the tests (src/testing/laws/executors.ts holds the two to the same result).

import { Immer } from 'immer';
import { type Decide, drawFrom, type LuckDrawer } from '../random/streams.js';
import { sealPart } from './seal.js';
import type { Envelope } from './state.js';

/** Carries out steps: `step` writes a copy, `seal` makes the last copy fit to leave the engine. */
export interface Executor {
  /** A copy of the state, written by `write`; the state itself stays as it is. */
  step<State extends object>(before: State, write: (draft: State) => void): State;
  /** The last copy, frozen, with the old identity of whatever did not change. */
  seal<State extends object>(original: State, last: State): State;
  /** What a step draws from; the streams of its draft where this is left out. */
  luckOf?(draft: Envelope): LuckDrawer;
}

/** The same, but that chance falls as `decide` says. */
export function decidedBy(decide: Decide, executor: Executor): Executor {
  return { ...executor, luckOf: (draft) => drawFrom(draft, decide) };
}

/**
 * Copies by the ruleset's own fork; untouched records get their old identity back, then all is frozen: by the ruleset's
 * own seal where it has one, else by comparing every field.
 */
export function forkExecutor(
  fork: (state: never) => object,
  seal: (original: never, last: never) => object = sealPart as never,
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

/** Copies by a private immer instance, and compares every field in the end: what was written and written back is untouched. */
export function immerExecutor(seal: Executor['seal'] = sealPart): Executor {
  return {
    step: (before, write) => immer.produce(before, (draft) => void write(draft as typeof before)),
    seal,
  };
}

const immer = /* @__PURE__ */ (() => new Immer({ autoFreeze: false }))();
