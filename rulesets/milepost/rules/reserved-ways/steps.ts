// The steps of a search for a reserved way: over own track, free segments, red areas, lasting links of cities, and ferries that the seat
// has or may still get; what each step costs, and what the search must leave alone (M-BUILD-12 … 15, M-FERRY-2 … 5). Money, the budget
// and bans of events do not count.

import { createFront, type Front, type TellFrontStep } from '../../../../src/core/graph/front.js';
import type { Milepost, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { type Limits, limitsOf } from '../entry/limits.js';
import { isMajor } from '../rail/city.js';
import { linkedMileposts } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import { type Ground, holdsOn, isOutside, keeperOn, noWays, ownerOn } from './ground.js';
import { type Claims, type Spare, spareWithin } from './places.js';

/** How often a segment, or a place by its first milepost, was taken from somebody: the more often, the dearer to all. */
export interface Contest {
  readonly segments: Map<Segment, number>;
  readonly places: Map<Milepost, number>;
}

/** A search that is under way. */
export interface Search {
  readonly ground: Ground;
  readonly memory: Memory;
  readonly seat: number;
  /** What counts against segments and places: the ways of the others. */
  readonly claims: Claims;
  /** True if it may use no free segments but those of the seat's own way. */
  readonly onlyOwn: boolean;
  /** Present if it may take from rivals. */
  readonly contest: Contest | undefined;
}

/** Working memory of the searches on a board. An entry counts only if it bears the number of the search that reads it. */
export interface Memory {
  /** The number of the search that is under way. */
  search: number;
  /** What the search has come to. Its `looks` are what effort is measured by. */
  readonly front: Front;
  /** By milepost: the last search whose way it belongs to. */
  readonly joined: Int32Array;
  readonly limits: Limits['at'];
  /** By limit: the last search that asked how much is to spare, and what is left of its room. */
  readonly asked: Int32Array;
  readonly spare: Int32Array;
  /** The same as if nobody else had a way. */
  readonly spareAlone: Int32Array;
  /** And how many segments the seat may still have there. */
  readonly own: Int32Array;
  /** By milepost: what a new segment pays for ending here, something at towns and ports, which may fill. */
  readonly scarcity: Uint8Array;
}

/** Instead of a segment: red areas, links of cities, and ferries. */
export const STEP = -1;
/** Instead of a segment: a ferry that only a segment on its far side buys. */
export const UNPAID = -2;
// Instead of a price.
const REFUSED = -1;
const NOTHING: Spare = { own: 0, room: 0 };
// The number of the last search before all is wiped and counting begins again.
const LAST_SEARCH = 0x7fff0000;

// What is new costs a little more than what was the seat's before; ferries have few places.
const NEW = 3;
const AGAIN = 2;
const FERRY = 30;
const TAKEN = 12;
const TAKEN_BEFORE = 6;
// Worth a way round of four segments.
const SCARCE = 12;

/** The working memory of a board. */
export const memoryOf = onceABoard((board): Memory => {
  const { size } = board;
  const { count, at } = limitsOf(board);
  return {
    search: 0,
    front: createFront(size),
    joined: new Int32Array(size),
    limits: at,
    asked: new Int32Array(count),
    spare: new Int32Array(count),
    spareAlone: new Int32Array(count),
    own: new Int32Array(count),
    scarcity: Uint8Array.from(at, (limits, milepost) =>
      limits === undefined || isMajor(board, milepost) ? 0 : SCARCE,
    ),
  };
});

/** Makes the memory ready for another search. */
export function beginSearch(memory: Memory): void {
  if (memory.search >= LAST_SEARCH) {
    for (const list of [memory.joined, memory.asked]) list.fill(0);
    memory.search = 0;
  }
  memory.search++;
  memory.front.clear();
}

/** Notes that a search may begin at a milepost, to which it has come from another, whatever it has found so far. */
export function beginAt({ front, joined, search }: Memory, at: Milepost, from: Milepost): void {
  front.begin(at, from, front.isFound(at) || joined[at] === search ? front.by[at] : STEP);
}

/** Tells all ways on from a milepost to which a search has come. */
export function tellSteps(search: Search, at: Milepost, tell: TellFrontStep): void {
  const { ground, memory, seat } = search;
  const { board, links } = ground;
  const { front } = memory;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment < 0) continue;
    const to = board.neighbours[6 * at + direction];
    // Asked first because it is quick: most neighbours have been reached already, and finding a segment's owner takes longer.
    if (!front.mayFind(to)) continue;
    const price = priceOf(search, at, to, segment);
    if (price !== REFUSED) tell(to, price, segment);
  }
  // A ferry that only a segment from here on would buy leads nowhere else.
  if (front.by[at] === UNPAID && memory.joined[at] !== memory.search) return;
  if (isMajor(board, at)) for (const to of board.cities[board.cityAt[at]].mileposts) tell(to, 0, STEP);
  if (links.length > 0 && board.cityAt[at] >= 0)
    for (const to of linkedMileposts(board, links, at)) tell(to, 0, STEP);
  if (board.portAt[at] >= 0) tellFerries(ground, { seat, at, by: front.by[at] }, tell);
}

