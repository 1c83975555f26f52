// Whether a build or a deal leaves ways for everyone (M-BUILD-12, M-OPEN-11b): for each seat a way that joins all majors with its own
// track, no two sharing an unbuilt segment, together within the places of cities and ports. A build is legal if and only if there
// are such ways with it laid. Whatever finds some says yes; only a cut, or a search from the position alone, says no. So it never
// shows how ways were found before: those that are at hand, the witnesses, only save time.

import { createNotes, deepFreeze } from '../../../../src/core/engine/index.js';
import type { CityLink, Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { lastingLinks, linkKey } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { isCutOff, isKnownCutOff } from './cut.js';
import { type Detour, detourFor, knownDetour, noteDetour } from './detour.js';
import { areMoved, clear, faultsOf, waysForEveryone } from './everyone.js';
import {
  type Build,
  copyOf,
  type Ground,
  groundOf,
  isOpenTo,
  noWays,
  ownerOn,
  segmentsOf,
  type Ways,
} from './ground.js';
import { claimantsAt, claimsOf, hasLimit, isOverfull, placesOf } from './places.js';
import { findWay, joinsMajors, neededOf } from './search.js';

/** Why something is refused: a cut proves that there are no ways for everyone, or the search from the position found none. */
export type Refusal = { readonly reason: 'proven' | 'not-found' };

/** Ways with which a build is legal, if they had to be laid; or why it is not. */
type Answer = { readonly ways: Ways | null } | Refusal;

/** Ways for everyone. */
interface Witness {
  ways: Ways;
  /** Seats that have built beside their ways since these were pruned, as bits: they may need less of them. */
  loose: number;
}

/** What is known of a rail. It hangs on the rail, is never part of a state, and never decides. */
interface Known {
  readonly links: readonly CityLink[];
  /** The latest first. None where there are no ways for everyone: then each seat is asked alone. */
  readonly witnesses: Witness[];
  /** What was found out about builds, by {@link keyOf}. */
  answers: Map<number, Answer> | null;
  /** Where there are no ways for everyone: by seat the way that it would have alone, or null. */
  alone: readonly (Ways | null)[] | null;
}

const MOST_WITNESSES = 6;
// For so many of them a detour is looked for.
const TRIED = 2;
const LEGAL: Answer = { ways: null };
const PROVEN: Answer = { reason: 'proven' };
const NOT_FOUND: Answer = { reason: 'not-found' };

const knownOf = /* @__PURE__ */ (() => createNotes<Rail, Known>())();

/** Why the build is refused, or null if it leaves ways for everyone. */
export function refusalOfBuild(game: KnownGame, build: Build): Refusal | null {
  const known = knownOn(game);
  const segment = game.board.segment(build.from, build.to);
  if (!hasLimit(game.board, build.from, build.to) && isOnNobodysWay(known, segment, build.builder))
    return null;
  const key = keyOf(game.board, segment, build);
  known.answers ??= new Map();
  let answer = known.answers.get(key);
  if (answer === undefined) {
    answer = answerTo(game, build, known);
    known.answers.set(key, answer);
  }
  return 'reason' in answer ? answer : null;
}

// True if one of the witnesses loses nothing by the segment.
function isOnNobodysWay({ witnesses }: Known, segment: Segment, builder: number): boolean {
  for (let place = 0; place < witnesses.length; place++) {
    const claimant = witnesses[place].ways[segment];
    if (claimant === NOBODY || claimant === builder) return true;
  }
  return false;
}

// What a build buys depends on the port to which it leads.
function keyOf({ portAt }: MilepostBoard, segment: Segment, { builder, from, to }: Build): number {
  return 2 * (8 * segment + builder) + Number(portAt[to] >= 0 && from < to);
}

function answerTo(game: KnownGame, build: Build, known: Known): Answer {
  const ground = groundOf(game, build);
  const { witnesses } = known;
  if (witnesses.length === 0) return isCutOffAlone(game, ground, known) ? NOT_FOUND : LEGAL;
  const places = placesOf(ground, build);
  if (witnesses.some(({ ways }) => isHarmless(ground, ways, places))) return LEGAL;
  const losers = witnesses.filter(({ ways }) => losesBy(ground, ways) !== NOBODY);
  for (const witness of losers)
    if (isPruned(ground, witness) && isHarmless(ground, witness.ways, places)) return LEGAL;
  for (const { ways } of losers) {
    const detour = knownDetour(ground, ways, losesBy(ground, ways));
    if (detour !== null && isLaidBeside(ground, ways.slice(), detour, places)) return LEGAL;
  }
  if (isKnownCutOff(ground)) return PROVEN;
  for (const { ways } of losers.slice(0, TRIED)) {
    const detour = detourFor(ground, ways, losesBy(ground, ways));
    if (detour === null || !isLaidBeside(ground, ways.slice(), detour, places)) continue;
    noteDetour(ground, detour);
    return LEGAL;
  }
  const answer = otherWays(ground, witnesses, places);
  if ('ways' in answer && answer.ways !== null) keepBefore(ground, known, { ways: answer.ways, places });
  return answer;
}

// The seat whose way loses the segment of the build, or NOBODY: the builder loses nothing.
function losesBy({ segment, builder }: Ground, ways: Ways): number {
  return ways[segment] === builder ? NOBODY : ways[segment];
}

function isHarmless(ground: Ground, ways: Ways, places: readonly Milepost[]): boolean {
  return losesBy(ground, ways) === NOBODY && hasRoom(ground, ways, places);
}

function hasRoom(ground: Ground, ways: Ways, places: readonly Milepost[]): boolean {
  if (places.length === 0) return true;
  const claims = claimsOf(ground, ways);
  return !places.some((place) => isOverfull(ground, claims, place));
}

// Takes from the way that loses the segment what its seat needs no more; false if that is known to be nothing.
function isPruned(ground: Ground, witness: Witness): boolean {
  const seat = losesBy(ground, witness.ways);
  if ((witness.loose & (1 << seat)) === 0) return false;
  const before = withoutBuild(ground);
  const ways = copyOf(before, witness.ways);
  const needed = neededOf(before, ways, seat);
  witness.loose &= ~(1 << seat);
  if (needed === null) return false;
  clear(ways, seat);
  for (const segment of needed) ways[segment] = seat;
  witness.ways = ways;
  return true;
}

// Lays the detour instead of the segment that is lost; false where that takes too much of a place.
function isLaidBeside(ground: Ground, ways: Ways, detour: Detour, places: readonly Milepost[]): boolean {
  const { board, segment } = ground;
  const seat = losesBy(ground, ways);
  const { ends, portAt } = board;
  const touched = [...places];
  ways[segment] = NOBODY;
  for (const one of detour) {
    if (ownerOn(ground, one) !== NOBODY || ways[one] === seat) continue;
    ways[one] = seat;
    touched.push(ends[2 * one], ends[2 * one + 1]);
  }
  if (!hasRoom(ground, ways, touched)) return false;
  // The segment that is lost may have bought the ferry of its port.
  const isAtPort = portAt[ends[2 * segment]] >= 0 || portAt[ends[2 * segment + 1]] >= 0;
  return !isAtPort || joinsMajors(ground, ways, seat);
}

// Where no detour serves: a cut, then the ways moved until they fit again, and last a search from the position alone.
function otherWays(ground: Ground, witnesses: readonly Witness[], places: readonly Milepost[]): Answer {
  const [first, ...others] = witnesses;
  const isProven = ({ ways }: Witness) => isCutAcross(ground, ways) || isCutAtPlace(ground, ways, places);
  if (isProven(first)) return PROVEN;
  const moved = movedFrom(ground, first.ways, places);
  if (moved !== null) return { ways: moved };
  if (others.some(isProven)) return PROVEN;
  const ways = waysForEveryone(ground) ?? fromThoseBefore(ground, places);
  return ways === null ? NOT_FOUND : { ways };
}

function movedFrom(ground: Ground, before: Ways, places: readonly Milepost[]): Ways | null {
  const ways = copyOf(ground, before);
  const loser = losesBy(ground, before);
  const broken = loser === NOBODY ? [] : [loser];
  return areMoved(ground, ways, { broken, crowded: places }) ? ways : null;
}

// The ways of the position before the build, moved: what a game finds that has just been loaded.
function fromThoseBefore(ground: Ground, places: readonly Milepost[]): Ways | null {
  const ways = waysForEveryone(withoutBuild(ground));
  return ways && movedFrom(ground, ways, places);
}

function withoutBuild(ground: Ground): Ground {
  return { ...ground, segment: NOBODY, builder: NOBODY, bought: undefined };
}

function isCutAcross(ground: Ground, ways: Ways): boolean {
  const seat = losesBy(ground, ways);
  return seat !== NOBODY && isCutOff(ground, ways, { seat, places: [] });
}

// The same where the build fills a place: each whose way leads through it may have to leave it.
function isCutAtPlace(ground: Ground, ways: Ways, places: readonly Milepost[]): boolean {
  const claims = claimsOf(ground, ways);
  return places.some((place) =>
    seatsIn(isOverfull(ground, claims, place) ? claimantsAt(ground, claims, place) : 0).some((seat) =>
      isCutOff(ground, ways, { seat, places: [place] }),
    ),
  );
}

function seatsIn(bits: number): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => (bits & (1 << seat)) !== 0);
}

