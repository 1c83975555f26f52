// The last way found round each segment of a board. When a tree loses that segment again, this way is tried before any search. It
// is checked before it is used, and where it holds a search would find a way as well, so answers do not depend on what was asked
// before.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { limitsAt, limitsOf } from '../entry/limits.js';
import { NOBODY } from '../rail/network.js';
import type { Claims } from './claims.js';
import { type Ground, isOpenTo, ownerOn } from './ground.js';
import { spareWithin } from './places.js';
import type { Way } from './rejoin.js';
import { WARY } from './terms.js';

interface Hint {
  readonly segments: readonly Segment[];
  /** Where it comes by places that are limited. */
  readonly limited: readonly Milepost[];
}

const hintsOf = onceABoard((_) => new Map<Segment, readonly Hint[]>());
// Seats, and games, need different ways round one segment.
const MOST_HINTS = 4;

/**
 * Notes a way round a segment, unless it comes by a port or over a link of cities: what those need is not seen from the way
 * alone, and not every game on the board has the same links.
 */
export function noteWayRound(board: MilepostBoard, segment: Segment, { mileposts, segments }: Way): void {
  const { cityAt, portAt } = board;
  if (mileposts.some((milepost) => portAt[milepost] >= 0)) return;
  const isLink = (by: Segment, place: number) =>
    place > 0 && by < 0 && cityAt[mileposts[place - 1]] !== cityAt[mileposts[place]];
  if (segments.some(isLink)) return;
  const hint = {
    segments: segments.filter((one) => one >= 0),
    limited: mileposts.filter((milepost) => limitsOf(board).at[milepost] !== undefined),
  };
  const others = hintsOf(board).get(segment) ?? [];
  hintsOf(board).set(segment, [hint, ...others.slice(0, MOST_HINTS - 1)]);
}

/** True if a way round the segment is noted. */
export function hasHint(board: MilepostBoard, segment: Segment): boolean {
  return hintsOf(board).has(segment);
}

/** True if the way noted round the segment is open to the tree of the seat, with plenty of room wherever room is limited. */
export function hasWayRound(ground: Ground, claims: Claims, seat: number, segment: Segment): boolean {
  const hints = hintsOf(ground.board).get(segment) ?? [];
  for (const hint of hints) if (isOpenWay(ground, claims, seat, hint)) return true;
  return false;
}

function isOpenWay(ground: Ground, claims: Claims, seat: number, hint: Hint): boolean {
  for (const one of hint.segments) {
    if (ownerOn(ground, one) === seat) continue;
    const claimant = claims.of(one);
    if ((claimant !== NOBODY && claimant !== seat) || !isOpenTo(ground, seat, one)) return false;
  }
  for (const milepost of hint.limited)
    for (const limit of limitsAt(ground.board, milepost))
      if (spareWithin(ground, claims, seat, limit) < WARY) return false;
  return true;
}
