// How a search for a proof tree goes on: over own track, free segments, red areas, lasting links of cities, and ferries that the
// seat has or may still get; what each of these costs it, and what it must leave alone (M-BUILD-12 … 15, M-FERRY-2 … 5).
// Money, the budget and bans of events do not count.

import type { Milepost, Segment } from '../../board/board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { cityAt } from '../rail/city.js';
import { linkedMileposts } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import { type Claims, countClaimed } from './claims.js';
import { type Ground, holdsOn, isOutside, keeperOn, ownerOn } from './ground.js';
import { spareWithin } from './places.js';
import { type Frontier, reach, type Scratch, STEP } from './scratch.js';

/** How often a segment, or a place by its first milepost, was taken from somebody: the more often, the dearer to all. */
export interface Contest {
  /** Seats from which it is taken sooner than from others, as bits: those that most likely find other ways. */
  readonly yielding: number;
  readonly segments: Map<Segment, number>;
  readonly places: Map<Milepost, number>;
}

/** What a search goes by. */
export interface Terms {
  readonly ground: Ground;
  readonly scratch: Scratch;
  readonly seat: number;
  /** True if it mends the seat's tree, false if it lays it anew: then what the tree had is only what it would rather use. */
  readonly isMending: boolean;
  /** What counts against places: all trees, or those of the others where the seat's is laid anew. */
  readonly claims: Claims;
  /** True if it may use no free segments but those of its own tree. */
  readonly onlyOwn: boolean;
  /** True if it keeps away from places that have not plenty left, and buys no ferry. */
  readonly isWary: boolean;
  /** Present if it may take from rivals. */
  readonly contest: Contest | undefined;
  /** Costs of a step without a price, such as own track, and of a segment of its own tree. */
  readonly step: number;
  readonly again: number;
}

/** Instead of a price. */
export const REFUSED = -1;
/** Plenty of a place is what no way needs more of: it comes by one segment and goes by another. */
export const WARY = 2;
// Instead of a segment: a ferry that only a segment on its far side buys.
const UNPAID = -2;

// What is new costs a little more than what is kept; ferries have few places.
const NEW = 3;
const FERRY = 30;
const TAKEN = 12;
const TAKEN_EASILY = 2;
const TAKEN_BEFORE = 6;

// What it costs to go on over a segment, or REFUSED. What a tree claims is nobody's yet.
function priceOf(terms: Terms, frontier: Frontier, to: Milepost, segment: Segment): number {
  const { ground, scratch, seat, contest } = terms;
  const claimant = scratch.claims[segment];
  if (claimant === seat) {
    if (terms.isMending || terms.onlyOwn) return terms.again;
  } else if (claimant !== NOBODY) {
    if (contest === undefined) return REFUSED;
  } else {
    const owner = ownerOn(ground, segment);
    if (owner === seat) return terms.step;
    if (owner !== NOBODY || terms.onlyOwn) return REFUSED;
  }
  const keeper = keeperOn(ground, segment);
  if (keeper !== NOBODY && keeper !== seat) return REFUSED;
  let price = claimant === seat ? terms.again : NEW;
  if (contest !== undefined) {
    if (claimant !== seat && claimant !== NOBODY)
      price += (contest.yielding & (1 << claimant)) === 0 ? TAKEN : TAKEN_EASILY;
    price += TAKEN_BEFORE * (contest.segments.get(segment) ?? 0);
  }
  const { limits } = scratch;
  if (limits[to] !== undefined) {
    const extra = priceOfPlace(terms, to, 1);
    if (extra === REFUSED) return REFUSED;
    price += extra + scratch.scarcity[to];
  }
  const { at } = frontier;
  if (limits[at] !== undefined) {
    const extra = priceOfPlace(terms, at, isAddedOn(terms, frontier, at) ? 2 : 1);
    if (extra === REFUSED) return REFUSED;
    price += extra;
  }
  return price;
}

/** True where the search has come by a segment that would be one more of its tree: who goes on by another adds two. */
export function isAddedOn(
  { ground, scratch, seat, isMending }: Terms,
  frontier: Frontier,
  at: Milepost,
): boolean {
  const by = frontier.cameBy[at];
  if (by < 0 || scratch.joined[at] === scratch.search || ownerOn(ground, by) !== NOBODY) return false;
  return !isMending || scratch.claims[by] !== seat;
}

