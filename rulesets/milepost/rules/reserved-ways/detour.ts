// A detour: the shortest way round a segment that a reserved way loses, past all other ways as they stand. It answers most questions.
// The last detours found round each segment are kept as hints, which are walked again before they are believed.

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
  const [start, goal] = [board.ends[2 * lost], board.ends[2 * lost + 1]];
  const walk = walkOf(board);
  const { mark, from, by, queue, scarce } = walk;
  const run = ++walk.run;
  const claims = claimsOf(ground, ways);
  mark[start] = run;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const at = queue[head];
    if (isMajor(board, at)) {
      for (const to of cities[cityAt[at]].mileposts) {
        if (mark[to] === run) continue;
        mark[to] = run;
        from[to] = at;
        by[to] = NOBODY;
        queue[tail++] = to;
      }
    }
    const isLimited = scarce[at] === 1 && at !== start && isTight(ground, claims, seat, at);
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * at + direction];
      if (segment < 0) continue;
      const to = neighbours[6 * at + direction];
      if (mark[to] === run) continue;
      const owner = ownerOn(ground, segment);
      if (owner !== seat) {
        if (owner !== NOBODY || !isFree(ground, ways, seat, segment)) continue;
        if (ways[segment] !== seat) {
          if (isLimited || (scarce[to] === 1 && to !== goal && isTight(ground, claims, seat, to))) continue;
        }
      }
      mark[to] = run;
      from[to] = at;
      by[to] = segment;
      if (to === goal) return pathTo(walk, start, goal);
      queue[tail++] = to;
    }
  }
  return null;
}

// Working memory, and by milepost 1 for towns and ports.
const walkOf = onceABoard((board) => ({
  run: 0,
  mark: new Int32Array(board.size),
  from: new Int32Array(board.size),
  by: new Int32Array(board.size),
  queue: new Int32Array(board.size),
  scarce: Uint8Array.from({ length: board.size }, (_, at) =>
    !isMajor(board, at) && (limitsOf(board).at[at] !== undefined || board.portAt[at] >= 0) ? 1 : 0,
  ),
}));

function pathTo({ from, by }: ReturnType<typeof walkOf>, start: Milepost, goal: Milepost): Detour {
  const path: Segment[] = [];
  for (let at = goal; at !== start; at = from[at]) if (by[at] !== NOBODY) path.push(by[at]);
  return path;
}

// True where a detour might take more than there is: it comes by one segment and goes by another.
function isTight(ground: Ground, claims: Claims, seat: number, milepost: Milepost): boolean {
  return limitsAt(ground.board, milepost).some((limit) => spareWithin(ground, claims, seat, limit) < 2);
}

// True if an unbuilt segment is not kept for another, and on no way but perhaps the seat's own.
function isFree(ground: Ground, ways: Ways, seat: number, segment: Segment): boolean {
  const claimant = ways[segment];
  if (claimant !== NOBODY && claimant !== seat) return false;
  const keeper = keeperOn(ground, segment);
  return keeper === NOBODY || keeper === seat;
}

const hintsOf = onceABoard((_) => new Map<Segment, readonly Detour[]>());
// Seats, and games, need different detours round one segment.
const MOST_HINTS = 4;

/** Keeps a detour round the segment of the build as a hint. */
export function noteDetour({ board, segment }: Ground, detour: Detour): void {
  const others = hintsOf(board).get(segment) ?? [];
  hintsOf(board).set(segment, [detour, ...others.slice(0, MOST_HINTS - 1)]);
}

/** A detour of before that is open to the seat still, or null. Room at cities and ports is for the caller to look at. */
export function knownDetour(ground: Ground, ways: Ways, seat: number): Detour | null {
  for (const detour of hintsOf(ground.board).get(ground.segment) ?? [])
    if (detour.every((segment) => isOpenWay(ground, ways, seat, segment))) return detour;
  return null;
}

function isOpenWay(ground: Ground, ways: Ways, seat: number, segment: Segment): boolean {
  const owner = ownerOn(ground, segment);
  if (owner === seat) return true;
  return owner === NOBODY && isFree(ground, ways, seat, segment);
}
