// What bots take to think, and whether that is more than they have.

import { isMainThread } from 'node:worker_threads';
import type { Bot, BotFactory } from '../bots/index.js';

/** What a bot took to think in a game. */
export interface Thinking {
  /** Decisions it was asked for. */
  readonly decisions: number;
  /** Milliseconds of all together: CPU; in threads clock time, where node cannot tell (before 23.9). */
  readonly milliseconds: number;
  /** Milliseconds of the longest. */
  readonly longest: number;
}

/** A bot with a watch beside it. */
export interface Timed {
  readonly bot: BotFactory;
  /** What it has taken so far. */
  readonly thinking: () => Thinking;
}

/**
 * A bot with timed decisions, which throws if one took longer than `patience` milliseconds. Nothing can
 * interrupt it: a bot that never answers holds up its thread.
 */
export function timed(factory: BotFactory, patience = Number.POSITIVE_INFINITY): Timed {
  let decisions = 0;
  let milliseconds = 0;
  let longest = 0;
  const bot = (): Bot => {
    const inner = factory();
    return {
      name: inner.name,
      choose(choice) {
        const began = now();
        const action = inner.choose(choice);
        const taken = now() - began;
        decisions++;
        milliseconds += taken;
        longest = Math.max(longest, taken);
        if (taken <= patience) return action;
        throw new Error(`${inner.name} took ${Math.ceil(taken)} ms for a decision; it has ${patience}`);
      },
    };
  };
  return { bot, thinking: () => ({ decisions, milliseconds, longest }) };
}

type CpuUsage = () => { readonly user: number; readonly system: number };

// Microseconds of this thread alone. A process counts all its threads, which is right if games are played in
// the first thread: it has no others then.
const { threadCpuUsage } = process as { readonly threadCpuUsage?: CpuUsage };
const cpuUsage = threadCpuUsage ?? (isMainThread ? process.cpuUsage : undefined);

function now(): number {
  if (cpuUsage === undefined) return performance.now();
  const { user, system } = cpuUsage.call(process);
  return (user + system) / 1000;
}