// Ways found for a build are ways before it too, if the builder's way has its segment.
function keepBefore(
  ground: Ground,
  { witnesses }: Known,
  found: { readonly ways: Ways; readonly places: readonly Milepost[] },
): void {
  const { ways } = found;
  const before = withoutBuild(ground);
  ways[ground.segment] = ground.builder;
  // Room that the build takes is asked for once more, and so is a ferry that it buys.
  if (!hasRoom(before, ways, found.places)) return;
  if (ground.bought !== undefined && !joinsMajors(before, ways, ground.builder)) return;
  witnesses.unshift({ ways, loose: 0 });
  if (witnesses.length > MOST_WITNESSES) witnesses.pop();
}

/** Hands on to the rail after a build what is known of ways, so that they need not be searched for. */
export function carryWays(game: KnownGame, build: Build, after: Rail): void {
  const known = knownOf.of(game.state.rail);
  if (known === undefined || known.witnesses.length === 0) return;
  const { board } = game;
  const { builder, from, to } = build;
  const segment = board.segment(from, to);
  const witnesses: Witness[] = [];
  const ground = hasLimit(board, from, to) ? groundOf(game, build) : null;
  const places = ground === null ? [] : placesOf(ground, build);
  for (const { ways, loose } of known.witnesses) {
    const claimant = ways[segment];
    if (claimant !== NOBODY && claimant !== builder) continue;
    if (ground !== null && !hasRoom(ground, ways, places)) continue;
    witnesses.push({ ways, loose: claimant === builder ? loose : loose | (1 << builder) });
  }
  const answer = known.answers?.get(keyOf(game.board, segment, build));
  if (answer !== undefined && 'ways' in answer && answer.ways !== null)
    witnesses.unshift({ ways: answer.ways, loose: 0 });
  if (witnesses.length === 0) {
    const asked = ground ?? groundOf(game, build);
    const laid = withDetour(asked, known, places) ?? withOtherWays(asked, known, places);
    if (laid === null) return;
    witnesses.push(laid);
  }
  if (witnesses.length > MOST_WITNESSES) witnesses.pop();
  knownOf.write(after, { links: known.links, witnesses, answers: null, alone: null });
}

