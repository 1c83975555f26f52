// One game of a tournament: who plays it, from which seed, and what is kept of it. Everything here is data
// that can cross threads, and depends only on the plan and the number of the game.

import { refuse } from '../../core/engine/base/rejection.js';
import type { AnyEngine, GameAction, GameEvent, GameHeader, GameRecord } from '../../core/engine/index.js';
import { type BotFactory, type Forfeit, type PlayedGame, playGame } from '../bots/index.js';
import { plainText } from './plain-text.js';
import { type SeatingPlan, seatingOf } from './seatings.js';
import { type Thinking, timed } from './thinking.js';

/** What the games are played with. A thread makes its own. */
export interface Contest {
  /** The engine of the titles that are played. */
  readonly engine: AnyEngine;
  /** Bots by the names that the plan calls them by. */
  readonly bots: Readonly<Record<string, BotFactory>>;
  /** Figures to be taken of every game, if any. */
  readonly watch?: (seats: number) => Watch;
}

/** Takes figures of one game as it goes on. */
export interface Watch {
  /** Called after every action, with the state that it led to. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  onAction(played: { state: any; action: GameAction; events: readonly GameEvent[] }): void;
  /** The figures at the end, by seat: the same names for every seat. */
  figures(): readonly Readonly<Record<string, number>>[];
}

/** The default export of a contest's module. `setup` comes unchanged from the tournament's options. */
export type ContestFactory = (setup: unknown) => Contest | Promise<Contest>;

/**
 * Actions after which a game is left, unless its plan differs: seven times as many as six random bots play in
 * 1,000 rounds.
 */
export const DEFAULT_ACTIONS = 100_000;

/** Characters of what a report says that went wrong. */
export const LONGEST_MESSAGE = 1000;

/** What decides by which rules the games of a plan are played, as the header of their states has it. */
export type PlannedHeader = Pick<GameHeader, 'revision' | 'layers' | 'board'>;

/** What every game of a tournament has in common. */
export interface GamePlan extends SeatingPlan {
  /** The id of the title. */
  readonly ruleset: string;
  /** The seed of the tournament; every game has its own, made of this and its number. */
  readonly seed: string | number;
  /** The title's options; defaults where left out. */
  readonly options?: object | undefined;
  /** The board, by its id, which the contest's engine must know; the title's own if left out. */
  readonly board?: string | undefined;
  /** A secret for the bots' generators, next to the seed, as `playGame` takes it; none if left out. */
  readonly salt?: string | undefined;
  /** Games are left when this round is over. */
  readonly maxRounds: number;
  /** Games are left after this number of actions of all seats together; 100,000 if left out. */
  readonly maxActions?: number | undefined;
  /**
   * By which revision, layers and board the games should be played. A thread or worker whose engine has
   * others fails them, where it would otherwise play other games. `game` of any state has all three. Not
   * checked if left out.
   */
  readonly header?: PlannedHeader | undefined;
  /** Milliseconds a bot has for a decision; who takes longer has lost. No limit if left out. */
  readonly patience?: number | undefined;
  /** True: reports tell how long bots thought, which differs from run to run; they do not if left out. */
  readonly clocked?: boolean | undefined;
  /** Numbers of games whose records are kept, or `all`. Those that a bot forfeits are always kept. */
  readonly records?: 'all' | readonly number[] | undefined;
}

/** The report on a game. */
export interface GameReport {
  /** Its number, from 0. */
  readonly game: number;
  /** The seed that plays it again: the tournament's, a slash, the number of its deal. */
  readonly seed: string;
  /** The number of its deal, from 0: its own where the tournament is not mirrored. */
  readonly deal: number;
  /** Bots by seat. */
  readonly bots: readonly string[];
  /** Rounds played, startup rounds apart. */
  readonly rounds: number;
  /** Actions played, of all seats together. */
  readonly actions: number;
  /** The outcome's reason, or the limit at which the game was left: `roundLimit`, `actionLimit`. */
  readonly stopped: string;
  /** Best first, forfeits last; null without an outcome. `score` is the title's measure: points, or money. */
  readonly ranking:
    | readonly { readonly seat: number; readonly place: number; readonly score: number | null }[]
    | null;
  /** The hash of the last state. */
  readonly hash: string;
  /** Bots that have lost by what they did: an error, an action against the rules, too long a thought. */
  readonly forfeits?: readonly Forfeit[];
  /** What bots took to think, by seat. */
  readonly thinking?: readonly Thinking[];
  /** The contest's own figures, by seat. */
  readonly figures?: readonly Readonly<Record<string, number>>[];
  /** The game itself, if the plan keeps it. */
  readonly record?: GameRecord;
}

