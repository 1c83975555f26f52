import type { OpenDecision, Random } from '../../../src/engine/index.js';
import { passFor } from '../phases.js';
import type { KnownGame } from '../types.js';

export function suggestLine(game: KnownGame, decision: OpenDecision, _random: Random) {
  return [passFor(game, decision)];
}
