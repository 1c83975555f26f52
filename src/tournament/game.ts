// One game of a tournament: who plays it, from which seed, and what is kept of it. Everything here is data that can cross
// from thread to thread, and depends on nothing but the plan and the number of the game.

import { type BotFactory, playGame } from '../bots/index.js';
import type { AnyEngine } from '../core/engine/index.js';

/** What the games are played with. A thread makes its own. */
export interface Contest {
  /** The engine of the titles that are played. */
  readonly engine: AnyEngine;
  /** Bots by the names that the plan calls them by. */
  readonly bots: Readonly<Record<string, BotFactory>>;
}

/** What the module of a contest exports as its default. `setup` comes from the tournament's options as it was given. */
export type ContestFactory = (setup: unknown) => Contest | Promise<Contest>;

/** What every game of a tournament has in common. */
export interface GamePlan {
  /** The id of the title. */
  readonly ruleset: string;
  /** Seats a game. */
  readonly seats: number;
  /** The seed of the tournament; every game has its own, made of this and its number. */
  readonly seed: string | number;
  /** Names of bots; a short list repeats. */
  readonly bots: readonly string[];
  /** The title's options; defaults where left out. */
  readonly options?: object | undefined;
  /** A board other than the title's own, by its id. */
  readonly board?: string | undefined;
  /** A secret of bots' generators, as `playGame` takes it. */
  readonly salt?: string | undefined;
  /** Games are left when this round is over. */
  readonly maxRounds: number;
}

/** What is kept of a game. */
export interface GameReport {
  /** Its number, from 0. */
  readonly game: number;
  /** The seed that plays it again: the tournament's, a slash, its number. */
  readonly seed: string;
  /** Bots by seat. */
  readonly bots: readonly string[];
  /** Rounds played, startup rounds apart. */
  readonly rounds: number;
  /** Actions played, of all seats together. */
  readonly actions: number;
  /** The outcome's reason, or `roundLimit`. */
  readonly stopped: string;
  /** Best first; null for a game without an outcome. `score` is the title's measure: points, or money. */
  readonly ranking:
    | readonly { readonly seat: number; readonly place: number; readonly score: number | null }[]
    | null;
  /** The hash of the last state. */
  readonly hash: string;
}

/** A game that could not be played to the end: a fault of the rules, of a bot, or of a thread. */
export interface FailedGame {
  /** Its number in the tournament, from 0. */
  readonly game: number;
  /** The seed that plays it again. */
  readonly seed: string;
  /** What went wrong, for people. */
  readonly message: string;
}

// The bots of a game by seat: the list, repeated, and moved on by one seat with every game, so that all sit everywhere.
function seating({ seats, bots }: GamePlan, game: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => bots[(seat + game) % bots.length]);
}

/** The seed of a game. */
export function gameSeed({ seed }: GamePlan, game: number): string {
  return `${seed}/${game}`;
}

/** Plays one game. Never throws: what goes wrong is a report too. */
export function playTournamentGame(
  { engine, bots }: Contest,
  plan: GamePlan,
  game: number,
): GameReport | FailedGame {
  const { ruleset, seats, options, board, salt, maxRounds } = plan;
  const seed = gameSeed(plan, game);
  const seated = seating(plan, game);
  try {
    const config = { seats, seed, ...(options && { options }), ...(board && { board }) };
    const factories = seated.map((name) => botNamed(bots, name));
    const how = { config, bots: factories, maxRounds, ...(salt !== undefined && { salt }) };
    const { state, actions, stopped } = playGame(engine, ruleset, how);
    return {
      ...{ game, seed, bots: seated },
      rounds: stopped === 'roundLimit' ? state.round - 1 : state.round,
      actions: actions.length,
      stopped: state.outcome?.reason ?? stopped,
      ranking: state.outcome?.ranking.map(standingOf) ?? null,
      hash: engine.hashState(state),
    };
  } catch (error) {
    return { game, seed, message: error instanceof Error ? error.message : String(error) };
  }
}

function botNamed(bots: Contest['bots'], name: string): BotFactory {
  if (Object.hasOwn(bots, name)) return bots[name];
  throw new RangeError(`there is no bot ${name}`);
}

// Titles rank by `score`, or by `cash`.
function standingOf(standing: { seat: number; place: number; score?: number; cash?: number }) {
  const { seat, place, score, cash } = standing;
  return { seat, place, score: score ?? cash ?? null };
}
