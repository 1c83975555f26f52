// Working memory of the searches for proof trees, one for each board and used again by every search. An entry counts only if it
// bears the number of the search that reads it, so nothing has to be cleared.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { type Limits, limitsOf } from '../entry/limits.js';
import { NOBODY } from '../rail/network.js';

/** What a search has found, by milepost. */
export interface Frontier {
  /** The last search that reached the milepost; at what cost, from where, and by which segment. */
  readonly seen: Int32Array;
  readonly cost: Int32Array;
  readonly cameFrom: Int32Array;
  readonly cameBy: Int32Array;
  /** Mileposts that the search has reached. */
  readonly found: Milepost[];
  /** Mileposts to be looked at, by cost. */
  readonly queue: Milepost[][];
  /** The milepost that is being looked at. */
  at: Milepost;
  /** The lowest and the highest cost at which one may be waiting. */
  low: number;
  high: number;
}

/** The scratch of a board. */
export interface Scratch {
  /** The number of the search that is under way; one that starts over gets a new one. */
  run: number;
  /** The number that it had when it began: what it has joined stays so when it starts over. */
  search: number;
  /** Mileposts that searches have looked at so far. */
  looks: number;
  /** True once the search was held up by more than segments: by a place without room, or a ferry that had to be bought. */
  isHindered: boolean;
  /** One for a search from one place, both for one from two. */
  readonly frontiers: readonly [Frontier, Frontier];
  /** By milepost: the last search whose tree it belongs to. */
  readonly joined: Int32Array;
  /** By segment: the seat whose tree claims it, or {@link NOBODY} (claims.ts). */
  claims: Int8Array;
  /** By milepost its limits, if any (places.ts). */
  readonly limits: Limits['at'];
  /** By limit: the last search that asked how much is to spare, and what is left of that. */
  readonly asked: Int32Array;
  readonly spare: Int32Array;
  /** The same as if nobody else had a tree. */
  readonly spareAlone: Int32Array;
  /** By milepost: what a new segment pays for ending here, something at towns and ports, which may fill. */
  readonly scarcity: Uint8Array;
}

/** Instead of a segment: red areas, links of cities, and ferries. */
export const STEP = -1;
// The number of the last search before all is wiped and counting begins again.
const LAST_RUN = 0x7fff0000;
// Worth a way round of four segments.
const SCARCE = 12;

/** The scratch of a board, made ready for another search among the claims, given by segment. */
export function scratchFor(board: MilepostBoard, claims: Int8Array): Scratch {
  const scratch = scratchesOf(board);
  const { frontiers } = scratch;
  if (scratch.run >= LAST_RUN) {
    for (const list of [frontiers[0].seen, frontiers[1].seen, scratch.joined, scratch.asked]) list.fill(0);
    scratch.run = 0;
  }
  startOver(scratch);
  scratch.search = scratch.run;
  scratch.isHindered = false;
  scratch.claims = claims;
  return scratch;
}

/** Forgets what a search has found, but not what it has joined. */
export function startOver(scratch: Scratch): void {
  scratch.run++;
  for (const frontier of scratch.frontiers) {
    frontier.found.length = 0;
    for (let cost = frontier.low; cost <= frontier.high; cost++) frontier.queue[cost].length = 0;
    frontier.low = 0;
    frontier.high = 0;
  }
}

/** Lets a search ask anew how much of each place is to spare. */
export function askAnew(scratch: Scratch): void {
  // A number that no other search has.
  scratch.search = -scratch.run;
}

/** True if the last search was held up by more than segments. */
export function wasHindered(board: MilepostBoard): boolean {
  return scratchesOf(board).isHindered;
}

/** How many mileposts searches on the board have looked at so far: what effort is measured by. */
export function looksAt(board: MilepostBoard): number {
  return scratchesOf(board).looks;
}

/** Notes that a milepost is reached from the one that is being looked at, if that is the cheapest way so far. */
export function reach({ run }: Scratch, frontier: Frontier, to: Milepost, by: Segment, price: number): void {
  const { at, seen, cost, queue } = frontier;
  const total = cost[at] + price;
  if (seen[to] !== run) frontier.found.push(to);
  else if (cost[to] <= total) return;
  seen[to] = run;
  cost[to] = total;
  frontier.cameFrom[to] = at;
  frontier.cameBy[to] = by;
  while (queue.length <= total) queue.push([]);
  if (total > frontier.high) frontier.high = total;
  if (total < frontier.low) frontier.low = total;
  queue[total].push(to);
}

/** Notes that a search may begin at a milepost, whatever it has found so far. */
export function begin(
  { run, search, joined }: Scratch,
  frontier: Frontier,
  at: Milepost,
  from: Milepost,
): void {
  if (frontier.seen[at] !== run) {
    frontier.found.push(at);
    if (joined[at] !== search) frontier.cameBy[at] = STEP;
  }
  frontier.seen[at] = run;
  frontier.cost[at] = 0;
  frontier.cameFrom[at] = from;
  frontier.queue[0].push(at);
  frontier.low = 0;
}

/** The cheapest milepost that waits to be looked at, the latest of several; {@link NOBODY} if none does. */
export function nextMilepost(frontier: Frontier): Milepost {
  const { queue, cost } = frontier;
  for (; frontier.low <= frontier.high; frontier.low++) {
    const bucket = queue[frontier.low];
    while (bucket.length > 0) {
      const at = bucket.pop() as Milepost;
      if (cost[at] === frontier.low) return at;
    }
  }
  return NOBODY;
}

const scratchesOf = onceABoard((board): Scratch => {
  const { size, cities, cityAt } = board;
  const { count, at } = limitsOf(board);
  return {
    run: 0,
    search: 0,
    looks: 0,
    isHindered: false,
    frontiers: [newFrontier(size), newFrontier(size)],
    joined: new Int32Array(size),
    claims: new Int8Array(0),
    limits: at,
    asked: new Int32Array(count),
    spare: new Int32Array(count),
    spareAlone: new Int32Array(count),
    scarcity: Uint8Array.from(at, (limits, milepost) =>
      limits === undefined || cities[cityAt[milepost]]?.size === 'major' ? 0 : SCARCE,
    ),
  };
});

function newFrontier(size: number): Frontier {
  return {
    seen: new Int32Array(size),
    cost: new Int32Array(size),
    cameFrom: new Int32Array(size),
    cameBy: new Int32Array(size),
    found: [],
    queue: [[]],
    at: NOBODY,
    low: 0,
    high: 0,
  };
}
