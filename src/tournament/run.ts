// Many games between bots, over as many threads as wanted. A game depends on the plan and its number alone, and the
// summary on the games in order of number: whichever thread plays what, and when, the result is the same.

import {
  type Contest,
  type FailedGame,
  type GamePlan,
  type GameReport,
  gameSeed,
  playTournamentGame,
} from './game.js';
import { openPool } from './pool.js';
import { summarize, type TournamentResult } from './summary.js';

/** Which games to play, and how. */
export interface TournamentOptions {
  /**
   * What is played with: the URL of a module whose default export makes it ({@link ContestFactory}), for threads each load
   * their own; or a contest as it is, which is played in this thread.
   */
  readonly contest: string | URL | Contest;
  /** Handed to the module's factory; data that can cross to another thread. */
  readonly setup?: unknown;
  /** The id of the title. */
  readonly ruleset: string;
  /** How many games to play. */
  readonly games: number;
  /** Seats a game. */
  readonly seats: number;
  /** The seed of the tournament; every game has its own, made of this and its number. */
  readonly seed: string | number;
  /** Names of the contest's bots, for seats 0, 1, …; a short list repeats, and moves on by a seat with every game. */
  readonly bots: readonly string[];
  /** The title's options; defaults where left out. */
  readonly options?: object;
  /** A board other than the title's own, by its id; the contest's engine must know it. */
  readonly board?: string;
  /** A secret that bots' generators are made of besides the seed, as `playGame` takes it. */
  readonly salt?: string;
  /** Games are left when this round is over; 1000 if left out. */
  readonly maxRounds?: number;
  /** Threads to play on, beside this one; 1 if left out. */
  readonly threads?: number;
  /** Stops the tournament: the result tells what was played until then. */
  readonly signal?: AbortSignal;
  /** Called for every game as it comes in, in no order. */
  readonly onGame?: (outcome: GameReport | FailedGame, played: number) => void;
}

/**
 * Plays a tournament. The result does not depend on `threads`. A game that fails is listed with its seed and does not stop
 * the rest; a contest that cannot be loaded is thrown before the first.
 *
 * @example
 * const { bots } = await runTournament({
 *   contest: new URL('./contest.js', import.meta.url),
 *   ruleset: 'my-title', games: 200, seats: 3, seed: 7, bots: ['greedy', 'mine'], threads: 4,
 * });
 */
export async function runTournament(options: TournamentOptions): Promise<TournamentResult> {
  const { games, threads = 1, signal, onGame } = options;
  const plan = planOf(options);
  if (!Number.isInteger(threads) || threads < 1)
    throw new RangeError('a tournament is played on 1 thread or more');
  const outcomes: (GameReport | FailedGame)[] = [];
  const workers = Math.max(1, Math.min(threads, games));
  const player = await openPlayer(options, plan, workers);
  let next = 0;
  // As many of these as threads: each takes the next game as soon as its last is done.
  const playOn = async () => {
    while (next < games && signal?.aborted !== true) {
      const game = next++;
      const outcome = await player.play(game).catch((error: unknown): FailedGame | null => {
        if (signal?.aborted === true) return null;
        return { game, seed: gameSeed(plan, game), message: String(error) };
      });
      if (outcome === null) return;
      outcomes.push(outcome);
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
  return summarize(plan, games, outcomes);
}

/** What the games of a tournament have in common. Throws `RangeError` without bots, and for a number of games that is none. */
export function planOf(options: Omit<TournamentOptions, 'contest'>): GamePlan {
  const { games, ruleset, seats, seed, bots, maxRounds = 1000, options: chosen, board, salt } = options;
  if (bots.length === 0) throw new RangeError('a tournament needs bots');
  if (!Number.isSafeInteger(games) || games < 0)
    throw new RangeError('a tournament has a whole number of games');
  return { ruleset, seats, seed, bots, maxRounds, options: chosen, board, salt };
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
    if (threads > 1) throw new RangeError('threads need the URL of a contest, which each of them can load');
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
