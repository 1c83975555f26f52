// Undo for interfaces: you try actions of a turn and take them back, until one cannot be undone: it drew
// luck, revealed something hidden, or handed the game to others. A buffer is a value: keep it in a store.

import type { AnyEngine } from '../any-engine.js';
import type { GameAction } from '../base/game-action.js';
import { canonicalJson } from '../base/json.js';
import { type Issue, isRailheadError, type Rejection, refuse } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope } from '../base/state.js';
import type { Engine } from '../engine.js';
import { answered, mustBeEngine, mustBeList, mustBeRecord, nameOfGiven } from '../input/arguments.js';
import { ownState } from '../input/states.js';
import { type Parsed, parseAction } from '../play/judge.js';
import type { GameEvent } from '../rules/event.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import type { ActionIn, EventIn, Headed, Ids, RejectionIn, StateIn } from '../typed-by-title.js';
import { isUnveiled, type Pretence, playWatched } from './watch.js';

/** An action that can still be taken back. */
export interface TentativeAction<State, Action = GameAction, Event = GameEvent> {
  /** The action as it was played. */
  readonly action: Action;
  /** What it brought about. */
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
export type TentativeResult<State, Action, Event, No extends Rejection = Rejection> =
  | {
      /** True where the action was played. */
      readonly ok: true;
      /** The turn with the action in it. */
      readonly buffer: TurnBuffer<State, Action, Event>;
      /** What the action brought about. */
      readonly events: readonly Event[];
      /** Why nothing up to here can be taken back any more; null while it can. */
      readonly barrier: Barrier | null;
    }
  | {
      /** False where it was refused; the state is as it was. */
      readonly ok: false;
      /** Which rule says no. */
      readonly rejection: No;
      /** The mistakes in the action's shape; absent where its shape is right. */
      readonly issues?: readonly Issue[];
    };

/**
 * What ends taking back. `chance`: luck was drawn. `reveal`: rules read what was hidden from the acting seat,
 * so it may have learnt it. `handOver`: the game waits for another seat, or is over. `host`: the host acted.
 */
export type Barrier = 'chance' | 'reveal' | 'handOver' | 'host';

/**
 * An empty buffer on a state of this engine's; throws as `applyAction` does for any other.
 *
 * @param engine - An engine that plays the title.
 * @param state - A whole state of a game; it stays as it is, and may be kept.
 * @returns A buffer without actions.
 * @throws `InvalidInputError` for anything but a state of the engine, such as a view.
 * @see {@link playTentatively}
 * @example
 * const turn = createTurnBuffer(engine, state);
 * console.log(turn.tentative.length);
 * // 0
 */
export function createTurnBuffer<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R>,
  state: StateIn<R, Id> & Headed<Id>,
): TurnBuffer<StateIn<R, Id> & Headed<Id>, ActionIn<R, Id>, EventIn<R, Id>> {
  answered(
    () => engine.settingOf(ownState(state as Envelope)),
    () => {
      mustBeEngine(engine);
      mustBeRecord(state, 'state');
    },
  );
  return { state, final: [], tentative: [] };
}

/**
 * Plays an action in a buffer. One that meets a barrier makes itself and everything before it final. It also
 * costs a replay of the action that watches what rules read; two more per hidden amount (a purse).
 *
 * @param engine - An engine that plays the title.
 * @param buffer - The turn so far; it stays as it is.
 * @param action - The action, with its `seat`.
 * @returns `ok` with the next buffer; or not, with the rejection.
 * @see {@link takeBack}
 * @example
 * let turn = createTurnBuffer(engine, state);
 * const result = playTentatively(engine, turn, action);
 * if (result.ok) turn = result.buffer;
 * turn = takeBack(turn);
 */
export function playTentatively<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R>,
  buffer: TurnBuffer<StateIn<R, Id> & Headed<Id>, ActionIn<R, Id>, EventIn<R, Id>>,
  action: ActionIn<R, Id>,
): TentativeResult<StateIn<R, Id>, ActionIn<R, Id>, EventIn<R, Id>, RejectionIn<R, Id>> {
  mustBeEngine(engine);
  mustBeBuffer(buffer);
  const { state: before, final, tentative } = buffer;
  const result = engine.tryAction<Id>(before, action);
  if (!result.ok) return result;
  const { state, events } = result;
  const barrier = findBarrier(engine, { before, action, state, events });
  if (barrier === null) {
    const grown = [...tentative, { action, events, before }];
    return { ok: true, buffer: { state, final, tentative: grown }, events, barrier };
  }
  const settled = [...final, ...tentative.map((one) => one.action), action];
  return { ok: true, buffer: { state, final: settled, tentative: [] }, events, barrier };
}

