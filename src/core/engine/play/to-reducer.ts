// A reducer for stores and for React. An action that cannot be played must not throw there: an exception
// while a component renders takes the whole tree down.

import type { GameAction } from '../base/game-action.js';
import type { Rejection } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import type { Engine } from '../engine.js';
import { answered, mustBeEngine, mustBeRecord } from '../input/arguments.js';
import type { GameEvent } from '../rules/event.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { ActionIn, EventIn, Headed, Ids, RejectionIn, StateIn } from '../typed-by-title.js';

/** Whom a reducer tells what it did, and what it could not play. */
export interface ReducerOptions<Event = GameEvent, Action = GameAction, State = Envelope, No = Rejection> {
  /**
   * Called for every action after the reducer has returned, with its events and the new state: for logs and
   * animations. React's strict mode may call it twice.
   */
  readonly onEvents?: (events: readonly Event[], action: Action, state: State) => void;
  /**
   * Called for every action that was refused, after the reducer has returned: it may set state. React's
   * strict mode runs reducers twice, so it may be called twice.
   */
  readonly onRejection?: (rejection: No, action: Action) => void;
  /**
   * Called at the same time for other errors: a state of another engine, a fault. Left out, the error is
   * thrown there, where it shows as unhandled and takes nothing down.
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
