// The search for a whole proof tree (M-BUILD-12): the cheapest unbuilt segments, or nearly, that join all majors for a seat
// together with its own track, red areas, lasting links of cities, and ferries it has or may still get. It goes from the
// first major outwards, always to the nearest that is not joined yet.

import type { Milepost, Segment } from '../../board/board.js';
import { limitsAt } from '../entry/limits.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import { type Claims, claimTable } from './claims.js';
import { type Ground, ownerOn } from './ground.js';
import { PLENTY } from './places.js';
import { begin, type Frontier, nextMilepost, STEP, scratchFor, startOver } from './scratch.js';
import { type Contest, goOnFrom, type Terms } from './terms.js';
import { treeOf, withTree } from './trees.js';

/** What a search asks for. */
export interface Query {
  readonly seat: number;
  /** The trees of the others, which it keeps clear of, and what the seat's own would rather use again. */
  readonly trees: ProofTrees;
  /** What it may take from rivals all the same, and at what price; left out, nothing. */
  readonly contest?: Contest;
  /** It gives up once searches on the board have looked at so many mileposts ({@link looksAt}); left out, never. */
  readonly until?: number;
}

interface Search extends Terms {
  readonly frontier: Frontier;
  /** Segments of the tree so far. */
  readonly found: Segment[];
  /** Mileposts of the tree so far. */
  readonly joined: Milepost[];
  /** Majors that it does not join yet. */
  missing: number;
  /** The least that is left of a place that the tree has taken something of since the search started over. */
  left: number;
}

/** A proof tree for the seat, or null if none was found. Every tie goes the same way on every run. */
export function findTree(ground: Ground, query: Query): readonly Segment[] | null {
  const { majors, cities } = ground.board;
  const { seat, trees, contest, until = Number.MAX_SAFE_INTEGER } = query;
  const scratch = scratchFor(ground.board, claimTable(ground.board, trees));
  const claims: Claims = {
    trees: withTree(trees, seat, null),
    of(segment) {
      const claimant = scratch.claims[segment];
      return claimant === seat ? NOBODY : claimant;
    },
  };
  const search: Search = {
    ground,
    scratch,
    seat,
    claims,
    onlyOwn: false,
    contest,
    isMending: false,
    isWary: false,
    step: 0,
    again: 2,
    frontier: scratch.frontiers[0],
    found: [],
    joined: [],
    missing: majors.length,
    left: PLENTY,
  };
  begin(scratch, search.frontier, cities[majors[0]].mileposts[0], NOBODY);
  while (search.missing > 0) {
    const at = nextMilepost(search.frontier);
    if (at === NOBODY || scratch.looks > until) return null;
    if (isNewMajor(search, at)) {
      join(search, at);
      // The tree needs more room at one place than was foreseen, so the search gives up.
      if (search.left < 0) return null;
      // Ways found so far may lead through a place that this join has just filled: search again.
      if (search.left < 2 && search.missing > 0) beginAgain(search);
    } else goOnFrom(search, search.frontier, at);
  }
  return treeOf(search.found);
}

function isNewMajor({ ground: { board }, scratch }: Search, at: Milepost): boolean {
  const city = board.cityAt[at];
  if (city < 0 || board.cities[city].size !== 'major') return false;
  return scratch.joined[board.cities[city].mileposts[0]] !== scratch.search;
}

// Takes the way to a major into the tree; from all of it the search goes on at no cost.
function join(search: Search, major: Milepost): void {
  const { ground, scratch, frontier, found } = search;
  const { board } = ground;
  const { joined, search: number } = scratch;
  const { cameFrom, cameBy } = frontier;
  for (let at = major; at !== NOBODY && joined[at] !== number; at = cameFrom[at]) {
    joined[at] = number;
    search.joined.push(at);
    begin(scratch, frontier, at, cameFrom[at]);
    const segment = cameBy[at];
    if (segment < 0 || ownerOn(ground, segment) !== NOBODY) continue;
    found.push(segment);
    takeUp(search, at);
    takeUp(search, cameFrom[at]);
  }
  for (const inside of board.cities[board.cityAt[major]].mileposts) {
    if (joined[inside] === number) continue;
    joined[inside] = number;
    search.joined.push(inside);
    cameBy[inside] = STEP;
    begin(scratch, frontier, inside, major);
  }
  search.missing--;
}

// From all of the tree anew.
function beginAgain(search: Search): void {
  const { scratch, frontier, joined } = search;
  startOver(scratch);
  for (const at of joined) begin(scratch, frontier, at, frontier.cameFrom[at]);
  search.left = PLENTY;
}

function takeUp(search: Search, milepost: Milepost): void {
  const { ground, scratch, contest } = search;
  for (const { index } of limitsAt(ground.board, milepost)) {
    scratch.spare[index]--;
    scratch.spareAlone[index]--;
    search.left = Math.min(search.left, (contest === undefined ? scratch.spare : scratch.spareAlone)[index]);
  }
}