function withOtherWays(ground: Ground, { witnesses }: Known, places: readonly Milepost[]): Witness | null {
  const answer = otherWays(ground, witnesses, places);
  return 'ways' in answer && answer.ways !== null ? { ways: answer.ways, loose: 0 } : null;
}

function withDetour(ground: Ground, { witnesses }: Known, places: readonly Milepost[]): Witness | null {
  for (const { ways, loose } of witnesses) {
    const seat = losesBy(ground, ways);
    if (seat === NOBODY) continue;
    const detour = knownDetour(ground, ways, seat) ?? detourFor(ground, ways, seat);
    const laid = ways.slice();
    if (detour !== null && isLaidBeside(ground, laid, detour, places))
      return { ways: laid, loose: loose | (1 << seat) | (1 << ground.builder) };
  }
  return null;
}

// What is known of the rail of a game; ways from the position alone if nothing is.
function knownOn(game: KnownGame): Known {
  const rail = fixedRail(game);
  const links = lastingLinks(game);
  const kept = knownOf.of(rail);
  if (kept !== undefined && kept.links === links) return kept;
  // A link that has opened since takes nothing from ways, and what was refused may be legal now.
  const isMore =
    kept !== undefined && kept.witnesses.length > 0 && kept.links.every((link) => links.includes(link));
  const ways = isMore ? null : waysFrom(game);
  const witnesses = isMore ? kept.witnesses : ways === null ? [] : [{ ways, loose: 0 }];
  const known: Known = { links, witnesses, answers: null, alone: null };
  knownOf.write(rail, known);
  return known;
}

