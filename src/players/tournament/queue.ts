// A tournament over several machines: its games go out in batches over BullMQ on a Redis server. Any workers
// (queue-worker.ts) give the same result as a single machine.

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { refuse } from '../../core/engine/base/rejection.js';
import { type Batch, MOST_IN_A_BATCH, parseBatch, planFor, QUEUE } from './batch.js';
import { createCollector } from './collector.js';
import { connectTo } from './redis.js';
import { planOf, type TournamentOptions } from './run.js';
import { summarize, type TournamentResult } from './summary.js';

/** Which games to hand out, and where. The workers have the contest. */
export interface QueuedTournamentOptions extends Omit<TournamentOptions, 'contest' | 'threads' | 'until'> {
  /** The Redis server: `redis://host:port`. */
  readonly queue: string;
  /** Games in a batch; 10 if left out. A batch is repeated if its worker dies, so small ones lose less. */
  readonly batch?: number;
  /** Called once when the server goes out of reach, and for each other error between it and us. */
  readonly onError?: (error: Error) => void;
}

// A batch that keeps failing is given up after this number of tries.
const ATTEMPTS = 2;
// A result is forgotten after an hour, in case nobody fetches it.
const KEEP = { age: 3600 };

/**
 * Hands out a tournament and waits for its games, until `signal` says stop. A batch that cannot be played is
 * listed among the failures, game by game, and does not stop the rest. A server that goes away is waited for;
 * what it has forgotten by then is handed out again.
 *
 * Anybody who reaches the server can read the batches and answer them. A result that cannot be what its batch
 * asked for ends the tournament; whether its games were played as told, only playing them again shows.
 *
 * @param options - The tournament, and the server.
 * @returns What came of the games.
 * @throws InvalidInputError for a plan that no worker would take or a wrong number of games or batch size.
 *   A result that cannot be one is refused as well, with the names of batch and worker.
 * @throws Error where no server answers.
 * @see `playFromQueue`
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
  const before = played.filter(({ game }) => game < games);
  const known = new Set(before.map(({ game }) => game));
  const numbers = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game));
  const batches = new Map(
    batchesOf(numbers, batch).map((some, n) => {
      const one = { plan: planFor(plan, some), setup, games: some };
      // What workers would refuse is refused before anything is handed out.
      if (n === 0) parseBatch(JSON.parse(JSON.stringify(one)));
      return [`${id}-${n}`, one];
    }),
  );
  const settled = withResolvers();
  const collector = createCollector(batches, { played: before, onGame, onAll: settled.resolve });
  const { open } = collector;

  const onReturn = () => void ask().then(lookUp).catch(heard);
  const heard = (error: Error) => onError?.(error);
  const { bullmq, connection, heed, giveUpWaiting, close } = await connectTo(url, { onError, onReturn });
  const queue = new bullmq.Queue<Batch, unknown>(QUEUE, { connection });
  heed(queue);
  // What happens from now on: a worker may answer before the first reading begins.
  const [last] = await connection.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1);
  const events = new bullmq.QueueEvents(QUEUE, {
    connection,
    lastEventId: last?.[0] ?? '0-0',
    // It asks again so often, and so long it may outlive us where the server is gone.
    blockingTimeout: 2000,
    autorun: false,
  });
  heed(events);
  // The server leaves the batches that it knows already unchanged.
  const ask = () =>
    queue.addBulk(
      [...open].map(([jobId, data]) => ({
        name: plan.ruleset,
        data,
        opts: { jobId, attempts: ATTEMPTS, removeOnComplete: KEEP, removeOnFail: KEEP },
      })),
    );
  // A listener that throws would end the stream of events, and with it all waiting.
  const complete = (jobId: string, returned: unknown) => {
    try {
      collector.complete(jobId, returned);
    } catch (error) {
      void named(jobId, returned, error).then(settled.reject);
    }
  };
  // The same error with the name that the worker has given itself, if the server can tell it in a second.
  const named = async (jobId: string, returned: unknown, error: unknown) => {
    try {
      const job = await Promise.race([queue.getJob(jobId), setTimeout(1000, undefined, { ref: false })]);
      if (job?.processedBy !== undefined) collector.complete(jobId, returned, job.processedBy);
    } catch (better) {
      return better;
    }
    return error;
  };
  const fail = (jobId: string, reason: unknown) => {
    try {
      collector.fail(jobId, reason);
    } catch (error) {
      settled.reject(error);
    }
  };
  // What ended while nobody listened.
  const lookUp = async () => {
    for (const jobId of [...open.keys()]) {
      const job = await queue.getJob(jobId);
      if (await job?.isCompleted()) complete(jobId, job?.returnvalue);
      else if (await job?.isFailed()) fail(jobId, job?.failedReason);
    }
  };
  try {
    events.on('completed', ({ jobId, returnvalue }) => complete(jobId, returnvalue));
    events.on('failed', ({ jobId, failedReason }) => fail(jobId, failedReason));
    events
      .run()
      .catch((cause) =>
        settled.reject(new Error(`the events of the queue cannot be read: ${cause.message}`, { cause })),
      );
    await events.waitUntilReady();
    if (open.size === 0) settled.resolve();
    else await ask();
    if (signal?.aborted === true) settled.resolve();
    signal?.addEventListener('abort', settled.resolve, { once: true });
    await settled.promise;
  } finally {
    signal?.removeEventListener('abort', settled.resolve);
    // A batch that nobody waits for need not begin.
    giveUpWaiting();
    if (connection.status === 'ready')
      await Promise.allSettled([...open.keys()].map((jobId) => queue.remove(jobId)));
    await close(events, queue);
  }
  return summarize(plan, games, collector.outcomes);
}

function withResolvers() {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // It may fail before anybody waits for it.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

function batchesOf(games: readonly number[], size: number): (readonly number[])[] {
  if (!(Number.isInteger(size) && size > 0 && size <= MOST_IN_A_BATCH))
    refuse('tournament', `expected 1 to ${MOST_IN_A_BATCH} games`, ['batch']);
  return Array.from({ length: Math.ceil(games.length / size) }, (_, n) =>
    games.slice(n * size, (n + 1) * size),
  );
}