/** A game that could not be played to the end: a fault of the rules, of the contest, or of a thread. */
export interface FailedGame {
  /** Its number in the tournament, from 0. */
  readonly game: number;
  /** The seed that plays it again. */
  readonly seed: string;
  /** What went wrong, for people. */
  readonly message: string;
}

/** The seed of a game. */
export function gameSeed(plan: GamePlan, game: number): string {
  return `${plan.seed}/${seatingOf(plan, game).deal}`;
}

/** Plays one game. Never throws: what goes wrong is a report too. */
export function playTournamentGame(
  { engine, bots, watch }: Contest,
  plan: GamePlan,
  game: number,
): GameReport | FailedGame {
  const { ruleset, seats, options, board, salt, patience, clocked, records } = plan;
  const { maxRounds, maxActions = DEFAULT_ACTIONS } = plan;
  const { bots: seated, deal } = seatingOf(plan, game);
  const seed = gameSeed(plan, game);
  try {
    const config = { seats, seed, ...(options && { options }), ...(board && { board }) };
    checkHeader(plan, () => engine.createGame(ruleset, config).game);
    const clocks = seated.map((name) => timed(botNamed(bots, name), patience));
    const watching = watch?.(seats);
    const played = playGame(engine, ruleset, {
      ...{ config, maxRounds, maxActions, misplay: 'forfeit', bots: clocks.map(({ bot }) => bot) },
      ...(salt !== undefined && { salt }),
      ...(watching !== undefined && { onAction: watching.onAction }),
    });
    const { state, actions, stopped, forfeits } = played;
    const isKept = forfeits.length > 0 || records === 'all' || records?.includes(game) === true;
    return {
      ...{ game, seed, deal, bots: seated },
      rounds: stopped === 'roundLimit' ? state.round - 1 : state.round,
      actions: actions.length,
      stopped: state.outcome?.reason ?? stopped,
      ranking: rankingOf(played),
      hash: engine.hashState(state),
      ...(forfeits.length > 0 && {
        forfeits: forfeits.map(({ seat, message }) => ({
          seat,
          message: plainText(message, LONGEST_MESSAGE),
        })),
      }),
      ...(clocked === true && { thinking: clocks.map(({ thinking }) => thinking()) }),
      ...(watching !== undefined && { figures: watching.figures() }),
      ...(isKept && { record: engine.record(ruleset, config, actions) }),
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { game, seed, message: plainText(message, LONGEST_MESSAGE) };
  }
}

function checkHeader({ ruleset, header: planned }: GamePlan, begin: () => GameHeader): void {
  if (planned === undefined) return;
  const { revision, layers = {}, board } = begin();
  const wanted = planned.layers ?? {};
  const isSame = (ids: readonly string[]) => ids.every((id) => layers[id] === wanted[id]);
  if (revision !== planned.revision || !isSame([...Object.keys(layers), ...Object.keys(wanted)]))
    refuse('plan', `it is for revision ${planned.revision} of ${ruleset}; here it has ${revision}`);
  if (board.id !== planned.board.id || board.hash !== planned.board.hash)
    refuse('plan', `the board ${board.id} here is not the one of the plan: its hash is another`);
}

function botNamed(bots: Contest['bots'], name: string): BotFactory {
  if (Object.hasOwn(bots, name)) return bots[name];
  refuse('plan', `there is no bot ${plainText(name, 100)}`, ['bots']);
}

// Players who forfeited share the last place in any position; titles rank by `score`, or by `cash`.
function rankingOf({ state, forfeits }: PlayedGame): GameReport['ranking'] {
  if (state.outcome === null) return null;
  const ranking: readonly { seat: number; place: number; score?: number; cash?: number }[] =
    state.outcome.ranking;
  const hasForfeited = (seat: number) => forfeits.some((one) => one.seat === seat);
  const playing = ranking.filter(({ seat }) => !hasForfeited(seat));
  const placed = [
    ...playing.map((one) => ({
      ...one,
      place: 1 + playing.filter(({ place }) => place < one.place).length,
    })),
    ...ranking.filter(({ seat }) => hasForfeited(seat)).map((one) => ({ ...one, place: playing.length + 1 })),
  ];
  return placed.map(({ seat, place, score, cash }) => ({ seat, place, score: score ?? cash ?? null }));
}