/** What it costs that the tree needs so many more segments at a place, or {@link REFUSED}. */
export function priceOfPlace(terms: Terms, milepost: Milepost, needed: number): number {
  const { ground, scratch, seat, claims, contest } = terms;
  let price = 0;
  for (const limit of scratch.limits[milepost] ?? []) {
    const { index, mileposts } = limit;
    if (scratch.asked[index] !== scratch.search) {
      scratch.asked[index] = scratch.search;
      scratch.spare[index] = spareWithin(ground, claims, seat, limit);
      if (contest !== undefined)
        scratch.spareAlone[index] = spareWithin(ground, claimsAlone(claims, seat), seat, limit);
    }
    if (scratch.spare[index] >= (terms.isWary ? WARY : needed)) continue;
    if (contest === undefined || scratch.spareAlone[index] < needed) {
      scratch.isHindered = true;
      return REFUSED;
    }
    price += TAKEN + TAKEN_BEFORE * (contest.places.get(mileposts[0]) ?? 0);
  }
  return price;
}

/** Looks at all ways on from a milepost to which a search has come. */
export function goOnFrom(terms: Terms, frontier: Frontier, at: Milepost): void {
  const { board, links } = terms.ground;
  const { seen, cost } = frontier;
  const { run } = terms.scratch;
  frontier.at = at;
  terms.scratch.looks++;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment < 0) continue;
    // Looked at first because it is quick: most neighbours have been reached already, and finding a segment's owner takes longer.
    const to = board.neighbours[6 * at + direction];
    if (seen[to] === run && cost[to] <= cost[at]) continue;
    const price = priceOf(terms, frontier, to, segment);
    if (price !== REFUSED) reach(terms.scratch, frontier, to, segment, price);
  }
  if (isUnpaid(terms, frontier, at)) return;
  const city = cityAt(board, at);
  if (city?.size === 'major')
    for (const to of city.mileposts) reach(terms.scratch, frontier, to, STEP, terms.step);
  if (links.length > 0 && city !== undefined)
    for (const to of linkedMileposts(board, links, at)) reach(terms.scratch, frontier, to, STEP, terms.step);
  if (board.portAt[at] >= 0) takeFerries(terms, frontier);
}

// A ferry that is not held is bought by building to a port of it (M-FERRY-2): to this one, by the segment that the search has
// come by; or to the far one from beyond, so that only free segments lead on from there. Who is at a port already, or may
// begin there, would build from it and not buy.
function takeFerries(terms: Terms, frontier: Frontier): void {
  const { ground, scratch, seat, isMending, isWary, step, again } = terms;
  const { at, cameBy } = frontier;
  const by = cameBy[at];
  const isBuilt = by >= 0 && ownerOn(ground, by) === NOBODY && isOutside(ground, seat, at);
  for (const ferry of ferriesAt(ground.board, at)) {
    const to = farPort(ferry, at);
    if (holdsOn(ground, seat, ferry)) reach(scratch, frontier, to, STEP, step);
    else if (isWary) continue;
    else if (isBuilt) reach(scratch, frontier, to, STEP, FERRY);
    else if (isMending && ferry.ports.some((port) => isBoughtAt(terms, port)))
      reach(scratch, frontier, to, STEP, again);
    else if (isOutside(ground, seat, to)) {
      scratch.isHindered = true;
      reach(scratch, frontier, to, UNPAID, FERRY);
    }
  }
}

function isBoughtAt({ ground, seat, claims }: Terms, port: Milepost): boolean {
  return countClaimed(ground.board, claims, seat, port) > 0 && isOutside(ground, seat, port);
}

/** True where the search has come by a ferry that only a segment from here on would buy. */
export function isUnpaid({ scratch }: Terms, frontier: Frontier, at: Milepost): boolean {
  return frontier.cameBy[at] === UNPAID && scratch.joined[at] !== scratch.search;
}

// The claims of one seat, as if nobody else had a tree.
function claimsAlone({ trees, of }: Claims, seat: number): Claims {
  return {
    trees: trees.map((tree, index) => (index === seat ? tree : null)),
    of: (segment) => (of(segment) === seat ? seat : NOBODY),
  };
}
