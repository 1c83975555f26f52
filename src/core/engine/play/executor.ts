// How a step of the rules is carried out on a state that must not change. Rule code is the same for both
// ways. A fork copies the state's few small records and shares the rest. If a ruleset declares no fork, steps
// write on drafts, which `defineRuleset` has put there (drafts.ts).

import type { Decide } from '../../random/streams.js';
import { Fault } from '../base/rejection.js';
import { sealPart } from '../fields/seal.js';
import { drawing, type LuckOf } from '../luck/drawing.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import { takesNewStreams } from '../rules/streams.js';

/** The same value, with copies in place of what will be gone. */
export type Plain = <Value>(value: Value) => Value;

/** Carries out steps: `step` writes a copy, `seal` makes the last copy fit to leave the engine. */
export interface Executor {
  /**
   * A copy of the state, written by `write`; the state itself does not change. If the copy is gone
   * afterwards, as a draft is, `plain` makes a lasting copy of a value: facts may carry parts of it.
   */
  step<State extends object>(before: State, write: (draft: State, plain?: Plain) => void): State;
  /** The last copy, frozen; unchanged parts have their old identity. */
  seal<State extends object>(original: State, last: State): State;
  /** What a step draws from. */
  readonly luckOf: LuckOf;
}

/** The same, but that chance falls as `decide` says. */
export function decidedBy(decide: Decide, executor: Executor): Executor {
  return { ...executor, luckOf: (draft) => executor.luckOf(draft, decide) };
}

/**
 * How a ruleset's steps are carried out. Its own fork copies; untouched records get their old identity back.
 * Then all is frozen: by its own seal if it has one, else by comparing every field, as always with drafts.
 */
export function executorOf(ruleset: AnyRuleset): Executor {
  const { id, state } = ruleset;
  const { fork, writeDraft, seal = sealPart } = state;
  const luckOf = drawing({ isListed: !takesNewStreams(ruleset) });
  if (fork !== undefined) return { step: forking(fork), seal, luckOf };
  if (writeDraft !== undefined) return { step: writeDraft, seal: sealPart, luckOf };
  throw new Fault(`nothing copies the states of ${id}: it has no fork and does not come from declareTitle`);
}

// biome-ignore lint/suspicious/noExplicitAny: rules of any title
function forking(fork: (state: any) => object): Executor['step'] {
  return (before, write) => {
    const draft = fork(before) as typeof before;
    write(draft);
    return draft;
  };
}