// What it costs to go on over a segment, or REFUSED. What a way claims is nobody's yet.
function priceOf(search: Search, at: Milepost, to: Milepost, segment: Segment): number {
  const { ground, memory, seat, contest } = search;
  const claimant = search.claims.ways[segment];
  if (claimant === seat) {
    if (search.onlyOwn) return AGAIN;
  } else if (claimant !== NOBODY) {
    if (contest === undefined) return REFUSED;
  } else {
    const owner = ownerOn(ground, segment);
    if (owner === seat) return 0;
    if (owner !== NOBODY || search.onlyOwn) return REFUSED;
  }
  const keeper = keeperOn(ground, segment);
  if (keeper !== NOBODY && keeper !== seat) return REFUSED;
  let price = claimant === seat ? AGAIN : NEW;
  if (contest !== undefined) {
    if (claimant !== seat && claimant !== NOBODY) price += TAKEN;
    price += TAKEN_BEFORE * (contest.segments.get(segment) ?? 0);
  }
  const { limits } = memory;
  if (limits[to] === undefined && limits[at] === undefined) return price;
  const room = roomFor(search, segment);
  if (limits[to] !== undefined) {
    const extra = priceOfPlace(search, to, { own: 1, room });
    if (extra === REFUSED) return REFUSED;
    price += extra + memory.scarcity[to];
  }
  if (limits[at] !== undefined) {
    const before = isAddedOn(search, at) ? { own: 1, room: roomFor(search, memory.front.by[at]) } : NOTHING;
    const extra = priceOfPlace(search, at, { own: before.own + 1, room: before.room + room });
    if (extra === REFUSED) return REFUSED;
    price += extra;
  }
  return price;
}

/** How much room a segment of the way takes at its ends: none if it is a bridge that is kept for the seat. */
export function roomFor({ ground, seat }: Search, segment: Segment): 0 | 1 {
  return keeperOn(ground, segment) === seat ? 0 : 1;
}

// True where the search has come by a segment that would be one more of its way: who goes on by another adds two.
function isAddedOn({ ground, memory }: Search, at: Milepost): boolean {
  const by = memory.front.by[at];
  return by >= 0 && memory.joined[at] !== memory.search && ownerOn(ground, by) === NOBODY;
}

// What it costs that the way needs so much more of a place, or REFUSED.
function priceOfPlace(search: Search, milepost: Milepost, needed: Spare): number {
  const { ground, memory, seat, claims, contest } = search;
  const { asked, spare, spareAlone, own } = memory;
  let price = 0;
  for (const limit of memory.limits[milepost] ?? []) {
    const { index, mileposts } = limit;
    if (asked[index] !== memory.search) {
      asked[index] = memory.search;
      const left = spareWithin(ground, claims, seat, limit);
      const alone = contest === undefined ? left : spareWithin(ground, nobodyElse(ground), seat, limit);
      spare[index] = left.room;
      spareAlone[index] = alone.room;
      own[index] = alone.own;
    }
    if (own[index] < needed.own) return REFUSED;
    if (spare[index] >= needed.room) continue;
    if (contest === undefined || spareAlone[index] < needed.room) return REFUSED;
    price += TAKEN + TAKEN_BEFORE * (contest.places.get(mileposts[0]) ?? 0);
  }
  return price;
}

function nobodyElse({ board }: Ground): Claims {
  return { ways: noWays(board), found: 0, ignored: NOBODY };
}

// A ferry that is not held is bought by building to a port of it (M-FERRY-2): to this one, by the segment that the search has
// come by; or to the far one from beyond, so that only free segments lead on from there. Who is at a port already, or may
// begin there, would build from it and not buy.
function tellFerries(
  ground: Ground,
  { seat, at, by }: { readonly seat: number; readonly at: Milepost; readonly by: number },
  tell: TellFrontStep,
): void {
  const isBuilt = by >= 0 && ownerOn(ground, by) === NOBODY && isOutside(ground, seat, at);
  for (const ferry of ferriesAt(ground.board, at)) {
    const to = farPort(ferry, at);
    if (holdsOn(ground, seat, ferry)) tell(to, 0, STEP);
    else if (isBuilt) tell(to, FERRY, STEP);
    else if (isOutside(ground, seat, to)) tell(to, FERRY, UNPAID);
  }
}
