// Which ferries and links a plan may count on.

import type { Crossing } from '../../board/board.js';
import { brokenLimit } from '../../rules/entry/entry-fault.js';
import type { PlanGame } from './planning.js';

/** `open`: held, or for rent (M-OPEN-50). `on-sale`: sold with own track to a port, or separately. */
export type Access = 'open' | 'on-sale' | 'shut';

/** How a seat stands to a ferry or link. */
export function accessTo(game: PlanGame, seat: number, crossing: Crossing): Access {
  const { rules, state } = game;
  const { id, ports, boughtBy } = crossing;
  const { rights } = state.rail;
  if (rights[seat].includes(id)) return 'open';
  if (rules.rentableCrossings && rights.some((held) => held.includes(id))) return 'open';
  if (boughtBy === 'purchase' || ports.every((port) => mayBuildTo(game, seat, port))) return 'on-sale';
  return 'shut';
}

/** True if the seat may build another segment to the city or port there, as far as places go. */
export function mayBuildTo(game: PlanGame, seat: number, milepost: number): boolean {
  return brokenLimit(game, milepost, { seat }) === undefined;
}
