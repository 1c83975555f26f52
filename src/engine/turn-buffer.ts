// Undo for interfaces: actions of a turn are tried and taken back, as long as nothing has happened that cannot be undone:
// luck was drawn, something hidden came to light, or others were handed the game. A buffer is a value: keep it in a store.

import type { ActionIn, AnyEngine, Engine, EventIn, Headed, Ids, StateIn } from './engine.js';
import type { GameEvent } from './event.js';
import { canonicalJson } from './json.js';
import type { Issue, Rejection } from './rejection.js';
import type { AnyRuleset } from './ruleset.js';
import type { Envelope, GameAction, Seat } from './state.js';

/** An action that can still be taken back. */
export interface TentativeAction<State, Action = GameAction, Event = GameEvent> {
  readonly action: Action;
  readonly events: readonly Event[];
  /** The state that taking it back returns to. */
  readonly before: State;
}

/** The actions of a turn so far. */
export interface TurnBuffer<State, Action = GameAction, Event = GameEvent> {
  /** How things stand after all of them. */
  readonly state: State;
  /** Actions that can no longer be taken back, in order; since the buffer was created. */
  readonly final: readonly Action[];
  /** Actions that can, in order, behind the final ones. */
  readonly tentative: readonly TentativeAction<State, Action, Event>[];
}

/** What {@link playTentatively} answers: the grown buffer, or the rejection. */
export type TentativeResult<State, Action, Event> =
  | {
      readonly ok: true;
      readonly buffer: TurnBuffer<State, Action, Event>;
      readonly events: readonly Event[];
      /** Why nothing up to here can be taken back any more; null while it can. */
      readonly barrier: Barrier | null;
    }
  | { readonly ok: false; readonly rejection: Rejection; readonly issues?: readonly Issue[] };

/**
 * What puts an end to taking back. `chance`: luck was drawn. `reveal`: the acting seat saw, or might have seen, what was
 * hidden from it. `handOver`: the game waits for somebody else, or is over. `host`: whoever runs the game acted.
 */
export type Barrier = 'chance' | 'reveal' | 'handOver' | 'host';

/** An empty buffer on a state. */
export function createTurnBuffer<State extends Envelope>(state: State): TurnBuffer<State, never, never> {
  return { state, final: [], tentative: [] };
}

/**
 * Plays an action in a buffer. One that meets a {@link Barrier} makes itself and everything before it final. Costs some
 * replays of the action besides: whether it told the seat anything is tried on states that differ in what it cannot know.
 *
 * @example
 * let turn = createTurnBuffer(state);
 * const result = playTentatively(engine, turn, action);
 * if (result.ok) turn = result.buffer;
 * turn = takeBack(turn);
 */
export function playTentatively<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R>,
  buffer: TurnBuffer<StateIn<R, Id> & Headed<Id>, ActionIn<R, Id>, EventIn<R, Id>>,
  action: ActionIn<R, Id>,
): TentativeResult<StateIn<R, Id>, ActionIn<R, Id>, EventIn<R, Id>> {
  const { state: before, final, tentative } = buffer;
  const result = engine.tryAction<Id>(before, action);
  if (!result.ok) return result;
  const { state, events } = result;
  const barrier = findBarrier(engine as never, { before, action, state, events } as never);
  if (barrier === null) {
    const grown = [...tentative, { action, events, before }];
    return { ok: true, buffer: { state, final, tentative: grown }, events, barrier };
  }
  const settled = [...final, ...tentative.map((one) => one.action), action];
  return { ok: true, buffer: { state, final: settled, tentative: [] }, events, barrier };
}

/** The buffer without its last `count` tentative actions, or without any if it has fewer; never past a final one. */
export function takeBack<State, Action, Event>(
  buffer: TurnBuffer<State, Action, Event>,
  count = 1,
): TurnBuffer<State, Action, Event> {
  const { final, tentative } = buffer;
  const kept = Math.max(0, tentative.length - Math.max(0, count));
  if (kept === tentative.length) return buffer;
  return { state: tentative[kept].before, final, tentative: tentative.slice(0, kept) };
}

interface Played {
  readonly before: Envelope;
  readonly action: GameAction;
  readonly state: Envelope;
  readonly events: readonly GameEvent[];
}

function findBarrier(engine: AnyEngine, played: Played): Barrier | null {
  const { before, action, state } = played;
  const { seat } = action;
  if (seat === null) return 'host';
  if (canonicalJson(before.luck) !== canonicalJson(state.luck)) return 'chance';
  if (state.outcome !== null || isHandedOver(engine, played, seat)) return 'handOver';
  return isRevealing(engine, played, seat) ? 'reveal' : null;
}

// The seat has nothing more to decide, or what others have to decide has changed.
function isHandedOver(engine: AnyEngine, { before, state }: Played, seat: Seat): boolean {
  const now = engine.decisions(state as never);
  const others = (open: typeof now) => open.filter((one) => one.seat !== seat).map(({ id }) => id);
  if (!now.some((one) => one.seat === seat && !one.optional)) return true;
  return others(now).join() !== others(engine.decisions(before as never)).join();
}

// So many states that the seat cannot tell from the true one are tried.
const TWINS = 8;

// Exact where a hidden list (a deck, a hand) changes, whatever it held. Other hidden facts (a purse that is paid into)
// may change unseen; the action told something if it looks otherwise on a state that differs in what the seat cannot know.
function isRevealing(engine: AnyEngine, { before, action, state, events }: Played, seat: Seat): boolean {
  const view = engine.view(before as never, seat);
  const after = engine.view(state as never, seat);
  if (hiddenLists(before, view) !== hiddenLists(state, after)) return true;
  const looks = (then: object, happened: readonly GameEvent[]) =>
    canonicalJson([then, engine.viewEvents(happened as never, seat)]);
  const truth = looks(after, events);
  for (let n = 0; n < TWINS; n++) {
    const twin = engine.determinize(view as never, `twin ${n}`);
    const result = engine.tryAction(twin, action as never);
    if (!result.ok || looks(engine.view(result.state, seat), result.events) !== truth) return true;
  }
  return false;
}

// The lists with hidden entries, each with its place and all its contents.
function hiddenLists(state: unknown, view: unknown): string {
  const found: unknown[] = [];
  const walk = (known: unknown, shown: unknown, path: string): void => {
    if (typeof known !== 'object' || known === null || typeof shown !== 'object' || shown === null) return;
    if (Array.isArray(known)) {
      if (known.some((item, n) => item !== null && (shown as unknown[])[n] === null))
        found.push([path, known]);
    }
    for (const key of Object.keys(shown))
      walk(
        (known as Record<string, unknown>)[key],
        (shown as Record<string, unknown>)[key],
        `${path}/${key}`,
      );
  };
  walk(state, view, '');
  return canonicalJson(found);
}
