// A way round one segment: what a seat would build instead, were the segment somebody else's. It answers most questions
// of right-to-enter.ts without a search over the board.

import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';
import { NOBODY, networkOf, ownerOf } from './network.js';
import type { Way } from './witness.js';

// A way round is mostly two or three segments long; one that is not found so near is left to the full search.
const MOST_MILEPOSTS = 40;

/**
 * Segments, own or free to build for the seat, that lead from one end of a segment to the other without it, through
 * mileposts that are neither city nor port: those are never shut. Null if there is no such way near by.
 */
export function detourOf(
  board: MilepostBoard,
  rail: Rail,
  seat: number,
  [start, goal]: readonly [Milepost, Milepost],
): Way | null {
  const network = networkOf(board, rail);
  const { reserved } = network;
  const avoided = board.segment(start, goal);
  const order: Milepost[] = [start];
  const cameBy: Segment[] = [NOBODY];
  for (let head = 0; head < order.length; head++) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * order[head] + direction];
      if (segment < 0 || segment === avoided) continue;
      const owner = ownerOf(network, segment);
      if (owner !== seat) {
        if (owner !== NOBODY) continue;
        const keeper = reserved.size === 0 ? undefined : reserved.get(segment);
        if (keeper !== undefined && keeper !== seat) continue;
      }
      const to = board.neighbours[6 * order[head] + direction];
      if (to === goal) return wayBack(board, { order, cameBy }, order[head], segment);
      if (order.length >= MOST_MILEPOSTS || board.cityAt[to] >= 0 || board.portAt[to] >= 0) continue;
      if (order.includes(to)) continue;
      order.push(to);
      cameBy.push(segment);
    }
  }
  return null;
}

// Its ends are on the tree already.
function wayBack(
  board: MilepostBoard,
  { order, cameBy }: { readonly order: readonly Milepost[]; readonly cameBy: readonly Segment[] },
  last: Milepost,
  by: Segment,
): Way {
  const segments = [by];
  const mileposts: Milepost[] = [];
  let at = last;
  while (at !== order[0]) {
    const segment = cameBy[order.indexOf(at)];
    mileposts.push(at);
    segments.push(segment);
    at = board.ends[2 * segment] === at ? board.ends[2 * segment + 1] : board.ends[2 * segment];
  }
  return { mileposts, segments };
}
