// Mending gaps in trees: each is closed past the other trees if there is a way, else at their cost, and what they lose are gaps
// in their turn. What was taken before grows dearer to all, so that a tree with another choice makes way for one that has
// none (negotiated congestion, as circuit routers lay their wires). Only a small part of the board is looked at.

import type { Milepost } from '../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import { claimsOf, claimTable } from './claims.js';
import { isTooNarrow, noteCut } from './cuts.js';
import { detourOf } from './detour.js';
import { type Ground, ownerOn } from './ground.js';
import { neededOf } from './needed.js';
import { claimantsAt, isOverfull } from './places.js';
import { type Gap, type Needless, rejoin, type Way } from './rejoin.js';
import { looksAt, wasHindered } from './scratch.js';
import type { Contest } from './terms.js';
import { isHeld, torn, trimmed } from './torn.js';
import { grownBy, kept, type ProofTree, withTree } from './trees.js';

// Mileposts that are looked at before it is given up. Counted, so that every machine gives up at the same point.
const MOST_LOOKS = 600;

/** Trees that are mended, and the ways by which that was done. */
export interface Mended {
  readonly trees: ProofTrees;
  readonly ways: readonly Way[];
}

interface Mending {
  readonly ground: Ground;
  readonly contest: Contest;
  readonly trees: ProofTree[];
  gaps: Gap[];
  readonly closed: Gap[];
  /** Seats whose trees are looked at once more: torn twice, or at a port, where a segment may have bought the ferry. */
  readonly unsure: Set<number>;
}

/** Trees without the gaps, or null if they are not so easily closed. */
export function mendGaps(ground: Ground, trees: ProofTrees, gaps: readonly Gap[]): Mended | null {
  const contest: Contest = { yielding: 0, segments: new Map(), places: new Map() };
  const mending: Mending = { ground, contest, trees: [...trees], gaps: [], closed: [], unsure: new Set() };
  open(mending, gaps);
  const ways: Way[] = [];
  const before = looksAt(ground.board);
  while (mending.gaps.length > 0) {
    if (looksAt(ground.board) - before > MOST_LOOKS) return null;
    const gap = mending.gaps.shift() as Gap;
    const joined = close(mending, gap);
    if (joined === null) return null;
    mending.closed.push(gap);
    if ('isDead' in joined) abandon(mending, gap.seat, joined);
    else if (lay(mending, gap.seat, joined)) ways.push(joined);
    else return null;
  }
  for (const { seat, ends } of mending.closed)
    for (const end of ends) mending.trees[seat] = trimmed(ground, mending.trees[seat] ?? [], seat, end);
  for (const seat of mending.unsure) if (neededOf(ground, mending.trees, seat) === null) return null;
  return { trees: mending.trees, ways };
}

function open({ ground: { board }, gaps, closed, unsure }: Mending, more: readonly Gap[]): void {
  for (const gap of more) {
    const isTornAgain = [...gaps, ...closed].some(({ seat }) => seat === gap.seat);
    if (isTornAgain || gap.ends.some((end) => board.portAt[end] >= 0)) unsure.add(gap.seat);
    gaps.push(gap);
  }
}

// Past the others if it can, else at their cost; null where neither is possible, or all of them together are too many.
function close(mending: Mending, gap: Gap): Way | Needless | null {
  const { ground, trees, contest } = mending;
  const near = detourOf(ground, claimTable(ground.board, trees), gap);
  if (near !== null) return near;
  const joined = rejoin(ground, trees, gap, { contest });
  if (isWay(joined) && (isContested(mending, gap.seat, joined) || fits(ground, trees, gap, joined)))
    return joined;
  if (!isWay(joined) && joined !== 'shut' && 'isDead' in joined) return joined;
  if (isWay(joined) || wasHindered(ground.board)) {
    const wary = rejoin(ground, trees, gap, { isWary: true });
    if (isWay(wary)) return wary;
  }
  if (!isWay(joined) && joined !== 'shut' && isTooNarrow(ground, trees, joined)) {
    noteCut(ground.board, joined);
    return null;
  }
  const contested = rejoin(ground, trees, gap, { contest, insists: true });
  return isWay(contested) || (contested !== 'shut' && 'isDead' in contested) ? contested : null;
}

function isWay(joined: ReturnType<typeof rejoin>): joined is Way {
  return typeof joined === 'object' && 'mileposts' in joined;
}

