// The public surface of railhead/tournament. Node only.

export type { Contest, ContestFactory, FailedGame, GamePlan, GameReport } from './game.js';
export { runTournament, type TournamentOptions } from './run.js';
export {
  type BotResult,
  type Spread,
  summarize,
  type TournamentResult,
  wilsonInterval,
} from './summary.js';
