import type { OpenDecision, Random } from '../../../src/engine/index.js';
import type { HexAction } from '../phases/waiting-points.js';
import type { HexReading } from '../title.js';

export function suggest(_game: HexReading, _decision: OpenDecision, _random: Random): readonly HexAction[] {
  return [];
}
