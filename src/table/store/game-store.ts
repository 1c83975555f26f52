// A game with its past, one value after another: play, take back, step through, branch off, save and load.

import {
  type AnyEngine,
  type AnyNames,
  type AnyRuleset,
  type AnyState,
  createTurnBuffer,
  type Engine,
  type GameAction,
  type GameConfig,
  type GameEvent,
  type GameRecord,
  type Ids,
  IllegalActionError,
  type NamesIn,
  type OrderStop,
  type Orders,
  playTentatively,
  type RecordMeta,
  type RecordNote,
  readOrders,
  type Seat,
  type TitleNames,
  type TurnBuffer,
  takeBack,
} from '../../core/engine/index.js';
import { mustSit } from '../../core/engine/input/arguments.js';
import { ordersRun } from '../../core/title/orders/run-orders.js';
import type { Connection, Session, SessionSnapshot } from '../session/session.js';

/** A game from its beginning, or from its record. */
export type GameStart<Id extends string> =
  | {
      /** The id of the title. */
      readonly ruleset: Id;
      /** Seats, seed, options and board, as for `createGame`. */
      readonly config: GameConfig;
      /** The actions so far, as {@link GameStore.played} tells them; none unless given. */
      readonly actions?: readonly GameAction[];
    }
  | {
      /** A record, or its JSON. */
      readonly record: GameRecord | string;
    };

/** The view to show now, and the state behind it. */
export interface GameSnapshot<T extends TitleNames = TitleNames> extends SessionSnapshot<T> {
  /** The whole state; show people only the view. */
  readonly state: T['state'];
}

/**
 * A game that an interface holds: the session of a game in this program. You may pass on each function alone.
 * Playing while you look at the past branches off: what came later is gone.
 */
export interface GameStore<T extends TitleNames = TitleNames> extends Session<T> {
  /** The view to show now. */
  readonly getSnapshot: () => GameSnapshot<T>;
  /**
   * The game as it began, and its actions after the first `from`, those after where one looks too. Cheap, and
   * a start for a store.
   */
  readonly played: (from?: number) => PlayedGame;
  /** Returns the whole game, wherever one looks. `to` cuts it after that number of actions. */
  readonly save: (cut?: { readonly to: number }) => GameRecord;
  /**
   * Keeps orders of a seat in place of those it left before; null withdraws them. They stand beside
   * the game: snapshots and records leave them out. Throws `InvalidInputError` for anything else.
   */
  readonly leaveOrders: (seat: Seat, orders: Orders | null) => void;
  /**
   * The orders that a seat has left, as far as they remain; null where there are none. Show them to it
   * alone.
   */
  readonly ordersOf: (seat: Seat) => Orders | null;
  /**
   * Has the orders of all seats play as far as they go, each as one change. Returns why each that was
   * left stops or waits. Call it after every change that a player makes.
   */
  readonly followOrders: () => readonly OrderStop[];
  /** Goes on with another game of this engine. Throws as its verbs do, and then nothing has changed. */
  readonly load: (start: GameStart<string>) => void;
}

/** How a game began, and what was played in it. */
export interface PlayedGame {
  /** The id of the title. */
  readonly ruleset: string;
  /** Seats, seed, options and board. */
  readonly config: GameConfig;
  /** The actions, oldest first. */
  readonly actions: readonly GameAction[];
}

interface StoredStep {
  readonly state: AnyState;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  /** What the record says of the action; it goes with the step. */
  readonly note?: RecordNote | undefined;
}

/**
 * Makes a store of a game. Throws what `startGame` or `replay` throws at the start, and an
 * `IllegalActionError` where it refuses one of the `actions` of the start.
 *
 * @param engine The engine that plays the title.
 * @param start The title and the config of a fresh game, or a record.
 * @param how Whose eyes one looks with first; a spectator's if left out.
 * @returns The store; its functions may be handed on by themselves.
 * @throws `InvalidInputError` for a start of a wrong shape, `UnknownRulesetError` for a title that the engine
 *   does not have, `DamagedSaveError` for a changed record.
 * @throws `IllegalActionError` where it refuses one of the `actions` of the start.
 * @see `useSyncExternalStore` of React, which takes `subscribe` and `getSnapshot`
 * @example
 * const config = { seats: ['Ann', 'Ben'], seed: 7 };
 * const store = createGameStore(engine, { ruleset: 'china-rails', config });
 * const { view, tentative } = useSyncExternalStore(store.subscribe, store.getSnapshot);
 */
