// One who plays batches from a queue (queue.ts): any number of them, on any machine, come and gone as they like.

import * as z from 'zod/mini';
import { type Batch, type BatchResult, batchSchema, QUEUE } from './batch.js';
import { type FailedGame, gameSeed } from './game.js';
import { openPool } from './pool.js';
import { connectTo } from './redis.js';

/** Which queue to play from, and with what. */
export interface QueueWorkerOptions {
  /** The Redis server: `redis://host:port`. */
  readonly queue: string;
  /** The URL of the module whose default export makes the contest; the batch's `setup` is handed to it. */
  readonly contest: string | URL;
  /** Threads to play on, each at a batch of its own; 1 if left out. */
  readonly threads?: number;
  /** Lets the batches in hand end, and then stops. */
  readonly signal: AbortSignal;
  /** Milliseconds of silence after which a worker counts as dead and its batch goes to another; 15,000 if left out. */
  readonly patience?: number;
  /** Called for every batch that is done. */
  readonly onBatch?: (result: BatchResult) => void;
  /** Called when a batch could not be played, and once when the server goes out of reach; it is waited for. */
  readonly onError?: (error: Error) => void;
}

/**
 * Plays batches until `signal` says stop. A batch that is no batch is refused, and reported to whoever waits for it. Throws
 * where no server answers, and if the contest's module cannot be loaded.
 *
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
  // Games are played in threads of their own, so that this one can go on saying that it lives.
  const pool = await openPool(threads, { contest: String(contest) });
  const { bullmq, connection, heed, close } = await connectTo(url, { onError }).catch(async (error) => {
    await pool.close();
    throw error;
  });
  const play = async ({ data }: { readonly data: unknown }): Promise<BatchResult> => {
    const parsed = z.safeParse(batchSchema, data);
    if (!parsed.success) throw new bullmq.UnrecoverableError(`no batch: ${parsed.error.issues[0].message}`);
    const { plan, setup, games } = parsed.data as Batch;
    const outcomes: BatchResult[number][] = [];
    for (const game of games) {
      const task = { game, plan, contest: String(contest), setup };
      outcomes.push(
        await pool
          .play(task)
          .catch(
            (error: unknown): FailedGame => ({ game, seed: gameSeed(plan, game), message: String(error) }),
          ),
      );
    }
    return outcomes;
  };
  const worker = new bullmq.Worker<unknown, BatchResult>(QUEUE, play, {
    connection,
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