/**
 * Takes back the last `count` tentative actions, or all if there are fewer; never a final one.
 *
 * @param buffer - The turn so far; it stays as it is.
 * @param count - How many actions to take back, 1 if left out; `Infinity` takes back as many as it may.
 * @returns The buffer without them.
 * @see {@link playTentatively}
 * @example
 * const [first] = legalActions(state);
 * const result = playTentatively(engine, createTurnBuffer(engine, state), first);
 * if (result.ok) console.log(takeBack(result.buffer).state === state);
 * // true
 */
export function takeBack<State, Action, Event>(
  buffer: TurnBuffer<State, Action, Event>,
  count = 1,
): TurnBuffer<State, Action, Event> {
  mustBeBuffer(buffer);
  if (!Number.isInteger(count) && count !== Number.POSITIVE_INFINITY)
    refuse('count', `expected a number of actions, not ${nameOfGiven(count)}`);
  const { final, tentative } = buffer;
  const kept = Math.max(0, tentative.length - Math.max(0, count));
  if (kept === tentative.length) return buffer;
  return { state: tentative[kept].before, final, tentative: tentative.slice(0, kept) };
}

function mustBeBuffer(buffer: unknown): void {
  answered(
    () => {
      const { final, tentative } = buffer as TurnBuffer<unknown>;
      mustBeList(final, 'buffer');
      mustBeList(tentative, 'buffer');
    },
    () => mustBeRecord(buffer, 'buffer'),
  );
}

interface TriedAction {
  readonly before: Envelope;
  readonly action: GameAction;
  readonly state: Envelope;
  readonly events: readonly GameEvent[];
}

function findBarrier(engine: AnyEngine, played: TriedAction): Barrier | null {
  const { before, action, state } = played;
  const { seat } = action;
  if (seat === null) return 'host';
  if (canonicalJson(before.luck) !== canonicalJson(state.luck)) return 'chance';
  if (state.outcome !== null || isHandedOver(engine, played, seat)) return 'handOver';
  return isRevealing(engine, played, seat) ? 'reveal' : null;
}

// The seat has nothing more to decide, or what others have to decide has changed.
function isHandedOver(engine: AnyEngine, { before, state }: TriedAction, seat: Seat): boolean {
  const now = engine.decisions(state);
  const others = (open: typeof now) => open.filter((one) => one.seat !== seat).map(({ id }) => id);
  if (!now.some((one) => one.seat === seat && !one.optional)) return true;
  return others(now).join() !== others(engine.decisions(before)).join();
}

// Rules that read nothing hidden reveal nothing, and cards that they read may be revealed. A purse that is
// paid into is read too. It revealed something if the seat would see another thing happen with next to
// nothing in it, or with plenty. Rules can ask no more of an amount if they only compare its size.
function isRevealing(engine: AnyEngine, { before, action, state, events }: TriedAction, seat: Seat): boolean {
  const setting = engine.settingOf(before);
  const parsed = parseAction(setting.ready, action) as Parsed;
  const { numbers, sawMore } = playWatched(setting, before, { parsed, seat });
  const shown = engine.view(state, seat);
  if (sawMore || isUnveiled(before, engine.view(before, seat), shown)) return true;
  const looks = (then: object, happened: readonly GameEvent[]) =>
    canonicalJson([then, engine.viewEvents(before, happened, seat)]);
  const truth = looks(shown, events);
  const tells = (pretence: Pretence): boolean => {
    try {
      const other = playWatched(setting, before, { parsed, seat, pretence });
      return other.sawMore || looks(engine.view(other.state, seat), other.events) !== truth;
    } catch (error) {
      // If the rules throw at an impossible amount, they have looked at it.
      if (isRailheadError(error) && error.code === 'fault') return true;
      throw error;
    }
  };
  return [...numbers].some((place) => AMOUNTS.some((value) => tells({ place, value })));
}

// Less and more than any amount of a game.
const AMOUNTS = [-1e9, 1e9] as const;
