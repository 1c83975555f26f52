// A tournament over several machines: its games are handed out in batches over BullMQ on a Redis server, and whoever
// plays them (queue-worker.ts), the result is the one that a single machine gives.

import { randomUUID } from 'node:crypto';
import type { Job } from 'bullmq';
import { type Batch, type BatchResult, QUEUE } from './batch.js';
import { type FailedGame, type GameReport, gameSeed } from './game.js';
import { loadQueue } from './redis.js';
import { planOf, type TournamentOptions } from './run.js';
import { summarize, type TournamentResult } from './summary.js';

/** Which games to hand out, and where. Whoever plays them brings the contest. */
export interface QueuedTournamentOptions extends Omit<TournamentOptions, 'contest' | 'threads'> {
  /** The Redis server: `redis://host:port`. */
  readonly queue: string;
  /** Games in a batch; 10 if left out. A batch that a worker dies over is played again, so small ones lose less. */
  readonly batch?: number;
}

// A batch that keeps failing is given up after so many tries.
const ATTEMPTS = 2;
// What has been fetched is forgotten after an hour, should nobody fetch it.
const KEEP = { age: 3600 };

/**
 * Hands out a tournament and waits for its games, until `signal` says stop. A batch that cannot be played is listed among
 * the failures, game by game, and does not stop the rest.
 */
export async function queueTournament(options: QueuedTournamentOptions): Promise<TournamentResult> {
  const { queue: url, batch = 10, games, setup, signal, onGame } = options;
  const plan = planOf(options);
  const { bullmq, connect } = await loadQueue(url);
  const connections = [connect(), connect()];
  const queue = new bullmq.Queue<Batch, BatchResult>(QUEUE, { connection: connections[0] });
  const events = new bullmq.QueueEvents(QUEUE, { connection: connections[1] });
  // Every job listens for its end.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);
  const outcomes: (GameReport | FailedGame)[] = [];
  const jobs: Job<Batch, BatchResult>[] = [];
  const take = (outcome: GameReport | FailedGame) => {
    outcomes.push(outcome);
    onGame?.(outcome, outcomes.length);
  };
  try {
    await events.waitUntilReady();
    const id = randomUUID();
    const batches = batchesOf(games, batch).map((numbers, n) => ({
      name: plan.ruleset,
      data: { plan, setup, games: numbers },
      opts: { jobId: `${id}-${n}`, attempts: ATTEMPTS, removeOnComplete: KEEP, removeOnFail: KEEP },
    }));
    jobs.push(...(await queue.addBulk(batches)));
    const stopped = new Promise<'stopped'>((resolve) => {
      if (signal?.aborted === true) resolve('stopped');
      signal?.addEventListener('abort', () => resolve('stopped'), { once: true });
    });
    const played = jobs.map(async (job) => {
      try {
        for (const outcome of await job.waitUntilFinished(events)) take(outcome);
      } catch (error) {
        if (signal?.aborted === true) return;
        const message = error instanceof Error ? error.message : String(error);
        for (const game of job.data.games) take({ game, seed: gameSeed(plan, game), message });
      }
    });
    await Promise.race([stopped, Promise.all(played)]);
    // Nobody need begin what nobody waits for.
    if (signal?.aborted === true) await Promise.allSettled(jobs.map((job) => job.remove()));
  } finally {
    await events.close();
    await queue.close();
    for (const connection of connections) connection.disconnect();
  }
  return summarize(plan, games, outcomes);
}

function batchesOf(games: number, size: number): number[][] {
  if (!(Number.isInteger(size) && size > 0)) throw new RangeError('a batch has one game or more');
  return Array.from({ length: Math.ceil(games / size) }, (_, n) =>
    Array.from({ length: Math.min(size, games - n * size) }, (_, place) => n * size + place),
  );
}
