// Plays batches from a queue (queue.ts). Any number of workers may do so, on any machine, and come and go.

import { hostname } from 'node:os';
import { parseBatch, QUEUE } from './batch.js';
import type { BatchResult } from './batch-result.js';
import { type FailedGame, gameSeed, LONGEST_MESSAGE } from './game.js';
import { plainText } from './plain-text.js';
import { openPool, type Pool } from './pool.js';
import { connectTo } from './redis.js';

/** Which queue to play from, and with what. */
export interface QueueWorkerOptions {
  /** The Redis server: `redis://host:port`. */
  readonly queue: string;
  /** The URL of the module whose default export makes the contest; the batch's `setup` is handed to it. */
  readonly contest: string | URL;
  /** Threads to play on, each at a separate batch; 1 if left out. */
  readonly threads?: number;
  /** Lets the batches in hand end, and then stops. */
  readonly signal: AbortSignal;
  /** Milliseconds of silence after which a worker counts as dead and loses its batch; 15,000 if left out. */
  readonly patience?: number;
  /** Called for every batch that is done. */
  readonly onBatch?: (result: BatchResult) => void;
  /** Called when a batch could not be played, and once when the server is lost, which is awaited. */
  readonly onError?: (error: Error) => void;
}

/**
 * Plays batches until `signal` says stop. A malformed batch is refused, and its sender is told. Throws if no
 * server answers, or if the contest's module cannot be loaded.
 *
 * Anybody who reaches the server can write batches. A plan is read with bounds, and `setup` goes to the
 * contest unchanged. A contest must validate it with a schema, and must open no files that it names.
 *
 * @param options - The server, the contest, and how many threads play.
 * @returns A promise that resolves once `signal` has said stop and the last batch is told.
 * @throws `Error` where no server answers, or where the module of the contest cannot be loaded.
 * @see `queueTournament`
 * @example
 * const stopping = new AbortController();
 * process.once('SIGTERM', () => stopping.abort());
 * await playFromQueue({
 *   queue: 'redis://localhost:6379', contest: new URL('./contest.js', import.meta.url),
 *   threads: 4, signal: stopping.signal,
 * });
 */
export async function playFromQueue(options: QueueWorkerOptions): Promise<void> {
  const { queue: url, contest, threads = 1, signal, patience = 15_000, onBatch, onError } = options;
  // Games run in separate threads, so that this thread keeps telling that it lives.
  const pool = await openPool(threads, { contest: String(contest) });
  const { bullmq, connection, heed, close } = await connectTo(url, { onError }).catch(async (error) => {
    await pool.close();
    throw error;
  });
  const play = async ({ data }: { readonly data: unknown }): Promise<BatchResult> => {
    try {
      return await playBatch(pool, String(contest), data);
    } catch (error) {
      // It would be refused again.
      throw new bullmq.UnrecoverableError((error as Error).message);
    }
  };
  const worker = new bullmq.Worker<unknown, BatchResult>(QUEUE, play, {
    connection,
    name: `${hostname()}-${process.pid}`,
    concurrency: threads,
    lockDuration: patience,
    stalledInterval: patience,
    maxStalledCount: 2,
  });
  worker.on('completed', (_, result) => onBatch?.(result));
  worker.on('failed', (_, { message }) => onError?.(new Error(`a batch could not be played: ${message}`)));
  heed(worker);
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await close(worker);
  await pool.close();
}

/** Plays what lies in the queue. Throws InvalidInputError for a malformed batch. */
export async function playBatch(
  pool: Pick<Pool, 'play'>,
  contest: string,
  data: unknown,
): Promise<BatchResult> {
  const { plan, setup, games } = parseBatch(data);
  const outcomes: BatchResult[number][] = [];
  for (const game of games) {
    const failed = (error: unknown): FailedGame => ({
      ...{ game, seed: gameSeed(plan, game) },
      message: plainText(String(error), LONGEST_MESSAGE),
    });
    outcomes.push(await pool.play({ game, plan, contest, setup }).catch(failed));
  }
  return outcomes;
}