// The rail, or a copy of it if it may still change: the last one, as long as it says the same.
function fixedRail({ board, state: { rail } }: KnownGame): Rail {
  if (Object.isFrozen(rail)) return rail;
  const last = lastCopy(board);
  const text = JSON.stringify(rail);
  if (last.text !== text) {
    last.text = text;
    last.rail = deepFreeze(JSON.parse(text) as Rail);
  }
  return last.rail as Rail;
}

const lastCopy = onceABoard((_): { text: string; rail: Rail | null } => ({ text: '', rail: null }));

// Ways from the position alone. Boards without track are asked about at the start of each game, so their ways are kept.
function waysFrom(game: KnownGame): Ways | null {
  const { rules, board, state } = game;
  const { tracks, rights, reserved } = state.rail;
  const isEmpty = reserved.length === 0 && [...tracks, ...rights].every(({ length }) => length === 0);
  if (!isEmpty) return waysForEveryone(groundOf(game));
  const { cityEntrants, citySegments } = rules;
  const limits = `${cityEntrants.small} ${cityEntrants.medium} ${citySegments}`;
  const key = `${tracks.length} ${limits} ${linkKey(lastingLinks(game))}`;
  const kept = firstWays(board);
  let ways = kept.get(key);
  if (ways === undefined) {
    ways = waysForEveryone(groundOf(game));
    kept.set(key, ways);
  }
  return ways;
}

const firstWays = onceABoard((_) => new Map<string, Ways | null>());

/**
 * The ways that a board shows as reserved, from the position alone: by seat its unbuilt segments, ascending; null where there are no
 * ways for everyone. Searched for anew each time (5 to 20 ms on a real board).
 */
export function reservedWays(game: KnownGame): readonly (readonly Segment[])[] | null {
  const ways = waysFrom(game);
  const ground = groundOf(game);
  return ways && game.state.seats.map((_, seat) => segmentsOf(ground, ways, seat));
}