export function createGameStore<R extends AnyRuleset, const Id extends Ids<R>>(
  engine: Engine<R>,
  start: GameStart<Id>,
  how: { readonly viewer?: Seat | null } = {},
): GameStore<NamesIn<R, Id>> {
  return storeOf(engine, start, how) as never;
}

function storeOf(
  engine: AnyEngine,
  start: GameStart<string>,
  { viewer: firstViewer = null }: { readonly viewer?: Seat | null },
): GameStore<AnyNames> {
  type Snapshot = GameSnapshot<AnyNames>;
  type Buffer = TurnBuffer<AnyState, GameAction, GameEvent>;
  const listeners = new Set<() => void>();
  let game = opened(engine, start);
  let cursor = game.steps.length - 1;
  let viewer = firstViewer;
  const orders = new Map<Seat, Orders>();
  let buffer = bufferAt();
  // The steps at which something was begun that is taken back as one.
  let begun: readonly number[] = [];
  let snapshot = taken({});

  function bufferAt(): Buffer {
    return createTurnBuffer(engine, game.steps[cursor].state);
  }
  // An event is the same object whenever it is told to the same viewer.
  const toldSteps = new WeakMap<StoredStep, Map<Seat | null, readonly GameEvent[]>>();
  function eventsOf(step: StoredStep): readonly GameEvent[] {
    const seen = toldSteps.get(step) ?? new Map<Seat | null, readonly GameEvent[]>();
    toldSteps.set(step, seen);
    const known = seen.get(viewer) ?? engine.viewEvents(step.state, step.events, viewer);
    seen.set(viewer, known);
    return known;
  }
  function taken(told: Partial<Pick<Snapshot, 'events' | 'rejection' | 'barrier'>>): Snapshot {
    const { state } = game.steps[cursor];
    const { events = [], rejection = null, barrier = null } = told;
    return Object.freeze({
      state,
      view: engine.view(state, viewer),
      events: engine.viewEvents(state, events, viewer),
      decisions: engine.decisions(state),
      rejection,
      step: cursor,
      length: game.steps.length - 1,
      tentative: buffer.tentative.map(({ action }) => action as GameAction),
      barrier,
      viewer,
      seats: game.seats,
      connection: LOCAL,
    });
  }
  const change = (told: Parameters<typeof taken>[0] = {}) => {
    snapshot = taken(told);
    for (const listener of [...listeners]) listener();
  };

  const actionsOf = (from: number, to = Number.POSITIVE_INFINITY) =>
    game.steps.slice(1 + Math.max(0, from), 1 + Math.max(0, to)).map(({ action }) => action as GameAction);

  function playAll(actions: readonly GameAction[]): boolean {
    const first = cursor;
    const events: GameEvent[] = [];
    let told: Parameters<typeof taken>[0] = {};
    for (const action of actions) {
      const result = playTentatively(engine, buffer, action);
      if (!result.ok) {
        told = { ...told, rejection: result.rejection };
        break;
      }
      const { barrier } = result;
      buffer = result.buffer;
      const played = barrier === null ? buffer.tentative.at(-1)?.action : buffer.final.at(-1);
      const happened = result.events;
      game.steps.length = cursor + 1;
      game.steps.push({ state: buffer.state, action: played as GameAction, events: happened });
      events.push(...happened);
      told = { barrier };
      cursor++;
    }
    if (cursor > first) begun = [...begun.filter((step) => step < first), first];
    change({ ...told, events: events });
    return cursor - first === actions.length;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      // A new function for each caller, who may hand over the same one twice.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    play: (action) => playAll([action]),
    playAll: playAll,
    takeBack(count = cursor - (begun.findLast((step) => step < cursor) ?? cursor)) {
      const before = takeBack(buffer, count);
      if (before === buffer) return false;
      cursor -= buffer.tentative.length - before.tentative.length;
      buffer = before;
      game.steps.length = cursor + 1;
      change();
      return true;
    },
    goTo(step) {
      const next = Math.max(0, Math.min(game.steps.length - 1, Math.trunc(step)));
      if (next === cursor) return;
      cursor = next;
      buffer = bufferAt();
      change();
    },
    story(count) {
      const first = Math.max(0, cursor + 1 - Math.max(0, count));
      return game.steps
        .slice(first, cursor + 1)
        .map((step, at) => ({ n: first + at, events: eventsOf(step) }));
    },
    viewAs(next) {
      viewer = next;
      const { barrier, rejection } = snapshot;
      change({ barrier, rejection });
      return true;
    },
    leaveOrders(seat, left) {
      mustSit(seat, game.steps[0].state);
      if (left === null) orders.delete(seat);
      else orders.set(seat, readOrders(left, seat));
    },
    ordersOf: (seat) => orders.get(seat) ?? null,
    followOrders() {
      const stops = new Map<Seat, OrderStop>();
      // Where one seat has played, another may go on.
      for (let isMoving = true; isMoving; ) {
        isMoving = false;
        for (const [seat, left] of orders) {
          const run = ordersRun(engine, game.steps[cursor].state, left);
          orders.set(seat, run.orders);
          stops.set(seat, run.stop);
          if (run.actions.length > 0) isMoving = playAll(run.actions);
        }
      }
      return [...stops.values()];
    },
    played: (from = 0) => ({
      ruleset: game.ruleset,
      config: game.config,
      actions: actionsOf(from),
    }),
    save(cut) {
      const { to = game.steps.length } = cut ?? {};
      const record = engine.record(game.ruleset, game.config, actionsOf(0, to));
      const notes = game.steps.slice(0, 1 + to).flatMap(({ note }) => note ?? []);
      const { meta } = game;
      return { ...record, ...(meta && { meta }), ...(notes.length > 0 && { notes }) };
    },
    get seatNames() {
      return game.meta?.names;
    },
    load(next) {
      game = opened(engine, next);
      orders.clear();
      cursor = game.steps.length - 1;
      buffer = bufferAt();
      change();
    },
  };
}

