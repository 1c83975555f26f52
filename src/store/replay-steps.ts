// A record step by step, forwards or wherever somebody looks.

import type {
  ActionIn,
  AnyEngine,
  AnyRuleset,
  Engine,
  EventIn,
  GameAction,
  GameConfig,
  GameRecord,
  StateIn,
} from '../core/engine/index.js';

/** A step of a game. */
export interface ReplayedStep<State, Action = GameAction, Event = unknown> {
  /** How many actions have been played: 0 after the set-up. */
  readonly n: number;
  /** The action that led here; null after the set-up. */
  readonly action: Action | null;
  /** What it brought about, or the set-up. */
  readonly events: readonly Event[];
  /** The state after the step. */
  readonly state: State;
}

/** The steps of a record, in order from the set-up; `at` gives any of them. */
export interface ReplaySteps<State, Action = GameAction, Event = unknown>
  extends Iterable<ReplayedStep<State, Action, Event>> {
  /** How many actions the record holds; there is one step more. */
  readonly length: number;
  /** Step `n`, 0 to `length`. Throws `RangeError` for any other. */
  at(n: number): ReplayedStep<State, Action, Event>;
}

// Every so many steps a state is kept to go on from.
const KEPT_EVERY = 32;

/**
 * The steps of a record, which is verified first. States that have been passed are kept here and there, so that looking at many
 * places costs about as much as playing the record twice. Throws `DamagedSaveError` as `replay` does.
 *
 * @example
 * for (const { n, action, events } of replaySteps(engine, record)) console.log(n, action?.type, events.length);
 */
export function replaySteps<R extends AnyRuleset>(
  engine: Engine<R>,
  record: GameRecord | string,
): ReplaySteps<StateIn<R>, ActionIn<R>, EventIn<R>> {
  const plain = engine as unknown as AnyEngine;
  const { actions, record: verified } = plain.replay(record as never);
  const { ruleset, config, revision } = verified;
  const begun = plain.startGame(ruleset, { ...(config as GameConfig<object>), revision } as never);
  type Step = ReplayedStep<StateIn<R>, ActionIn<R>, EventIn<R>>;
  const kept: Step[] = [{ n: 0, action: null, events: begun.events, state: begun.state } as never];

  const after = ({ n, state }: Step): Step => {
    const action = actions[n];
    const result = plain.tryAction(state as never, action as never);
    // What was verified above is played again here.
    if (!result.ok)
      throw new RangeError(`action ${n + 1} of the record is refused: ${result.rejection.code}`);
    const next = { n: n + 1, action, events: result.events, state: result.state } as never as Step;
    if (next.n % KEPT_EVERY === 0) kept[next.n / KEPT_EVERY] ??= next;
    return next;
  };
  const at = (n: number): Step => {
    if (!Number.isInteger(n) || n < 0 || n > actions.length)
      throw new RangeError(`no step ${n}: the record has ${actions.length}`);
    let step = kept[Math.min(kept.length - 1, Math.floor(n / KEPT_EVERY))];
    while (step.n < n) step = after(step);
    return step;
  };
  return {
    length: actions.length,
    at,
    *[Symbol.iterator]() {
      let step = at(0);
      yield step;
      while (step.n < actions.length) {
        step = after(step);
        yield step;
      }
    },
  };
}
