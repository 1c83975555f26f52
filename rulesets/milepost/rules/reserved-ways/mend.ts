// Mending gaps in trees: each is closed past the other trees if there is a way, else at their cost, and what they lose are gaps
// in their turn. What was taken before grows dearer to all, so that a tree with another choice makes way for one that has
// none (negotiated congestion, as circuit routers lay their wires). Only a small part of the board is looked at.

import type { Milepost } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import { isTooNarrow, noteCut } from './cuts.js';
import { detourOf } from './detour.js';
import { type Ground, ownerOn } from './ground.js';
import { neededOf } from './needed.js';
import { claimantsAt, isOverfull } from './places.js';
import { type Gap, type Needless, rejoin, type Way } from './rejoin.js';
import { looksAt, wasHindered } from './scratch.js';
import type { Contest } from './terms.js';
import { isHeld, tear, trim } from './torn.js';
import { claim, claimedBy, type Trial, takeBack } from './trial.js';

// Mileposts that are looked at before it is given up. Counted, so that every machine gives up at the same point.
const MOST_LOOKS = 600;

interface Mending {
  readonly ground: Ground;
  readonly trial: Trial;
  readonly contest: Contest;
  gaps: Gap[];
  readonly closed: Gap[];
  /** Seats whose trees are looked at once more: torn twice, or at a port, where a segment may have bought the ferry. */
  readonly unsure: Set<number>;
}

/** Closes the gaps. Returns the ways by which that was done, or null if they are not so easily closed. */
export function mendGaps(ground: Ground, trial: Trial, gaps: readonly Gap[]): readonly Way[] | null {
  const contest: Contest = { yielding: 0, segments: new Map(), places: new Map() };
  const mending: Mending = { ground, trial, contest, gaps: [], closed: [], unsure: new Set() };
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
  for (const { seat, ends } of mending.closed) for (const end of ends) trim(ground, trial, seat, end);
  for (const seat of mending.unsure) if (neededOf(ground, trial, seat) === null) return null;
  return ways;
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
  const { ground, trial, contest } = mending;
  const near = detourOf(ground, trial.table, gap);
  if (near !== null) return near;
  const joined = rejoin(ground, trial, gap, { contest });
  if (isWay(joined) && (isContested(mending, gap.seat, joined) || fits(ground, trial, gap.seat, joined)))
    return joined;
  if (!isWay(joined) && joined !== 'shut' && 'isDead' in joined) return joined;
  if (isWay(joined) || wasHindered(ground.board)) {
    const wary = rejoin(ground, trial, gap, { isWary: true });
    if (isWay(wary)) return wary;
  }
  if (!isWay(joined) && joined !== 'shut' && isTooNarrow(ground, trial.trees, joined)) {
    noteCut(ground, joined);
    return null;
  }
  const contested = rejoin(ground, trial, gap, { contest, insists: true });
  return isWay(contested) || (contested !== 'shut' && 'isDead' in contested) ? contested : null;
}

function isWay(joined: ReturnType<typeof rejoin>): joined is Way {
  return typeof joined === 'object' && 'mileposts' in joined;
}

function isContested({ trial: { table } }: Mending, seat: number, { segments }: Way): boolean {
  return segments.some((segment) => segment >= 0 && table[segment] !== NOBODY && table[segment] !== seat);
}

// True if the way takes no more of any place than there is, all of it together.
function fits(ground: Ground, trial: Trial, seat: number, way: Way): boolean {
  const { cityAt, portAt } = ground.board;
  const limited = way.mileposts.filter((milepost) => cityAt[milepost] >= 0 || portAt[milepost] >= 0);
  if (limited.length === 0) return true;
  const changes = trial.log.length;
  claimWay(ground, trial, seat, way);
  const isTooMuch = limited.some((milepost) => isOverfull(ground, trial, milepost));
  takeBack(trial, changes);
  return !isTooMuch;
}

function claimWay(ground: Ground, trial: Trial, seat: number, { segments }: Way): void {
  for (const segment of segments)
    if (segment >= 0 && ownerOn(ground, segment) === NOBODY) claim(trial, segment, seat);
}

// What lies on the side without majors is needed no more, and what was to be joined to it is joined to the other.
function abandon(mending: Mending, seat: number, { live, isDead }: Needless): void {
  const { ground, trial } = mending;
  const { ends } = ground.board;
  const bound = (end: Milepost) => (isDead(end) ? live : end);
  mending.gaps = mending.gaps
    .map((gap): Gap => (gap.seat === seat ? { seat, ends: [bound(gap.ends[0]), bound(gap.ends[1])] } : gap))
    .filter(({ ends: [one, other] }) => one !== other);
  for (const segment of claimedBy(trial, seat))
    if (isDead(ends[2 * segment]) || isDead(ends[2 * segment + 1])) claim(trial, segment, NOBODY);
}

// Takes the way into the tree; who is in its way has gaps then. False if it takes more of a place than can be made free.
function lay(mending: Mending, seat: number, way: Way): boolean {
  const { ground, trial } = mending;
  const { board } = ground;
  takeFromRivals(mending, seat, way);
  claimWay(ground, trial, seat, way);
  return way.mileposts.every(
    (milepost) =>
      (board.cityAt[milepost] < 0 && board.portAt[milepost] < 0) || relieve(mending, seat, milepost),
  );
}

// What is taken from a rival in a row is one gap, unless more of his hangs on a milepost within it, or is to be joined to it.
function takeFromRivals(mending: Mending, seat: number, { mileposts, segments }: Way): void {
  const { ground, contest, trial } = mending;
  const losers = segments.map((segment) => (segment < 0 ? NOBODY : trial.table[segment]));
  const lost = (place: number) => losers[place] !== NOBODY && losers[place] !== seat;
  for (let place = 0; place < losers.length; place++) {
    if (!lost(place)) continue;
    contest.segments.set(segments[place], (contest.segments.get(segments[place]) ?? 0) + 1);
    claim(trial, segments[place], NOBODY);
  }
  for (let first = 1; first < losers.length; first++) {
    if (!lost(first)) continue;
    const loser = losers[first];
    let last = first;
    const isAwaited = (at: Milepost) =>
      mending.gaps.some((gap) => gap.seat === loser && gap.ends.includes(at));
    const hangsOn = (at: Milepost) => isHeld(ground, trial, loser, at) || isAwaited(at);
    while (losers[last + 1] === loser && !hangsOn(mileposts[last])) last++;
    open(mending, [{ seat: loser, ends: [mileposts[first - 1], mileposts[last]] }]);
    first = last;
  }
}

// Sends trees away from a place until it is not overfull, others first.
function relieve(mending: Mending, spared: number, milepost: Milepost): boolean {
  const { ground, contest, trial } = mending;
  while (isOverfull(ground, trial, milepost)) {
    const seat = claimantsAt(ground, trial, milepost).find((one) => one !== spared) ?? spared;
    const gaps = tear(ground, trial, seat, milepost);
    if (gaps === null) return false;
    open(mending, gaps);
    contest.places.set(milepost, (contest.places.get(milepost) ?? 0) + 1);
  }
  return true;
}
