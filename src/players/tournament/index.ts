// Many games between bots: over threads, or over several machines. Node only.

export type { PairResult } from './elo.js';
export type { Contest, FailedGame, GamePlan, GameReport, PlannedHeader } from './game.js';
export { queueTournament } from './queue.js';
export { playFromQueue } from './queue-worker.js';
export { runTournament, type TournamentOptions } from './run.js';
export { type SequentialTest, verdictOf } from './sequential.js';
export { type BotReport, type BotResult, type Spread, summarize, type TournamentResult } from './summary.js';
