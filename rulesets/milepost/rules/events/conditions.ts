// What events in play may forbid whole kinds of acts.

import type { Params } from '../../../../src/core/engine/index.js';
import type { KnownGame } from '../types.js';
import { actBan, citesItsCard } from './in-play.js';

/** No event keeps the seat from acts of this kind. */
export const mustBePermitted = {
  code: 'event/forbids',
  rule: 'M-EVENT-22',
  ...citesItsCard,
  about: 'seat' as const,
  holds: 'turn' as const,
  test: (game: KnownGame, { seat, type }: { seat: number; type: string }): Params | null =>
    actBan(game, seat, type),
};
