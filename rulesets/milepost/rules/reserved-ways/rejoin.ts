// Joins the two parts of a tree that has lost a segment between them. The search for a way round the gap starts at both ends at
// once: it is short where a way is near, and it soon shows when one end is shut in.

import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import type { AllClaims } from './claims.js';
import { type Cut, isTooNarrow, seatsAcross } from './cuts.js';
import type { Ground } from './ground.js';
import { askAnew, begin, nextMilepost, type Scratch, scratchFor } from './scratch.js';
import { type Contest, goOnFrom, isAddedOn, isUnpaid, priceOfPlace, REFUSED, type Terms } from './terms.js';

/** A gap in a tree. */
export interface Gap {
  readonly seat: number;
  readonly ends: readonly [Milepost, Milepost];
}

/** What is found where all majors lie on one side of a gap. To be asked before the next search begins. */
export interface Needless {
  /** The end of the gap on the side of the majors. */
  readonly live: Milepost;
  /** True on the other side, which is needed for nothing. */
  isDead(milepost: Milepost): boolean;
}

/** How a way round a gap is looked for. */
export interface Manner {
  /** What it may take from rivals where there is no way past them, and at what price; left out, nothing. */
  readonly contest?: Contest;
  /** True if it takes that even where a wary search might still find a way past them. */
  readonly insists?: boolean;
  /** True if it keeps away from places that have not plenty left, and buys no ferry. */
  readonly isWary?: boolean;
  /** True if it may use nothing but own track and the seat's tree. */
  readonly onlyOwn?: boolean;
}

interface Rejoining extends Terms {
  contest: Contest | undefined;
  /** By side: true once it goes on at the cost of rivals. */
  readonly isContested: [boolean, boolean];
  /** Where the two searches meet at the least cost so far. */
  meeting: Milepost;
  best: number;
}

/**
 * A way from one end of the gap to the other; what is known where all majors lie on one side of it; the cut that parts them
 * where there is no way, or `shut` where it is more than segments that parts them.
 */
export function rejoin(
  ground: Ground,
  claims: AllClaims,
  { seat, ends }: Gap,
  { contest, insists = false, isWary = false, onlyOwn = false }: Manner = {},
): Way | Cut | Needless | 'shut' {
  const { board } = ground;
  const scratch = scratchFor(board, claims.table);
  const terms: Rejoining = {
    ground,
    scratch,
    seat,
    claims,
    onlyOwn,
    contest: undefined,
    isContested: [false, false],
    isMending: true,
    isWary,
    step: 1,
    again: 1,
    meeting: NOBODY,
    best: Number.MAX_SAFE_INTEGER,
  };
  const { frontiers } = scratch;
  frontiers.forEach((frontier, side) => void begin(scratch, frontier, ends[side], NOBODY));
  for (let side = 0; frontiers[0].low + frontiers[1].low < terms.best; side = 1 - side) {
    const at = nextMilepost(frontiers[side]);
    if (at === NOBODY && terms.meeting !== NOBODY) break;
    if (at === NOBODY) {
      const parted = partedAt(terms, ends, side);
      const isStuck =
        contest === undefined || terms.isContested[side] || isHopeless(ground, claims.trees, parted);
      if (isStuck || (scratch.isHindered && !insists)) return parted;
      goOnAtACost(terms, side, { ...contest, yielding: acrossOf(ground, parted) });
      continue;
    }
    meet(terms, at);
    goOnFrom(terms, frontiers[side], at);
  }
  return wayOver(frontiers, terms.meeting);
}

// True where nothing that is taken from rivals would help.
function isHopeless(ground: Ground, trees: ProofTrees, parted: Cut | Needless | 'shut'): boolean {
  return parted !== 'shut' && ('isDead' in parted || isTooNarrow(ground, trees, parted));
}

function acrossOf(ground: Ground, parted: Cut | Needless | 'shut'): number {
  return parted === 'shut' || 'isDead' in parted ? 0 : seatsAcross(ground, parted);
}

// From all that the side has found on over what rivals claim.
function goOnAtACost(terms: Rejoining, side: number, contest: Contest): void {
  const frontier = terms.scratch.frontiers[side];
  terms.contest = contest;
  terms.isContested[side] = true;
  askAnew(terms.scratch);
  for (const at of [...frontier.found]) goOnFrom(terms, frontier, at);
}

/** A way over the board: its mileposts, and the segment to each of them from the one before, negative where there is none. */
export interface Way {
  readonly mileposts: readonly Milepost[];
  readonly segments: readonly Segment[];
}

function meet(terms: Rejoining, at: Milepost): void {
  const [there, back] = terms.scratch.frontiers;
  const { run } = terms.scratch;
  if (there.seen[at] !== run || back.seen[at] !== run) return;
  const total = there.cost[at] + back.cost[at];
  if (total >= terms.best || !mayMeet(terms, at)) return;
  terms.best = total;
  terms.meeting = at;
}

// Where the searches come by new segments the tree needs room for them; by unpaid ferries they do not meet at all.
function mayMeet(terms: Rejoining, at: Milepost): boolean {
  const { frontiers } = terms.scratch;
  if (frontiers.some((frontier) => isUnpaid(terms, frontier, at))) return false;
  if (terms.scratch.limits[at] === undefined) return true;
  const added = frontiers.filter((frontier) => isAddedOn(terms, frontier, at)).length;
  return added === 0 || priceOfPlace(terms, at, added) !== REFUSED;
}

// What parts the mileposts that the search from one end has come to from the others.
function partedAt(
  { ground: { board, links }, scratch: { run, frontiers } }: Terms,
  ends: Gap['ends'],
  side: number,
): Cut | Needless | 'shut' {
  const { seen, found } = frontiers[side];
  const isInside = (milepost: Milepost) => seen[milepost] === run;
  let majors = 0;
  for (const major of board.majors) if (isInside(board.cities[major].mileposts[0])) majors++;
  if (majors === 0) return { live: ends[1 - side], isDead: isInside };
  if (majors === board.majors.length) return { live: ends[side], isDead: (milepost) => !isInside(milepost) };
  const parts = (one: Milepost, other: Milepost) => isInside(one) !== isInside(other);
  const isSplit =
    board.crossings.some(({ ports }) => parts(ports[0], ports[ports.length - 1])) ||
    links.some(({ cities: [one, other] }) =>
      parts(board.cities[one].mileposts[0], board.cities[other].mileposts[0]),
    );
  if (isSplit) return 'shut';
  const cut: Segment[] = [];
  for (const milepost of found) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment >= 0 && !isInside(board.neighbours[6 * milepost + direction])) cut.push(segment);
    }
  }
  return cut;
}

function wayOver([there, back]: Scratch['frontiers'], meeting: Milepost): Way {
  const mileposts: Milepost[] = [];
  const segments: Segment[] = [];
  for (let at = meeting; at !== NOBODY; at = there.cameFrom[at]) {
    mileposts.unshift(at);
    segments.unshift(there.cameBy[at]);
  }
  for (let at = meeting; back.cameFrom[at] !== NOBODY; at = back.cameFrom[at]) {
    mileposts.push(back.cameFrom[at]);
    segments.push(back.cameBy[at]);
  }
  return { mileposts, segments };
}
