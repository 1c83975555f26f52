// Threads that play games, one game a task.

import type { FailedGame, GameReport } from './game.js';
import type { Task } from './worker.js';

/** Threads at work. */
export interface Pool {
  play(task: Task): Promise<GameReport | FailedGame>;
  close(): Promise<void>;
}

/** Starts threads. */
export async function openPool(threads: number): Promise<Pool> {
  const { default: Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    // Beside this file in the package, whatever entry this code has been bundled into.
    filename: new URL('./tournament-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  return { play: (task) => pool.run(task), close: () => pool.destroy() };
}