function isContested({ ground: { board }, trees }: Mending, seat: number, { segments }: Way): boolean {
  const table = claimTable(board, trees);
  return segments.some((segment) => segment >= 0 && table[segment] !== NOBODY && table[segment] !== seat);
}

// True if the way takes no more of any place than there is, all of it together.
function fits(ground: Ground, trees: ProofTrees, { seat }: Gap, way: Way): boolean {
  const { board } = ground;
  if (!way.mileposts.some((milepost) => board.cityAt[milepost] >= 0 || board.portAt[milepost] >= 0))
    return true;
  const claims = claimsOf(board, withTree(trees, seat, grown(ground, trees[seat], way)));
  return !way.mileposts.some((milepost) => isOverfull(ground, claims, milepost));
}

function grown(ground: Ground, tree: ProofTree, { segments }: Way): readonly number[] {
  const free = segments.filter((segment) => segment >= 0 && ownerOn(ground, segment) === NOBODY);
  return grownBy(tree ?? [], free);
}

// What lies on the side without majors is needed no more, and what was to be joined to it is joined to the other.
function abandon(mending: Mending, seat: number, { live, isDead }: Needless): void {
  const { ground, trees } = mending;
  const { ends } = ground.board;
  const bound = (end: Milepost) => (isDead(end) ? live : end);
  mending.gaps = mending.gaps
    .map((gap): Gap => (gap.seat === seat ? { seat, ends: [bound(gap.ends[0]), bound(gap.ends[1])] } : gap))
    .filter(({ ends: [one, other] }) => one !== other);
  trees[seat] = kept(
    trees[seat] ?? [],
    (segment) => !isDead(ends[2 * segment]) && !isDead(ends[2 * segment + 1]),
  );
}

// Takes the way into the tree; who is in its way has gaps then. False if it takes more of a place than can be made free.
function lay(mending: Mending, seat: number, way: Way): boolean {
  const { ground, trees } = mending;
  const { board } = ground;
  takeFromRivals(mending, seat, way);
  trees[seat] = grown(ground, trees[seat], way);
  return way.mileposts.every(
    (milepost) =>
      (board.cityAt[milepost] < 0 && board.portAt[milepost] < 0) || relieve(mending, seat, milepost),
  );
}

// What is taken from a rival in a row is one gap, unless more of his hangs on a milepost within it, or is to be joined to it.
function takeFromRivals(mending: Mending, seat: number, { mileposts, segments }: Way): void {
  const { ground, contest, trees } = mending;
  const table = claimTable(ground.board, trees);
  const losers = segments.map((segment) => (segment < 0 ? NOBODY : table[segment]));
  const lost = (place: number) => losers[place] !== NOBODY && losers[place] !== seat;
  for (let place = 0; place < losers.length; place++) {
    if (!lost(place)) continue;
    contest.segments.set(segments[place], (contest.segments.get(segments[place]) ?? 0) + 1);
    trees[losers[place]] = kept(trees[losers[place]] ?? [], (segment) => segment !== segments[place]);
  }
  for (let first = 1; first < losers.length; first++) {
    if (!lost(first)) continue;
    const loser = losers[first];
    let last = first;
    const isAwaited = (at: Milepost) =>
      mending.gaps.some((gap) => gap.seat === loser && gap.ends.includes(at));
    const hangsOn = (at: Milepost) => isHeld(ground, trees[loser], loser, at) || isAwaited(at);
    while (losers[last + 1] === loser && !hangsOn(mileposts[last])) last++;
    open(mending, [{ seat: loser, ends: [mileposts[first - 1], mileposts[last]] }]);
    first = last;
  }
}

// Sends trees away from a place until it is not overfull, others first.
function relieve(mending: Mending, spared: number, milepost: Milepost): boolean {
  const { ground, contest, trees } = mending;
  const { board } = ground;
  while (isOverfull(ground, claimsOf(board, trees), milepost)) {
    const claimants = claimantsAt(ground, claimsOf(board, trees), milepost);
    const seat = claimants.find((one) => one !== spared) ?? spared;
    const left = torn(ground, trees, seat, milepost);
    if (left.tree === trees[seat]) return false;
    trees[seat] = left.tree;
    open(mending, left.gaps);
    contest.places.set(milepost, (contest.places.get(milepost) ?? 0) + 1);
  }
  return true;
}
