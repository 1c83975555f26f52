/**
 * Many games between bots: over threads, or over several machines. Node only.
 *
 * @module railhead/tournament
 */

export type { BatchResult } from './batch.js';
export type { Contest, ContestFactory, FailedGame, GamePlan, GameReport } from './game.js';
export { type QueuedTournamentOptions, queueTournament } from './queue.js';
export { playFromQueue, type QueueWorkerOptions } from './queue-worker.js';
export { runTournament, type TournamentOptions } from './run.js';
export {
  type BotResult,
  type Spread,
  summarize,
  type TournamentResult,
} from './summary.js';
