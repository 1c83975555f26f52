// Threads that play games, one game a task.

import type { FailedGame, GameReport } from './game.js';
import type { ContestSource, Task } from './worker.js';

/** Threads at work. */
export interface Pool {
  play(task: Task): Promise<GameReport | FailedGame>;
  close(): Promise<void>;
}

/**
 * Starts threads for a contest. Without a setup, which may come with each task, only its module is looked
 * for. Throws if either is missing.
 */
export async function openPool(
  threads: number,
  source: ContestSource | Pick<ContestSource, 'contest'>,
): Promise<Pool> {
  const { default: Tinypool } = await import('tinypool').catch((cause) => {
    throw new Error('playing on several threads needs the package tinypool', { cause });
  });
  const pool = new Tinypool({
    // Beside this file in the package, also if this code is bundled into another entry.
    filename: new URL('./tournament-worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await pool.run(source, { name: 'setup' in source ? 'load' : 'find' });
  } catch (cause) {
    await pool.destroy();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the contest ${source.contest} cannot be loaded: ${why}`, { cause });
  }
  return { play: (task) => pool.run(task), close: () => pool.destroy() };
}
