// Mending proof trees round each other, as circuit routers lay their wires (negotiated congestion): a tree that finds no way
// past the others takes what it needs from them, and those who lose something look for another way in their turn. What was
// taken before grows dearer to all, so that a tree with another choice makes way for one that has none.

import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import { claimsOf } from './claims.js';
import type { Ground } from './ground.js';
import { claimantsAt, isOverfull, sharedBy } from './places.js';
import { looksAt } from './scratch.js';
import { findTree } from './search.js';
import type { Contest } from './terms.js';
import { endsOf, isOn, type ProofTree, treeOf } from './trees.js';

/** What has to be mended. */
export interface Damage {
  /** Seats whose trees, as far as they are left, do not join all majors. */
  readonly broken: readonly number[];
  /** Mileposts of which the trees may take more than there is. */
  readonly crowded: readonly Milepost[];
}

// Mileposts that are looked at before it is given up. Counted, so that every machine gives up at the same point.
const MOST_LOOKS = 1500;
const SEARCHES_PER_SEAT = 12;

/** The seat for which no tree was found. */
export interface CutOff {
  readonly cutOff: number;
}

/** True if no trees were found for all. */
export function isCutOff(found: object): found is CutOff {
  return 'cutOff' in found;
}

/** Trees that fit together again, or the seat for which none was found. */
export function repair(
  ground: Ground,
  trees: ProofTrees,
  { broken, crowded }: Damage,
  mostLooks = MOST_LOOKS,
): ProofTrees | CutOff {
  // On a board with more mileposts than one search may look at, no search would come to an end.
  if (ground.board.mileposts.length > mostLooks)
    return { cutOff: broken[0] ?? claimantsAt(ground, claimsOf(ground.board, trees), crowded[0])[0] };
  const contest: Contest = { yielding: 0, segments: new Map(), places: new Map() };
  const until = looksAt(ground.board) + mostLooks;
  const mending: Mending = { ground, contest, trees: [...trees], waiting: [...broken], until };
  for (const milepost of crowded) relieve(mending, milepost, NOBODY);
  while (mending.waiting.length > 0) {
    const [seat] = mending.waiting;
    const tree = treeFor(mending, seat);
    if (tree === null) return { cutOff: seat };
    mending.waiting.shift();
    lay(mending, seat, tree);
  }
  const changed = mending.trees.findIndex((tree, seat) => tree !== trees[seat] && isTooMuch(mending, tree));
  return changed < 0 ? Object.freeze(mending.trees) : { cutOff: changed };
}

// True if the tree needs something of a place that is overfull.
function isTooMuch({ ground, trees }: Mending, tree: ProofTree): boolean {
  const claims = claimsOf(ground.board, trees);
  return endsOf(ground.board, tree ?? []).some((end) => isOverfull(ground, claims, end));
}

/** What repair may look at where it must not fail for want of looking. */
export function thorough({ board, seats }: Ground): number {
  return SEARCHES_PER_SEAT * seats * board.size;
}

interface Mending {
  readonly ground: Ground;
  readonly contest: Contest;
  readonly trees: ProofTree[];
  /** Seats whose trees are broken, the longest first. */
  readonly waiting: number[];
  /** How far it may go ({@link looksAt}). */
  readonly until: number;
}

// Past the others if it can, else at their cost.
function treeFor({ ground, contest, trees, until }: Mending, seat: number): readonly Segment[] | null {
  return findTree(ground, { seat, trees, until }) ?? findTree(ground, { seat, trees, until, contest });
}

function lay(mending: Mending, seat: number, tree: readonly Segment[]): void {
  const { ground, trees } = mending;
  trees[seat] = null;
  for (const segment of tree) {
    const rival = trees.findIndex((one) => isOn(one, segment));
    if (rival >= 0) take(mending, rival, [segment]);
  }
  trees[seat] = tree;
  for (const end of endsOf(ground.board, tree)) relieve(mending, end, seat);
}

function take({ contest, trees, waiting }: Mending, rival: number, segments: readonly Segment[]): void {
  trees[rival] = treeOf((trees[rival] ?? []).filter((segment) => !segments.includes(segment)));
  for (const segment of segments) contest.segments.set(segment, (contest.segments.get(segment) ?? 0) + 1);
  if (!waiting.includes(rival)) waiting.push(rival);
}

// Sends trees away from a milepost until it is not overfull, sparing that of one seat as long as there are others.
function relieve(mending: Mending, milepost: Milepost, spared: number): void {
  const { ground, contest, trees } = mending;
  const { board } = ground;
  while (isOverfull(ground, claimsOf(board, trees), milepost)) {
    const shared = sharedBy(board, milepost);
    const isThere = (tree: ProofTree) => endsOf(board, tree ?? []).some((end) => shared.includes(end));
    const rival = trees.findIndex((tree, seat) => seat !== spared && isThere(tree));
    const seat = rival === NOBODY ? spared : rival;
    const there = (trees[seat] ?? []).filter((segment) => isThere([segment]));
    if (there.length === 0) return;
    take(mending, seat, there);
    contest.places.set(shared[0], (contest.places.get(shared[0]) ?? 0) + 1);
  }
}
