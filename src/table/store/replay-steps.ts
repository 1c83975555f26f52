// A record step by step, forwards or wherever somebody looks.

import { refuse } from '../../core/engine/base/rejection.js';
import type {
  ActionIn,
  AnyEngine,
  AnyRuleset,
  Engine,
  EventIn,
  GameAction,
  GameRecord,
  StateIn,
} from '../../core/engine/index.js';

/** A step of a game. */
export interface StoryStep<State, Action = GameAction, Event = unknown> {
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
  extends Iterable<StoryStep<State, Action, Event>> {
  /** How many actions the record holds; there is one step more. */
  readonly length: number;
  /** Step `n`, 0 to `length`. Throws `InvalidInputError` for any other. */
  at(n: number): StoryStep<State, Action, Event>;
}

// How many steps apart states are kept while the record is verified. A state shares most of its data.
const KEPT_EVERY = 8;

/**
 * The steps of a record, which is played and verified first. Every 8th state is kept, so a look at any place
 * plays seven actions at most. Throws `DamagedSaveError` as `replay` does.
 *
 * @param engine - An engine that plays the title.
 * @param record - A record, or its JSON.
 * @returns The steps in order, from the start on; any place can be looked at.
 * @throws `DamagedSaveError` at the action at which the record departs.
 * @see E-SAVE-2
 * @example
 * for (const { n, action, events } of replaySteps(engine, record))
 *   console.log(n, action?.type, events.length);
 */
export function replaySteps<R extends AnyRuleset>(
  engine: Engine<R>,
  record: GameRecord | string,
): ReplaySteps<StateIn<R>, ActionIn<R>, EventIn<R>> {
  const plain: AnyEngine = engine;
  type Step = StoryStep<StateIn<R>, ActionIn<R>, EventIn<R>>;
  const kept: Step[] = [];
  const { actions } = plain.replay(record, {
    onStep: (step) => step.n % KEPT_EVERY === 0 && kept.push(step as Step),
  });

  const after = ({ n, state }: Step): Step => {
    const action = actions[n];
    const result = plain.tryAction(state, action);
    // Actions that were verified above are played again here.
    if (!result.ok)
      throw new RangeError(`action ${n + 1} of the record is refused: ${result.rejection.code}`);
    return { n: n + 1, action, events: result.events, state: result.state } as Step;
  };
  const at = (n: number): Step => {
    if (!Number.isInteger(n) || n < 0 || n > actions.length)
      refuse('step', `no ${n}: the record has steps 0 to ${actions.length}`);
    let step = kept[Math.floor(n / KEPT_EVERY)];
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
