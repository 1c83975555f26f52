// What a client needs of a game, wherever the game is kept: in this program, in a record, or at a server. A
// client that reads nothing else shows any of them.

import type { Barrier, Seat, TitleNames } from '../../core/engine/index.js';

/** A game as a client holds it. All functions may be handed on by themselves. */
export interface Session<T extends TitleNames = TitleNames> {
  /** The client shows this: a new object with every change, and the same one until then. */
  readonly getSnapshot: () => SessionSnapshot<T>;
  /** Calls a listener after every change until the function that is returned is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Plays an action where the client looks. False if it is refused: the snapshot says why. A session whose
   * game is kept elsewhere may show the action before the server has answered.
   */
  readonly play: (action: T['action']) => boolean;
  /**
   * Plays actions one after another until one is refused, as one change: a plan. True if all of them are
   * played.
   */
  readonly playAll: (actions: readonly T['action'][]) => boolean;
  /**
   * Takes back the last `count` actions, never past a barrier; unless given, all that was last played in one
   * go. False where there is nothing to take back.
   */
  readonly takeBack: (count?: number) => boolean;
  /** Looks at another step, or at the nearest one that the session can show. */
  readonly goTo: (step: number) => void;
  /**
   * What happened in the last `count` steps up to where the client looks, in order, as the viewer may see it.
   * Step 0 is the set-up.
   */
  readonly story: (count: number) => readonly ToldStep<T['event']>[];
  /**
   * Shows what another seat, or a spectator, may know. False where the session may not show it; then nothing
   * changes.
   */
  readonly viewAs: (viewer: Seat | null) => boolean;
  /** Who plays, where others began the game: a record's `meta.names`. If left out, `game.seatNames` play. */
  readonly seatNames?: readonly string[] | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: states, views, actions and events of any title
export type AnySession = Session<any>;

/** What a client shows. It holds nothing that the {@link SessionSnapshot.viewer} may not know. */
export interface SessionSnapshot<T extends TitleNames = TitleNames> {
  /** What the {@link SessionSnapshot.viewer} may know. */
  readonly view: T['view'];
  /**
   * What the last change brought about, as the viewer may see it: for logs and animations. Empty after
   * stepping and taking back.
   */
  readonly events: readonly T['event'][];
  /** Who must or may decide what. */
  readonly decisions: readonly T['decision'][];
  /** Why the last action was refused; null once anything else has happened. */
  readonly rejection: T['rejection'] | null;
  /** How many actions led here. */
  readonly step: number;
  /** How many actions the game has in all. */
  readonly length: number;
  /** The actions of this turn that can be taken back, oldest first. */
  readonly tentative: readonly T['action'][];
  /** Why the last action cannot be taken back; null where it can, or after stepping. */
  readonly barrier: Barrier | null;
  /** Whose view it is; null for a spectator. */
  readonly viewer: Seat | null;
  /** The seats that may be played from here; none where the client only watches. */
  readonly seats: readonly Seat[];
  /** How the session stands with the keeper of the game. */
  readonly connection: Connection;
  /**
   * The clocks, if the keeper of the game counts them; empty if nobody counts. Unless given, the table
   * counts.
   */
  readonly clocks?: readonly SeatClock[];
}

/**
 * How long a seat has been asked to decide, in milliseconds: `spent`, and what has passed since `since`. A
 * clock shows `spent + (since === null ? 0 : Date.now() - since)`.
 */
export interface SeatClock {
  /** The seat. */
  readonly seat: Seat;
  /** Its time until the clock was started last, or until it was stopped. */
  readonly spent: number;
  /** When the clock was started, as `now` of the table tells it; null while it stands. */
  readonly since: number | null;
}

/** How a session stands with the keeper of its game. */
export interface Connection {
  /**
   * - `local`: the game is kept here, so nothing can be lost.
   * - `connected`: the server has answered everything.
   * - `waiting`: the session has asked or sent something, and the server has not answered yet.
   * - `lost`: the server cannot be reached; the session tries again by itself.
   * - `refused`: the server does not let this client in; the session does not try again.
   */
  readonly status: 'local' | 'connected' | 'waiting' | 'lost' | 'refused';
  /** Why it is lost or refused, in a sentence; empty otherwise. */
  readonly why: string;
}

/** What one action of a game brought about. */
export interface ToldStep<Event> {
  /** How many actions had been played with it. */
  readonly n: number;
  /** As the viewer may see it. */
  readonly events: readonly Event[];
}
