// What a seat has played and not sent to the host yet. It is tried on a state that the view does not
// contradict, so the client needs no secret. What can be taken back is the same as on the true state.

import {
  type AnyEngine,
  type AnyState,
  type Barrier,
  createTurnBuffer,
  type GameAction,
  type GameEvent,
  playTentatively,
  type Rejection,
  type Seat,
  type TurnBuffer,
  takeBack,
} from '../../../core/engine/index.js';

/** Actions that are tried on a view. All functions change it. */
export interface Tries {
  /** What the seat sees after all of them. */
  readonly view: ReturnType<AnyEngine['view']>;
  /** The actions, oldest first. */
  readonly actions: readonly GameAction[];
  /** What each of them brought about, as the seat may see it. */
  readonly events: readonly (readonly GameEvent[])[];
  /** Plays one more. If it meets a barrier, it is not tried: send it to the host, behind all others. */
  readonly play: (action: GameAction) => {
    readonly rejection: Rejection | null;
    readonly barrier: Barrier | null;
  };
  /** Takes back the last ones. */
  readonly takeBack: (count: number) => void;
}

/** Tries actions on a view of a seat. */
export function createTries(engine: AnyEngine, view: ReturnType<AnyEngine['view']>): Tries {
  // Made when the seat first acts: a client that looks on needs none.
  let buffer: TurnBuffer<AnyState> | null = null;
  const seat = view.viewer as Seat;
  const now = () => {
    buffer ??= createTurnBuffer(engine, engine.determinize(view, `step ${view.step}`));
    return buffer;
  };
  const tentative = () => buffer?.tentative ?? [];
  return {
    get view() {
      return tentative().length === 0 ? view : engine.view(now().state, seat);
    },
    get actions() {
      return tentative().map(({ action }) => action);
    },
    get events() {
      return tentative().map(({ events }) => engine.viewEvents(view, events, seat));
    },
    play(action) {
      const result = playTentatively(engine, now(), action);
      if (!result.ok) return { rejection: result.rejection, barrier: null };
      const { barrier } = result;
      if (barrier === null) buffer = result.buffer;
      return { rejection: null, barrier };
    },
    takeBack(count) {
      buffer = takeBack(now(), count);
    },
  };
}
