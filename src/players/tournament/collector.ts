// Waits for the batches of a tournament, however they come back: played, failed, or wrong. It knows nothing
// of the queue itself.

import { InvalidInputError } from '../../core/engine/index.js';
import type { Batch } from './batch.js';
import { readResult } from './batch-result.js';
import { type FailedGame, type GameReport, gameSeed, LONGEST_MESSAGE } from './game.js';
import { plainText } from './plain-text.js';

/** Batches that are out, by the id of their job, and what has come back. */
export interface Collector {
  /** Batches that nobody has played yet. */
  readonly open: ReadonlyMap<string, Batch>;
  /** The games so far, those of earlier runs first. */
  readonly outcomes: readonly (GameReport | FailedGame)[];
  /**
   * Takes what came back for a batch; ignores batches that are not open here. Throws `InvalidInputError` for
   * what cannot be its result, `by` naming the worker if it is known.
   */
  complete(jobId: string, returned: unknown, by?: string): void;
  /** Lists every game of a batch as failed. */
  fail(jobId: string, reason: unknown): void;
}

/** Who is told of a game. */
export type OnGame = (outcome: GameReport | FailedGame, played: number) => void;

/** Makes the collector of some batches. `onAll` is called when none of them is open any more. */
export function createCollector(
  batches: ReadonlyMap<string, Batch>,
  {
    played,
    onGame,
    onAll,
  }: {
    played: readonly GameReport[] | readonly (GameReport | FailedGame)[];
    onGame?: OnGame | undefined;
    onAll: () => void;
  },
): Collector {
  const open = new Map(batches);
  const outcomes = [...played];
  const settle = (jobId: string, games: readonly (GameReport | FailedGame)[]) => {
    open.delete(jobId);
    for (const outcome of games) {
      outcomes.push(outcome);
      onGame?.(outcome, outcomes.length);
    }
    if (open.size === 0) onAll();
  };
  return {
    open,
    outcomes,
    complete(jobId, returned, by) {
      const batch = open.get(jobId);
      if (batch === undefined) return;
      const read = readResult(batch, returned);
      if (!read.ok) throw new InvalidInputError(nameOf(batch, by), read.issues);
      settle(jobId, read.outcomes);
    },
    fail(jobId, reason) {
      const batch = open.get(jobId);
      if (batch === undefined) return;
      const { plan, games } = batch;
      const message = plainText(String(reason), LONGEST_MESSAGE);
      settle(
        jobId,
        games.map((game) => ({ game, seed: gameSeed(plan, game), message })),
      );
    },
  };
}

function nameOf({ games }: Batch, by = 'a worker without a name'): string {
  const [first, last] = [games[0], games[games.length - 1]];
  const batch = first === last ? `game ${first}` : `games ${first} to ${last}`;
  return `result of the batch of ${batch} from ${plainText(by, 100)}`;
}
