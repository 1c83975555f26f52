// Ways for everyone (M-BUILD-12, M-OPEN-11b), from the bare board or by moving those of a position. They are laid
// as circuit routers lay wires (negotiated congestion): a way that finds no room takes what it needs from the
// others, and each loser looks for another way in turn. A segment that was taken costs all seats more, so a way
// with a choice makes room for one without.

import { createHashedRandom } from '../../../../src/core/random/hashed-random.js';
import { shuffled } from '../../../../src/core/random/uniform.js';
import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import { copyOf, type Ground, isOpenTo, noWays, piecesOf, segmentsOf, type Ways } from './ground.js';
import { type Claims, claimantsAt, claimsOf, isOverfull, overfullPlaces, sharedBy } from './places.js';
import { findPath, findWay, neededOf } from './search.js';
import { type Contest, memoryOf } from './steps.js';

// Mileposts looked at for one more way before a search gives up, by seat and milepost of the board. The count
// makes every machine give up at the same point.
const LOOKS_PER_SEAT = 8;
// The fewest looks of a way, on a small board as well. Where tries took fewer together, more are made.
const LEAST_LOOKS = 5000;
// What was taken in one try stays dear in the next, until so many have failed.
const TRIES_TOGETHER = 6;
// The first tries look no farther than they must.
const QUICK_TRIES = 4;

/** How long a search from the bare board goes on: tries, and looks by milepost of the board. */
export interface Effort {
  readonly tries: number;
  readonly looks: number;
}

/** For other ways of a position than those that it keeps, and for an event. */
export const BRIEFLY: Effort = { tries: 12, looks: 60 };
/** For a position to which no ways came down. */
export const AT_LENGTH: Effort = { tries: 40, looks: 800 };

/** Ways for everyone from the bare board, or null if none were found. */
export function laidAfresh(ground: Ground, effort: Effort): Ways | null {
  for (const ways of waysAfresh(ground, effort)) return ways;
  return null;
}

/** All ways for everyone that are found from the bare board: seats lay theirs in one order after another. */
export function* waysAfresh(ground: Ground, { tries, looks }: Effort): Generator<Ways, void> {
  const { front } = memoryOf(ground.board);
  const seats = ground.rail.tracks.map((_, seat) => seat);
  const most = Math.max(LEAST_LOOKS, looks * ground.board.size);
  let contest = newContest();
  // Others may search before the next way is asked for, so each try counts its own looks.
  let looked = 0;
  for (let n = 0; looked < most && (n < tries || looked < LEAST_LOOKS); n++) {
    if (n % TRIES_TOGETHER === 0) contest = newContest();
    const order = shuffled(seats, createHashedRandom('ways', n).int);
    const patience = n < QUICK_TRIES ? 1 : 1 + 2 * (n % 3);
    const start = front.looks;
    const ways = laidInOrder(ground, order, { until: start + most - looked, patience, contest });
    looked += front.looks - start;
    if (ways !== null) yield ways;
  }
}

const newContest = (): Contest => ({ segments: new Map(), places: new Map() });

interface Trial {
  readonly until: number;
  readonly patience: number;
  readonly contest: Contest;
}

function laidInOrder(
  ground: Ground,
  order: readonly number[],
  { until, patience, contest }: Trial,
): Ways | null {
  const { board, seats } = ground;
  const memory = memoryOf(board);
  const ways = noWays(board).slice();
  let found = 0;
  for (const seat of order) {
    const way = findWay(ground, { seat, claims: { ways, found } });
    found |= 1 << seat;
    if (way !== null) for (const segment of way) ways[segment] = seat;
    else {
      const looks = Math.max(LEAST_LOOKS, LOOKS_PER_SEAT * seats * board.size);
      const most = Math.min(until, memory.front.looks + patience * looks);
      const claims = { ways, found, ignored: NOBODY };
      const damage = { broken: [seat], crowded: [] };
      if (!isMended(ground, claims, damage, { isNear: false, until: most, contest })) return null;
    }
  }
  return ways;
}

/** What is wrong with ways. */
export interface Damage {
  /** Seats whose ways, as far as they are left, do not join all majors. */
  readonly broken: readonly number[];
  /** Mileposts of which the ways may take more than there is. */
  readonly crowded: readonly Milepost[];
}

/** How ways are moved: near by, each gap closed; or as a whole, each way that loses something laid anew. */
export interface Move {
  readonly isNear: boolean;
  /** A move gives up after this number of looks. On crowded boards more looks found nothing more. */
  readonly looks: number;
}

export const NEAR: Move = { isNear: true, looks: 800 };
export const AS_A_WHOLE: Move = { isNear: false, looks: LEAST_LOOKS };

/** The ways moved so that they serve everyone again; null if that was not found. */
export function moved(ground: Ground, before: Ways, damage: Damage, { isNear, looks }: Move): Ways | null {
  const ways = copyOf(ground, before);
  const until = memoryOf(ground.board).front.looks + looks;
  const contest = newContest();
  return isMended(ground, claimsOf(ground, ways), damage, { isNear, until, contest }) ? ways : null;
}

interface Mending {
  readonly ground: Ground;
  readonly claims: Claims;
  readonly contest: Contest;
  /** Seats whose ways are broken, the longest first. */
  readonly waiting: number[];
  /** How many looks there may have been on the board before it is given up. */
  readonly until: number;
}