interface OpenGame {
  readonly ruleset: string;
  readonly config: GameConfig;
  /** The first after the set-up, then one for every action. */
  readonly steps: StoredStep[];
  readonly seats: readonly Seat[];
  /** What the record says of the game. */
  readonly meta?: RecordMeta | undefined;
}

const LOCAL: Connection = Object.freeze({ status: 'local', why: '' });

const seatsOf = ([{ state }]: readonly StoredStep[]): readonly Seat[] =>
  state.game.seatNames.map((_, seat) => seat);

function opened(engine: AnyEngine, start: GameStart<string>): OpenGame {
  if (!('record' in start)) {
    const { ruleset, config, actions = [] } = start;
    const { state, events } = engine.startGame(ruleset, config);
    const steps: StoredStep[] = [{ state, action: null, events: events }];
    for (const action of actions) {
      const { state: before } = steps[steps.length - 1];
      const result = engine.tryAction(before, action);
      if (!result.ok) throw new IllegalActionError(result.rejection);
      steps.push({ state: result.state, action, events: result.events });
    }
    return { ruleset, config, steps, seats: seatsOf(steps) };
  }
  const steps: StoredStep[] = [];
  const { record } = engine.replay(start.record, {
    onStep: (step) => steps.push(step),
  });
  const { ruleset, config, revision, meta, notes = [] } = record;
  for (const note of notes) steps[note.n] = { ...steps[note.n], note };
  return { ruleset, config: { ...config, revision } as GameConfig, steps, seats: seatsOf(steps), meta };
}
