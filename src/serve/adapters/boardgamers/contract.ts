// The host's contract: the data it keeps, and the functions it calls on it.

import type { GameAction, GameConfig, GameEvent, Seat } from '../../../core/engine/index.js';
import type { BotFactory } from '../../../players/bots/index.js';
import type { Row } from './stats.js';
import type { LogEntry, ToldEntry } from './telling.js';

/** A game as the host keeps it. */
export interface BoardgamersData {
  /** The id of the title. */
  readonly ruleset: string;
  /** Null in data that is stripped of secrets. */
  readonly config: GameConfig | null;
  /** Empty in data that is stripped of secrets. */
  readonly actions: readonly GameAction[];
  /** The state; the view of a seat in data that is stripped of secrets. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  readonly state: any;
  /** What setting up and every action brought about. It only grows. */
  readonly log: readonly LogEntry[];
  /** True while the last turn can still be taken back: nothing to save yet. */
  readonly open: boolean;
  /** True when nobody is left to play. */
  readonly cancelled: boolean;
  /** How many entries of the log `messages` has been through. */
  readonly told: number;
}

/** A move: an action, its text, or all actions of the turn so far. */
export type Move = string | GameAction | readonly (string | GameAction)[];

/** A player as the host names them: a seat; a spectator is undefined, sometimes −1. */
export type Player = number | undefined;

/** The functions that the host calls. All are pure and survive a trip through JSON in between. */
export interface BoardgamersEngine {
  /** Expansions switch on options of that name. Throws for unknown options. */
  init(
    players: number,
    expansions: readonly string[],
    options: object,
    seed: string | number,
    creator?: number,
  ): BoardgamersData;
  /** Plays a move on saved data. If a part is refused, throws with the rule and changes nothing. */
  move(data: BoardgamersData, move: Move, player: number): BoardgamersData;
  /** The data to save: undefined while the turn is open, so that you can still send a shorter one. */
  toSave(data: BoardgamersData): BoardgamersData | undefined;
  /** True when there is an outcome. */
  ended(data: BoardgamersData): boolean;
  /** True when everybody has left. */
  cancelled(data: BoardgamersData): boolean;
  /** By seat, what the title ranks by; zeros before the end. */
  scores(data: BoardgamersData): number[];
  /** By seat, the place, 1 for the best; zeros before the end. */
  rankings(data: BoardgamersData): number[];
  /** Permanent; at any moment. When the last one goes, the game is cancelled. */
  dropPlayer(data: BoardgamersData, player: number): BoardgamersData;
  /**
   * Ends the game because the table agrees to stop, with scores and places as of now (E-HOST-4). The contract
   * lacks such a function: call it from your own buttons. A finished game does not change.
   */
  endGame(data: BoardgamersData): BoardgamersData;
  /** Whom the game waits for: one, several, or nobody at the end; with `outOfTurn`, also who may play. */
  currentPlayer(data: BoardgamersData): number | number[] | undefined;
  /** The round that is being played. */
  round(data: BoardgamersData): number;
  /** How many entries of the log the player may see. */
  logLength(data: BoardgamersData, player?: Player): number;
  /** Entries `start` to before `end`, as the player may see them, and what the player may play now. */
  logSlice(
    data: BoardgamersData,
    slice?: { player?: Player; start?: number; end?: number },
  ): {
    log: ToldEntry[];
    availableMoves: GameAction[];
    /** False where there are more moves than can be listed. */
    complete: boolean;
  };
  /** What a player or a spectator may know; the other functions that only look take it too. */
  stripSecret(data: BoardgamersData, player?: Player): BoardgamersData;
  /** By player, what `faction` of the options says, or the name; for the thumbnails of lists of games. */
  factions(data: BoardgamersData): (string | undefined)[];
  /** News for everybody since the last call: how the game ended, and what `message` of the options makes. */
  messages(data: BoardgamersData): { messages: string[]; data: BoardgamersData };
  /** Figures of a game: one row about all of it, and one a player with the number of actions of each type. */
  stats(data: BoardgamersData): { game: Row; players: Row[] };
  /** Names a player: the readable part, cut off at 40 characters, with a number if the name is taken. */
  setPlayerMetaData(data: BoardgamersData, player: number, meta: { name: string }): BoardgamersData;
  /** The game from its start again, up to action `to`. */
  replay(data: BoardgamersData, how?: { to?: number }): BoardgamersData;
  /** A bot plays until somebody else has to decide. */
  moveAI(data: BoardgamersData, player: number): BoardgamersData;
}

/** How a title becomes an engine of the platform. */
export interface BoardgamersOptions {
  /** The id of a board given to the engine; the title's own if left out. */
  readonly board?: string;
  /** Who plays for `moveAI`; `greedyBot` if left out. */
  readonly bot?: BotFactory;
  /**
   * Whether seats with an optional decision are current players too; false if left out. The host lets only
   * current players move, and runs all their clocks.
   */
  readonly outOfTurn?: boolean;
  /** A player's company or colour; undefined while it is unknown. Gets a spectator's view. */
  // biome-ignore lint/suspicious/noExplicitAny: views of any title
  readonly faction?: (view: any, seat: Seat) => string | undefined;
  /** A sentence for the chat about an event as a spectator sees it; undefined for most. */
  readonly message?: (event: GameEvent, seatNames: readonly string[]) => string | undefined;
}