function isMended(
  ground: Ground,
  claims: Claims,
  { broken, crowded }: Damage,
  { isNear, until, contest }: { readonly isNear: boolean; readonly until: number; readonly contest: Contest },
): boolean {
  const mending: Mending = { ground, claims, contest, waiting: [...broken], until };
  for (const milepost of crowded) relieve(mending, milepost, NOBODY);
  const mended = new Set<number>();
  while (mending.waiting.length > 0) {
    const [seat] = mending.waiting;
    if (!(isNear ? isRejoined(mending, seat) : isLaidAnew(mending, seat))) return false;
    mended.add(seat);
  }
  if (isNear) for (const seat of mended) if (!isTrimmed(ground, claims.ways, seat)) return false;
  return overfullPlaces(ground, claims).length === 0;
}

function isLaidAnew(mending: Mending, seat: number): boolean {
  const { ground, claims, contest, until } = mending;
  // Past the others if it can, else at their cost.
  const way = findWay(ground, { seat, claims, until }) ?? findWay(ground, { seat, claims, until, contest });
  if (way === null) return false;
  mending.waiting.shift();
  clear(claims.ways, seat);
  lay(mending, seat, way);
  return true;
}

// Closes one gap of the way after the other, at the others' cost where that is the shorter path.
function isRejoined(mending: Mending, seat: number): boolean {
  const { ground, claims, contest, until } = mending;
  const parted = piecesOf(ground, seat, segmentsOf(ground, claims.ways, seat));
  if (parted === null) {
    mending.waiting.shift();
    return true;
  }
  const { pieceOf } = parted;
  const [starts] = parted.pieces;
  const isGoal = (at: Milepost) => pieceOf[at] !== NOBODY && pieceOf[at] !== pieceOf[starts[0]];
  const path = findPath(ground, { seat, claims, until, contest, starts, isGoal });
  if (path === null) return false;
  lay(mending, seat, path);
  return true;
}

/** Takes from a seat's way what the seat does not need; false if the way does not join all majors. */
export function isTrimmed(ground: Ground, ways: Ways, seat: number): boolean {
  const needed = neededOf(ground, ways, seat);
  if (needed === null) return false;
  clear(ways, seat);
  for (const segment of needed) ways[segment] = seat;
  return true;
}

function lay(mending: Mending, seat: number, way: readonly Segment[]): void {
  const { ground, claims } = mending;
  const { ways } = claims;
  for (const segment of way) {
    if (ways[segment] !== NOBODY && ways[segment] !== seat) take(mending, segment);
    ways[segment] = seat;
  }
  const { ends } = ground.board;
  for (const segment of way)
    for (const end of [ends[2 * segment], ends[2 * segment + 1]]) relieve(mending, end, seat);
}

/** Takes a seat's way out of the table. */
function clear(ways: Ways, seat: number): void {
  for (let segment = ways.indexOf(seat); segment >= 0; segment = ways.indexOf(seat, segment + 1))
    ways[segment] = NOBODY;
}

function take({ claims: { ways }, contest, waiting }: Mending, segment: Segment): void {
  const rival = ways[segment];
  ways[segment] = NOBODY;
  contest.segments.set(segment, (contest.segments.get(segment) ?? 0) + 1);
  if (!waiting.includes(rival)) waiting.push(rival);
}

// Sends ways away from a milepost until it is not overfull, sparing that of one seat as long as there are others.
function relieve(mending: Mending, milepost: Milepost, spared: number): void {
  const { ground, claims, contest } = mending;
  while (isOverfull(ground, claims, milepost)) {
    const claimants = claimantsAt(ground, claims, milepost);
    const others = spared === NOBODY ? claimants : claimants & ~(1 << spared);
    const seats = others === 0 ? claimants : others;
    if (seats === 0) return;
    const seat = 31 - Math.clz32(seats & -seats);
    for (const segment of claimedAt(ground, claims, seat, milepost)) take(mending, segment);
    const [place] = sharedBy(ground.board, milepost);
    contest.places.set(place, (contest.places.get(place) ?? 0) + 1);
  }
}

/** What a seat's way claims within the limits of a milepost. */
export function claimedAt(
  { board }: Ground,
  { ways }: Claims,
  seat: number,
  milepost: Milepost,
): readonly Segment[] {
  // A segment between the two ports of a ferry is met from both.
  const met = sharedBy(board, milepost).flatMap((place) => [
    ...board.segments.subarray(6 * place, 6 * place + 6),
  ]);
  return [...new Set(met)].filter((segment) => segment >= 0 && ways[segment] === seat);
}

/** What is wrong with ways, as sentences; nothing if they serve everyone. */
export function faultsOf(ground: Ground, ways: Ways): readonly string[] {
  const found: string[] = [];
  for (let seat = 0; seat < ground.seats; seat++) {
    const segments = segmentsOf(ground, ways, seat);
    if (!segments.every((segment) => isOpenTo(ground, seat, segment)))
      found.push(`the reserved way of seat ${seat} needs segments that it cannot have (M-BUILD-12)`);
    if (neededOf(ground, ways, seat) === null)
      found.push(`the reserved way of seat ${seat} does not join all major cities (M-BUILD-12)`);
  }
  if (overfullPlaces(ground, claimsOf(ground, ways)).length > 0)
    found.push('the reserved ways need more of a city or port than it has (M-BUILD-12)');
  return found;
}
