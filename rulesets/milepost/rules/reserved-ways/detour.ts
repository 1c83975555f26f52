// A way round a lost segment near by: two or three segments mostly. It answers most questions without a search.

import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import { type Ground, keeperOn, ownerOn } from './ground.js';
import type { Gap, Way } from './rejoin.js';

// A way that is not found so near is left to a search.
const MOST_MILEPOSTS = 40;

/**
 * A way from one end of the gap to the other over segments that are the seat's or free, and on no other tree, through
 * mileposts that are neither city nor port: nothing is limited there. Null if there is none near by.
 */
export function detourOf(
  ground: Ground,
  claimants: Int8Array,
  { seat, ends: [start, goal] }: Gap,
): Way | null {
  const { segments, neighbours, cityAt, portAt } = ground.board;
  if (cityAt[start] >= 0 || portAt[start] >= 0 || cityAt[goal] >= 0 || portAt[goal] >= 0) return null;
  const order: Milepost[] = [start];
  const cameFrom: number[] = [NOBODY];
  const cameBy: Segment[] = [NOBODY];
  for (let head = 0; head < order.length; head++) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * order[head] + direction];
      if (segment < 0) continue;
      const owner = ownerOn(ground, segment);
      if (owner !== seat) {
        if (owner !== NOBODY) continue;
        const keeper = keeperOn(ground, segment);
        if (keeper !== NOBODY && keeper !== seat) continue;
        const claimant = claimants[segment];
        if (claimant !== NOBODY && claimant !== seat) continue;
      }
      const to = neighbours[6 * order[head] + direction];
      if (to === goal) return wayBack({ order, cameFrom, cameBy }, head, { to, segment });
      if (order.length >= MOST_MILEPOSTS || cityAt[to] >= 0 || portAt[to] >= 0) continue;
      if (order.includes(to)) continue;
      order.push(to);
      cameFrom.push(head);
      cameBy.push(segment);
    }
  }
  return null;
}

interface Found {
  readonly order: readonly Milepost[];
  readonly cameFrom: readonly number[];
  readonly cameBy: readonly Segment[];
}

function wayBack(
  { order, cameFrom, cameBy }: Found,
  head: number,
  last: { readonly to: Milepost; readonly segment: Segment },
): Way {
  const mileposts = [last.to];
  const segments = [last.segment];
  for (let at = head; at !== NOBODY; at = cameFrom[at]) {
    mileposts.unshift(order[at]);
    segments.unshift(cameBy[at]);
  }
  return { mileposts, segments };
}
