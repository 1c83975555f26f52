/**
 * Many games between bots: over threads, or over several machines. Node only.
 *
 * @module railhead/tournament
 */

export {
  type Contest,
  playFromQueue,
  queueTournament,
  runTournament,
  type TournamentOptions,
  type TournamentResult,
} from '../players/tournament/index.js';
