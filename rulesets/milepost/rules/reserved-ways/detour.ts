// A detour: the shortest way round a segment that a reserved way loses, past all other ways as they stand. It answers most questions.

import { createFewestSteps } from '../../../../src/core/graph/fewest-steps.js';
import type { Milepost, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { limitsAt, limitsOf } from '../entry/limits.js';
import { NOBODY } from '../rail/network.js';
import { type Ground, isMajor, keeperOn, ownerOn, type Ways } from './ground.js';
import { type Claims, claimsOf, spareWithin } from './places.js';

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
  const { fewestSteps, scarce } = searchOf(board);
  const claims = claimsOf(ground, ways);
  const isFull = (at: Milepost) =>
    scarce[at] === 1 && at !== from && at !== to && isTight(ground, claims, seat, at);
  const path = fewestSteps({
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
      if (segment === NOBODY) return false;
      const owner = ownerOn(ground, segment);
      if (owner === seat) return false;
      if (owner !== NOBODY || !isFree(ground, ways, seat, segment)) return true;
      return ways[segment] !== seat && (isFull(at) || isFull(next));
    },
  });
  return path?.filter((segment) => segment !== NOBODY) ?? null;
}

// The search, and by milepost 1 for towns and ports.
const searchOf = onceABoard((board) => ({
  fewestSteps: createFewestSteps(board.size),
  scarce: Uint8Array.from({ length: board.size }, (_, at) =>
    !isMajor(board, at) && (limitsOf(board).at[at] !== undefined || board.portAt[at] >= 0) ? 1 : 0,
  ),
}));

// True where a detour might take more than there is: it comes by one segment and goes by another.
function isTight(ground: Ground, claims: Claims, seat: number, milepost: Milepost): boolean {
  return limitsAt(ground.board, milepost).some((limit) => {
    const { room, own } = spareWithin(ground, claims, seat, limit);
    return room < 2 || own < 2;
  });
}

// True if an unbuilt segment is not kept for another, and on no way but perhaps the seat's own.
function isFree(ground: Ground, ways: Ways, seat: number, segment: Segment): boolean {
  const claimant = ways[segment];
  if (claimant !== NOBODY && claimant !== seat) return false;
  const keeper = keeperOn(ground, segment);
  return keeper === NOBODY || keeper === seat;
}
