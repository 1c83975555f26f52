// A tournament over several machines: its games are handed out in batches over BullMQ on a Redis server, and whoever
// plays them (queue-worker.ts), the result is the one that a single machine gives.

import { randomUUID } from 'node:crypto';
import { type Batch, type BatchResult, MOST_IN_A_BATCH, QUEUE } from './batch.js';
import { gameSeed } from './game.js';
import { connectTo } from './redis.js';
import { planOf, type TournamentOptions } from './run.js';
import { summarize, type TournamentResult } from './summary.js';

/** Which games to hand out, and where. Whoever plays them brings the contest. */
export interface QueuedTournamentOptions extends Omit<TournamentOptions, 'contest' | 'threads' | 'until'> {
  /** The Redis server: `redis://host:port`. */
  readonly queue: string;
  /** Games in a batch; 10 if left out. A batch that a worker dies over is played again, so small ones lose less. */
  readonly batch?: number;
  /** Called once when the server goes out of reach, and for whatever else goes wrong between it and us. */
  readonly onError?: (error: Error) => void;
}

// A batch that keeps failing is given up after so many tries.
const ATTEMPTS = 2;
// What has been fetched is forgotten after an hour, should nobody fetch it.
const KEEP = { age: 3600 };

/**
 * Hands out a tournament and waits for its games, until `signal` says stop. A batch that cannot be played is listed among
 * the failures, game by game, and does not stop the rest. A server that goes away is waited for; what it has forgotten by
 * then is handed out again.
 *
 * @example
 * const { bots, failures } = await queueTournament({
 *   queue: 'redis://localhost:6379', setup: { strength: 'high' },
 *   ruleset: 'my-title', games: 200, seats: 3, seed: 7, bots: ['greedy', 'mine'],
 * });
 */
export async function queueTournament(options: QueuedTournamentOptions): Promise<TournamentResult> {
  const { queue: url, batch = 10, games, setup, signal, onGame, onError, played = [] } = options;
  const plan = planOf(options);
  const id = randomUUID();
  const outcomes = played.filter(({ game }) => game < games);
  const known = new Set(outcomes.map(({ game }) => game));
  const numbers = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game));
  const open = new Map(
    batchesOf(numbers, batch).map((some, n) => [`${id}-${n}`, { plan, setup, games: some }]),
  );
  const settled = withResolvers();
  const settle = (jobId: string, resultOf: (batch: Batch) => BatchResult) => {
    const settling = open.get(jobId);
    if (settling === undefined) return;
    open.delete(jobId);
    for (const outcome of resultOf(settling)) {
      outcomes.push(outcome);
      onGame?.(outcome, outcomes.length);
    }
    if (open.size === 0) settled.resolve();
  };
  const complete = (jobId: string, result: BatchResult) => settle(jobId, () => result);
  const fail = (jobId: string, message: string) =>
    settle(jobId, (failed) => failed.games.map((game) => ({ game, seed: gameSeed(plan, game), message })));

  const onReturn = () => void ask().then(lookUp).catch(heard);
  const heard = (error: Error) => onError?.(error);
  const { bullmq, connection, heed, giveUpWaiting, close } = await connectTo(url, { onError, onReturn });
  const queue = new bullmq.Queue<Batch, BatchResult>(QUEUE, { connection });
  // It asks again so often, and so long it may outlive us where the server is gone.
  const events = new bullmq.QueueEvents(QUEUE, { connection, blockingTimeout: 2000 });
  heed(queue);
  heed(events);
  // Whatever the server knows already it leaves as it is.
  const ask = () =>
    queue.addBulk(
      [...open].map(([jobId, data]) => ({
        name: plan.ruleset,
        data,
        opts: { jobId, attempts: ATTEMPTS, removeOnComplete: KEEP, removeOnFail: KEEP },
      })),
    );
  // What ended while nobody listened.
  const lookUp = async () => {
    for (const jobId of open.keys()) {
      const job = await queue.getJob(jobId);
      if (await job?.isCompleted()) complete(jobId, job?.returnvalue as BatchResult);
      else if (await job?.isFailed()) fail(jobId, job?.failedReason as string);
    }
  };
  try {
    events.on('completed', ({ jobId, returnvalue }) =>
      complete(jobId, returnvalue as unknown as BatchResult),
    );
    events.on('failed', ({ jobId, failedReason }) => fail(jobId, failedReason));
    await events.waitUntilReady();
    if (open.size === 0) settled.resolve();
    else await ask();
    if (signal?.aborted === true) settled.resolve();
    signal?.addEventListener('abort', settled.resolve, { once: true });
    await settled.promise;
    // Nobody need begin what nobody waits for.
    giveUpWaiting();
    if (connection.status === 'ready')
      await Promise.allSettled([...open.keys()].map((jobId) => queue.remove(jobId)));
  } finally {
    signal?.removeEventListener('abort', settled.resolve);
    await close(events, queue);
  }
  return summarize(plan, games, outcomes);
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function batchesOf(games: readonly number[], size: number): (readonly number[])[] {
  if (!(Number.isInteger(size) && size > 0 && size <= MOST_IN_A_BATCH))
    throw new RangeError(`a batch has 1 to ${MOST_IN_A_BATCH} games`);
  return Array.from({ length: Math.ceil(games.length / size) }, (_, n) =>
    games.slice(n * size, (n + 1) * size),
  );
}
