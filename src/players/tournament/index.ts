// Many games between bots: over threads, or over several machines. Node only.

export type { BatchResult } from './batch-result.js';
export type { PairResult, Rating } from './elo.js';
export type {
  Contest,
  ContestFactory,
  FailedGame,
  GamePlan,
  GameReport,
  PlannedHeader,
  Watch,
} from './game.js';
export { type QueuedTournamentOptions, queueTournament } from './queue.js';
export { playFromQueue, type QueueWorkerOptions } from './queue-worker.js';
export { runTournament, type TournamentOptions } from './run.js';
export { type SequentialTest, type Verdict, verdictOf } from './sequential.js';
export {
  type BotReport,
  type BotResult,
  type Spread,
  summarize,
  type TournamentResult,
} from './summary.js';
export type { Thinking } from './thinking.js';
