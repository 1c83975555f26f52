// A reducer for stores and for React, where an action that cannot be played must not throw: while a component renders,
// an exception takes the whole tree down.

import type { GameAction } from '../base/game-action.js';
import type { Rejection } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import type { Engine } from '../engine.js';
import { answered, mustBeEngine, mustBeRecord } from '../gate/looks.js';
import type { GameEvent } from '../rules/event.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { ActionIn, EventIn, Headed, Ids, RejectionIn, StateIn } from '../typed-by-title.js';

/** Whom a reducer tells what it did, and what it could not play. */
export interface ReducerOptions<Event = GameEvent, Action = GameAction, State = Envelope, No = Rejection> {
  /**
   * Told of what every action brought about, after the reducer has returned, with the state that came of it: for logs and
   * animations. In React's strict mode it may be told twice.
   */
  readonly onEvents?: (events: readonly Event[], action: Action, state: State) => void;
  /**
   * Told of every action that was refused, after the reducer has returned: it may set state. React's strict mode runs
   * reducers twice, so it may be told twice.
   */
  readonly onRejection?: (rejection: No, action: Action) => void;
  /**
   * Told, at the same time, of what is no refusal: a state of another engine, a fault. Left out, the error is thrown
   * there, where it shows as unhandled and takes nothing down.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * A reducer that never throws: an action that cannot be played leaves the state as it was, the same object.
 *
 * @example
 * const reducer = toReducer(engine, { onRejection: (rejection) => setMessage(formatRejection(rejection)) });
 * const [state, dispatch] = useReducer(reducer, firstState);
 */
export function toReducer<R extends AnyRuleset>(
  engine: Engine<R>,
  how: ReducerOptions<EventIn<R>, ActionIn<R>, StateIn<R>, RejectionIn<R>> = {},
): <Id extends Ids<R>>(state: StateIn<R, Id> & Headed<Id>, action: ActionIn<R, Id>) => StateIn<R, Id> {
  const { tryAction, onEvents, onRejection, onError } = answered(
    () => {
      mustBeEngine(engine);
      const { onEvents, onRejection, onError = rethrow } = how;
      return { tryAction: engine.tryAction, onEvents, onRejection, onError };
    },
    () => mustBeRecord(how, 'options'),
  );
  return (state, action) => {
    try {
      const result = tryAction(state, action);
      if (result.ok) {
        if (onEvents !== undefined) afterwards(() => onEvents(result.events, result.action, result.state));
        return result.state;
      }
      if (onRejection !== undefined) afterwards(() => onRejection(result.rejection, action));
    } catch (error) {
      afterwards(() => onError(error));
    }
    return state;
  };
}

function afterwards(run: () => void): void {
  void Promise.resolve().then(run);
}

function rethrow(error: unknown): never {
  throw error;
}
