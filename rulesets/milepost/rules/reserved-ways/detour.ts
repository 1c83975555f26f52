// A detour: the shortest way round a segment that a reserved way loses, past all other ways as they stand. It answers most questions.

import { createFewestSteps } from '../../../../src/core/graph/fewest-steps.js';
import type { Milepost, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { limitsAt } from '../entry/limits.js';
import { isMajor } from '../rail/city.js';
import { NOBODY } from '../rail/network.js';
import { type Ground, isOpenTo, ownerOn, type Ways } from './ground.js';
import { type Claims, claimsOf, spareWithin } from './places.js';
import { memoryOf } from './steps.js';

/** The segments of a detour: free ones, and those that the seat owns or needs already. */
export type Detour = readonly Segment[];

/**
 * A detour for a seat round the segment of the build that is being asked about, or null. It keeps away from towns and ports that have
 * not plenty of room left, but for those where the segment itself ends.
 */
export function detourFor(ground: Ground, ways: Ways, seat: number): Detour | null {
  const { board, segment: lost } = ground;
  const { segments, neighbours, cityAt, cities } = board;
  const [from, to] = [board.ends[2 * lost], board.ends[2 * lost + 1]];
  const { scarcity } = memoryOf(board);
  const claims = claimsOf(ground, ways);
  const isFull = (at: Milepost) =>
    scarcity[at] > 0 && at !== from && at !== to && isTight(ground, claims, seat, at);
  const path = searchOf(board)({
    from,
    to,
    steps(at, tell) {
      if (isMajor(board, at)) for (const beside of cities[cityAt[at]].mileposts) tell(beside, NOBODY);
      for (let direction = 0; direction < 6; direction++) {
        const segment = segments[6 * at + direction];
        if (segment >= 0) tell(neighbours[6 * at + direction], segment);
      }
    },
    isClosed(at, next, segment) {
      if (segment === NOBODY || ownerOn(ground, segment) === seat) return false;
      const claimant = ways[segment];
      if ((claimant !== NOBODY && claimant !== seat) || !isOpenTo(ground, seat, segment)) return true;
      return claimant !== seat && (isFull(at) || isFull(next));
    },
  });
  return path?.filter((segment) => segment !== NOBODY) ?? null;
}

const searchOf = onceABoard(({ size }) => createFewestSteps(size));

// True where a detour might take more than there is: it comes by one segment and goes by another.
function isTight(ground: Ground, claims: Claims, seat: number, milepost: Milepost): boolean {
  return limitsAt(ground.board, milepost).some((limit) => {
    const { room, own } = spareWithin(ground, claims, seat, limit);
    return room < 2 || own < 2;
  });
}
