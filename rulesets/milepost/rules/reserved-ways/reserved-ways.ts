// Whether a build leaves ways for everyone (M-BUILD-12, M-OPEN-11b): for each seat a way that joins all majors with its own
// track, no two sharing an unbuilt segment, together within the places of cities and ports. A build is legal if and only if there
// are such ways with it laid. Whatever finds some says yes; only a cut, or a search from the position alone, says no. So it never
// shows how ways were found before: those that are at hand, the witnesses, only save time.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { isCutOff, isKnownCutOff } from './cut.js';
import { type Detour, detourFor, knownDetour, noteDetour } from './detour.js';
import { type Damage, isTrimmed, movedFrom, movedNear, waysForEveryone } from './everyone.js';
import {
  type Build,
  copyOf,
  type Ground,
  groundOf,
  losesBy,
  ownerOn,
  type Ways,
  withoutBuild,
} from './ground.js';
import {
  type Answer,
  isCutOffAlone,
  type Known,
  knownOf,
  knownOn,
  type Refusal,
  type Witness,
} from './known.js';
import { claimantsAt, claimsOf, hasLimit, isOverfull, placesOf } from './places.js';
import { joinsMajors } from './search.js';

const MOST_WITNESSES = 6;
const LEGAL: Answer = { ways: null };
const PROVEN: Answer = { reason: 'proven' };
const NOT_FOUND: Answer = { reason: 'not-found' };

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
  if (losers.length > 0) {
    const [{ ways }] = losers;
    const detour = detourFor(ground, ways, losesBy(ground, ways));
    if (detour !== null && isLaidBeside(ground, ways.slice(), detour, places)) {
      noteDetour(ground, detour);
      return LEGAL;
    }
  }
  const answer = otherWays(ground, known, places);
  if ('ways' in answer && answer.ways !== null) keepBefore(ground, known, { ways: answer.ways, places });
  return answer;
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
  witness.loose &= ~(1 << seat);
  if (!isTrimmed(before, ways, seat)) return false;
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

// Where no detour serves: ways moved near by, a cut, and last searches that follow from the position alone.
function otherWays(ground: Ground, known: Known, places: readonly Milepost[]): Answer {
  const [first] = known.witnesses;
  const near = movedNear(ground, first.ways, damageTo(ground, first.ways, places));
  if (near !== null) return { ways: near };
  for (const { ways } of known.witnesses)
    if (isCutAcross(ground, ways) || isCutAtPlace(ground, ways, places)) return PROVEN;
  const ways = fromThoseBefore(ground, known, places) ?? waysForEveryone(ground);
  return ways === null ? NOT_FOUND : { ways };
}

function damageTo(ground: Ground, ways: Ways, crowded: readonly Milepost[]): Damage {
  const loser = losesBy(ground, ways);
  return { broken: loser === NOBODY ? [] : [loser], crowded };
}

// The ways of the position before the build, moved: what a game finds that has just been loaded.
function fromThoseBefore(ground: Ground, known: Known, places: readonly Milepost[]): Ways | null {
  if (known.before === undefined) known.before = waysForEveryone(withoutBuild(ground));
  return known.before && movedFrom(ground, known.before, damageTo(ground, known.before, places));
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
  knownOf.write(after, { links: known.links, witnesses, answers: null, before: undefined, alone: null });
}

function withOtherWays(ground: Ground, known: Known, places: readonly Milepost[]): Witness | null {
  const answer = otherWays(ground, known, places);
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
