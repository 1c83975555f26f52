// Who is at a limited place, and how much of it is free. It is counted once per rail, because a list of
// builds asks for it at every way into the place.

import type { MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { type Occupancy, occupancyAt } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { Limit } from './limits.js';

/** What stands within a limit of the board. */
export function standingAt(board: MilepostBoard, rail: Rail, { index, mileposts }: Limit): Occupancy {
  const counted = lastCounted(board);
  const last = counted[index];
  if (last?.rail === rail) return last.standing;
  const standing = occupancyAt(board, rail, mileposts);
  // A rail that is not frozen may still change.
  if (Object.isFrozen(rail)) counted[index] = { rail, standing };
  return standing;
}

const lastCounted = onceABoard((_): ({ rail: Rail; standing: Occupancy } | undefined)[] => []);
