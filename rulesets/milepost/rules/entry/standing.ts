// Who is at a limited place, and how much of it is free. It is counted once per rail, because a list of
// builds asks for it at every way into the place.

import type { MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { entrantsAt, freeSegmentsAt } from '../rail/network.js';
import type { Rail } from '../state.js';
import { type Limit, limitsOf } from './limits.js';

/** What stands within a limit. */
export interface Occupancy {
  /** Seats with a segment or a reserved bridge there, as bits. */
  entrants: number;
  /** Segments on which anybody may still build. */
  free: number;
}

interface Counted extends Occupancy {
  /** The rail for which this was counted; null where it may still change. */
  rail: Rail | null;
}

/** What stands within a limit of the board. */
export function standingAt(
  board: MilepostBoard,
  rail: Rail,
  { index, mileposts }: Limit,
): Readonly<Occupancy> {
  const standing = lastCounted(board)[index];
  if (standing.rail === rail) return standing;
  standing.entrants = entrantsAt(board, rail, mileposts);
  standing.free = freeSegmentsAt(board, rail, mileposts);
  standing.rail = Object.isFrozen(rail) ? rail : null;
  return standing;
}

const lastCounted = onceABoard((board): readonly Counted[] =>
  Array.from({ length: limitsOf(board).count }, () => ({ rail: null, entrants: 0, free: 0 })),
);
