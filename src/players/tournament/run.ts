// Many games between bots, over any number of threads. A game depends only on the plan and its number, and
// the summary on the games in order of number. So the result is the same on any threads.

import { refuse } from '../../core/engine/base/rejection.js';
import {
  type Contest,
  type FailedGame,
  type GamePlan,
  type GameReport,
  gameSeed,
  playTournamentGame,
} from './game.js';
import { openPool } from './pool.js';
import { gamesADeal } from './seatings.js';
import { createSequential, type SequentialResult, type SequentialTest } from './sequential.js';
import { summarize, type TournamentResult } from './summary.js';

/** Which games to play, and how: the plan of each game, and what goes on around them. */
export interface TournamentOptions extends Omit<GamePlan, 'maxRounds'> {
  /**
   * The URL of a module whose default export makes the contest (`ContestFactory`): each thread loads it. Or a
   * contest, which this thread plays.
   */
  readonly contest: string | URL | Contest;
  /** Handed to the module's factory; data that can cross to another thread. */
  readonly setup?: unknown;
  /** How many games to play. */
  readonly games: number;
  /** Games are left when this round is over; 1000 if left out. */
  readonly maxRounds?: number;
  /** Ends the tournament as soon as it is known whether a bot plays better than its share, by whole deals. */
  readonly until?: SequentialTest;
  /** Games of the same plan that have been played before, and are not played again. */
  readonly played?: readonly (GameReport | FailedGame)[];
  /** Threads to play on, beside this one; 1 if left out. */
  readonly threads?: number;
  /** Stops the tournament: the result tells what was played until then. */
  readonly signal?: AbortSignal;
  /** Called for every game as it comes in, in no order. */
  readonly onGame?: (outcome: GameReport | FailedGame, played: number) => void;
}

/**
 * Plays a tournament. Except for thinking times, the result does not depend on `threads`. A bot that throws,
 * breaks a rule or is too slow loses its game and the rest play on (`PlayOptions.misplay`); the report keeps
 * the record. A failed game is listed with its seed; a contest that cannot be loaded throws first.
 *
 * @param options - The contest, the title, games, seats, seed, bots and threads.
 * @returns Wins and points by bot, every game in order, and the failures.
 * @throws `InvalidInputError` for a plan that cannot be played; `Error` for a contest that cannot be loaded.
 * @see `queueTournament`, for several machines
 * @example
 * const { bots } = await runTournament({
 *   contest: new URL('./contest.js', import.meta.url),
 *   ruleset: 'my-title', games: 200, seats: 3, seed: 7, bots: ['greedy', 'mine'], threads: 4,
 * });
 */
export async function runTournament(options: TournamentOptions): Promise<TournamentResult> {
  const { games, threads = 1, signal, onGame, until, played = [] } = options;
  const plan = planOf(options);
  if (!Number.isInteger(threads) || threads < 1) refuse('tournament', 'expected 1 or more', ['threads']);
  const outcomes = played.filter(({ game }) => game < games);
  const test = until === undefined ? null : createSequential(plan, until);
  let finding = outcomes.reduce<SequentialResult | null>(
    (found, outcome) => test?.add(outcome) ?? found,
    null,
  );
  const known = new Set(outcomes.map(({ game }) => game));
  const workers = Math.max(1, Math.min(threads, games));
  const player = await openPlayer(options, plan, workers);
  let next = 0;
  // As many of these as threads: each takes the next game as soon as its last is done.
  const playOn = async () => {
    while (next < games && signal?.aborted !== true && finding === null) {
      const game = next++;
      if (known.has(game)) continue;
      const outcome = await player.play(game).catch((error: unknown): FailedGame | null => {
        if (signal?.aborted === true) return null;
        return { game, seed: gameSeed(plan, game), message: String(error) };
      });
      if (outcome === null) return;
      outcomes.push(outcome);
      finding ??= test?.add(outcome) ?? null;
      onGame?.(outcome, outcomes.length);
    }
  };
  const stop = () => void player.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(Array.from({ length: workers }, playOn));
  } finally {
    signal?.removeEventListener('abort', stop);
    await player.close();
  }
  if (finding === null) return summarize(plan, games, outcomes);
  const { games: counted, verdict } = finding;
  return summarize(
    plan,
    counted,
    outcomes.filter(({ game }) => game < counted),
    verdict,
  );
}

/** What all games of a tournament share. Throws `InvalidInputError` without bots or valid `games`. */
export function planOf(options: Omit<TournamentOptions, 'contest'>): GamePlan {
  const { games, ruleset, seats, seed, bots, maxRounds = 1000, options: chosen, board, salt } = options;
  const { mirrored, patience, clocked, records, maxActions, header } = options;
  if (bots.length === 0) refuse('tournament', 'expected at least one', ['bots']);
  if (!Number.isSafeInteger(games) || games < 0)
    refuse('tournament', 'expected a whole number, 0 or more', ['games']);
  const plan = { ruleset, seats, seed, bots, maxRounds, options: chosen, board, salt };
  const whole = { ...plan, mirrored, patience, clocked, records, maxActions, header };
  gamesADeal(whole);
  return whole;
}

interface Player {
  play(game: number): Promise<GameReport | FailedGame>;
  close(): Promise<void>;
}

async function openPlayer(
  { contest, setup }: TournamentOptions,
  plan: GamePlan,
  threads: number,
): Promise<Player> {
  if (typeof contest === 'object' && 'engine' in contest) {
    if (threads > 1)
      refuse('tournament', 'more than 1 need the URL of a contest, which each of them can load', ['threads']);
    return openHere(contest, plan);
  }
  const source = { contest: String(contest), setup };
  const pool = await openPool(threads, source);
  return { play: (game) => pool.play({ game, plan, ...source }), close: pool.close };
}

function openHere(contest: Contest, plan: GamePlan): Player {
  return {
    async play(game) {
      // Lets signals and timers through between two games.
      await new Promise((resolve) => setImmediate(resolve));
      return playTournamentGame(contest, plan, game);
    },
    async close() {},
  };
}