// Where there are no ways for everyone before a build, it is refused only if a seat that could join all majors alone no longer
// could. Ways that each seat would have alone come from the position, so nothing shows here either.
function isCutOffAlone(game: KnownGame, ground: Ground, known: Known): boolean {
  const before = groundOf(game);
  known.alone ??= game.state.seats.map((_, seat) => wayAlone(before, seat));
  const { ends } = ground.board;
  const isLimited = hasLimit(ground.board, ends[2 * ground.segment], ends[2 * ground.segment + 1]);
  return known.alone.some((way, seat) => {
    if (way === null || (!isLimited && losesBy(ground, way) === NOBODY)) return false;
    return wayAlone(ground, seat) === null;
  });
}

function wayAlone(ground: Ground, seat: number): Ways | null {
  const way = findWay(ground, { seat, claims: { ways: noWays(ground.board), found: 0 } });
  if (way === null) return null;
  const ways = noWays(ground.board).slice();
  for (const segment of way) ways[segment] = seat;
  return ways;
}

/** Why a deal is refused that makes the game after of the one before, or null if it leaves ways for everyone. */
export function refusalOfDeal(before: KnownGame, after: KnownGame): Refusal | null {
  const { witnesses } = knownOn(before);
  const ground = groundOf(after);
  if (witnesses.length === 0) {
    const standing = groundOf(before);
    const isAnyCutOff = after.state.seats.some(
      (_, seat) => wayAlone(ground, seat) === null && wayAlone(standing, seat) !== null,
    );
    return isAnyCutOff ? { reason: 'not-found' } : null;
  }
  const kept = witnesses.map(({ ways }) => onRail(ground, ways, before.state.rail));
  if (kept.some((ways) => faultsOf(ground, ways).length === 0)) return null;
  for (const ways of kept)
    for (const seat of brokenIn(ground, ways))
      if (isCutOff(ground, ways, { seat, places: [] })) return { reason: 'proven' };
  if (kept.some((ways) => isMended(ground, ways)) || waysForEveryone(ground) !== null) return null;
  return { reason: 'not-found' };
}

/** Hands on what is known of ways where an event, a deal or a bridge that is open again makes another rail of one. */
export function carryWaysOver(before: KnownGame, after: KnownGame): void {
  const known = knownOf.of(before.state.rail);
  if (known === undefined || before.state.rail === after.state.rail) return;
  const ground = groundOf(after);
  const witnesses: Witness[] = [];
  for (const { ways } of known.witnesses) {
    const kept = onRail(ground, ways, before.state.rail);
    const isSound = faultsOf(ground, kept).length === 0 || (witnesses.length === 0 && isMended(ground, kept));
    if (isSound) witnesses.push({ ways: kept, loose: (1 << ground.seats) - 1 });
  }
  if (witnesses.length > 0)
    knownOf.write(ground.rail, { links: ground.links, witnesses, answers: null, alone: null });
}

// The ways on another rail: segments that a seat has lost and may build again replace themselves in its way.
function onRail(ground: Ground, ways: Ways, before: Rail): Ways {
  const kept = copyOf(ground, ways);
  for (const [seat, track] of before.tracks.entries()) {
    for (const segment of track) {
      if (ownerOn(ground, segment) !== NOBODY) continue;
      kept[segment] = isOpenTo(ground, seat, segment) ? seat : NOBODY;
    }
  }
  return kept;
}

function brokenIn(ground: Ground, ways: Ways): readonly number[] {
  return ground.rail.tracks.flatMap((_, seat) => (joinsMajors(ground, ways, seat) ? [] : [seat]));
}

function isMended(ground: Ground, ways: Ways): boolean {
  const { board } = ground;
  return (
    areMoved(ground, ways, { broken: brokenIn(ground, ways), crowded: board.mileposts }) &&
    faultsOf(ground, ways).length === 0
  );
}

/** What is wrong with the witnesses of a rail, as sentences; nothing if each serves everyone. For tests: play need not ask. */
export function faultsOfWays(game: KnownGame): readonly string[] {
  const ground = groundOf(game);
  const { witnesses } = knownOn(game);
  return witnesses.flatMap(({ ways }) => faultsOf(ground, copyOf(ground, ways)));
}
