// The cheapest stretch of track from some mileposts to others: a search by price, and by number of segments
// among equals. What may not be built is left out as far as it can be told now; what more there is to say the
// rules say when the stretch is tried.

import { createHeap } from '../../../../src/core/graph/heap.js';
import type { Milepost, Segment } from '../../board/board.js';
import { crossingsAt, farPort } from '../../board/ports.js';
import { trackPrice } from '../../rules/building/build-cost.js';
import { cityAt } from '../../rules/rail/city.js';
import { rightNeeded } from '../../rules/rail/crossings.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import type { KnownGame } from '../../rules/types.js';

/** A segment of a stretch, in the direction in which it is built. */
export interface Stretch {
  readonly from: Milepost;
  readonly to: Milepost;
}

/** Where a stretch begins and ends, and what it keeps away from. */
export interface Wanted {
  readonly from: readonly Milepost[];
  readonly to: readonly Milepost[];
  /** True where the way from one milepost to its neighbour may not be built. */
  isClosed(from: Milepost, to: Milepost, segment: Segment): boolean;
}

// What stands for no milepost before this one: it is where the stretch begins.
const START = -1;

/** The segments to build in order, empty where the ends meet already; null if there is no way. */
export function cheapestWay(game: KnownGame, seat: number, wanted: Wanted): readonly Stretch[] | null {
  const { board, state } = game;
  const network = networkOf(state.rail);
  const costs = new Float64Array(board.size).fill(Number.POSITIVE_INFINITY);
  // The milepost before, twice, and one more where the segment between is to be built.
  const before = new Int32Array(board.size).fill(START);
  const queue = createHeap<Milepost>();
  const goal = new Set(wanted.to);
  const reach = (milepost: Milepost, cost: number, by: number) => {
    if (cost >= costs[milepost]) return;
    costs[milepost] = cost;
    before[milepost] = by;
    queue.add(milepost, cost);
  };
  for (const milepost of wanted.from) reach(milepost, 0, START);
  for (let next = queue.take(); next !== null; next = queue.take()) {
    const { item: at, rank: cost } = next;
    if (cost > costs[at]) continue;
    if (goal.has(at)) return traceBack(before, at);
    for (const to of freeSteps(game, seat, at)) reach(to, cost, 2 * at);
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * at + direction];
      if (segment < 0) continue;
      const to = board.neighbours[6 * at + direction];
      if (cost >= costs[to]) continue;
      const owner = ownerOf(network, segment);
      if (owner === seat) reach(to, cost, 2 * at);
      if (owner !== NOBODY) continue;
      const built = cost + DEARER * trackPrice(game, seat, at, to) + 1;
      const keeper = network.reserved.get(segment) ?? seat;
      // What is closed is asked last: it takes longest.
      if (built < costs[to] && keeper === seat && !wanted.isClosed(at, to, segment))
        reach(to, built, 2 * at + 1);
    }
  }
  return null;
}

// A million counts more than any number of segments.
const DEARER = 65_536;

// From a milepost of a major city to the others (M-BUILD-2), and from a port to the other port of a ferry
// whose right is held or comes with building here (M-FERRY-2): track may go on from there.
function* freeSteps({ board, state }: KnownGame, seat: number, at: Milepost): Iterable<Milepost> {
  const city = cityAt(board, at);
  if (city?.size === 'major') yield* city.mileposts;
  if (board.portAt[at] < 0) return;
  const held = state.rail.rights[seat];
  const bought = rightNeeded(board, state.rail, seat, at);
  for (const crossing of crossingsAt(board, at))
    if (
      crossing.kind === 'ferry' &&
      crossing.boughtBy === 'build' &&
      (crossing === bought || held.includes(crossing.id))
    )
      yield farPort(crossing, at);
}

function traceBack(before: Int32Array, end: Milepost): readonly Stretch[] {
  const way: Stretch[] = [];
  for (let to = end; before[to] !== START; ) {
    const from = before[to] >> 1;
    if ((before[to] & 1) === 1) way.push({ from, to });
    to = from;
  }
  return way.reverse();
}
