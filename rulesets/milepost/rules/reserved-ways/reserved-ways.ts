// Whether a build leaves ways for everyone (M-BUILD-12, M-OPEN-11b). The state carries a certificate: ways for everyone, disjoint. A
// build is legal if a certificate for the position after it is found from the one before: as it stands, with a detour, moved, or
// laid afresh. All of it is a function of the rail with its certificate, so it follows from the state alone.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { isCutOff, isKnownCutOff } from './cut.js';
import { type Detour, detourFor, footprint } from './detour.js';
import { type Damage, isTrimmed, movedFrom, movedNear, waysAtLength, waysForEveryone } from './everyone.js';
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
  certificateOf,
  isCutOffAlone,
  type Known,
  knownOf,
  knownOn,
  type Refusal,
} from './known.js';
import { claimantsAt, claimsOf, hasLimit, isOverfull, placesOf } from './places.js';
import { joinsMajors } from './search.js';

export const STATS = {
  asked: 0,
  detours: 0,
  laid: 0,
  near: 0,
  proven: 0,
  moved: 0,
  before: 0,
  afresh: 0,
  lost: 0,
  trims: 0,
  known: 0,
  carried: 0,
};
const LEGAL: Answer = { ways: null, changed: 0 };
const PROVEN: Answer = { reason: 'proven' };
const NOT_FOUND: Answer = { reason: 'not-found' };

/** Why the build is refused, or null if it leaves ways for everyone. */
export function refusalOfBuild(game: KnownGame, build: Build): Refusal | null {
  const answer = answerTo(game, build, knownOn(game));
  return 'reason' in answer ? answer : null;
}

function answerTo(game: KnownGame, build: Build, known: Known): Answer {
  const { board } = game;
  const { ways } = known;
  const segment = board.segment(build.from, build.to);
  if (ways !== null && !hasLimit(board, build.from, build.to)) {
    const claimant = ways[segment];
    if (claimant === NOBODY || claimant === build.builder) return LEGAL;
  }
  const key = keyOf(board, segment, build);
  known.answers ??= new Map();
  let answer = known.answers.get(key);
  if (answer === undefined) {
    answer = found(game, build, known);
    known.answers.set(key, answer);
  }
  return answer;
}

// What a build buys depends on the port to which it leads.
function keyOf({ portAt }: MilepostBoard, segment: Segment, { builder, from, to }: Build): number {
  return 2 * (8 * segment + builder) + Number(portAt[to] >= 0 && from < to);
}

function found(game: KnownGame, build: Build, known: Known): Answer {
  const { ways } = known;
  const ground = groundOf(game, build);
  STATS.asked++;
  if (ways === null) return isCutOffAlone(game, ground, known) ? NOT_FOUND : LEGAL;
  const places = placesOf(ground, build);
  const loser = losesBy(ground, ways);
  if (loser === NOBODY && hasRoom(ground, ways, places)) return LEGAL;
  // A proof of before, counted again: it spares the searches, which would find nothing.
  if (isKnownCutOff(ground)) return (STATS.known++, PROVEN);
  if (loser !== NOBODY) {
    STATS.detours++;
    const detour = detourFor(ground, ways, loser);
    if (detour !== null && isLaidBeside(ground, ways, detour, places)) {
      STATS.laid++;
      const { ends, portAt } = board(ground);
      const isAtPort = portAt[ends[2 * ground.segment]] >= 0 || portAt[ends[2 * ground.segment + 1]] >= 0;
      return { ways: null, changed: 1 << loser, detour, ...(!isAtPort && { footprint: footprint(ground) }) };
    }
  }
  const other = otherWays(ground, known, ways, places);
  return other === PROVEN || other === NOT_FOUND
    ? (other as Answer)
    : { ways: other as Ways, changed: (1 << ground.seats) - 1 };
}

function hasRoom(ground: Ground, ways: Ways, places: readonly Milepost[]): boolean {
  if (places.length === 0) return true;
  const claims = claimsOf(ground, ways);
  return !places.some((place) => isOverfull(ground, claims, place));
}

const board = (ground: Ground) => ground.board;

// True if the detour may be laid instead of the segment that is lost: it takes not too much of any place. The table is as before.
function isLaidBeside(ground: Ground, ways: Ways, detour: Detour, places: readonly Milepost[]): boolean {
  const { board, segment } = ground;
  const seat = losesBy(ground, ways);
  const { ends, portAt } = board;
  const touched = [...places];
  const added: Segment[] = [];
  ways[segment] = NOBODY;
  for (const one of detour) {
    if (ownerOn(ground, one) !== NOBODY || ways[one] === seat) continue;
    ways[one] = seat;
    added.push(one);
    touched.push(ends[2 * one], ends[2 * one + 1]);
  }
  // The segment that is lost may have bought the ferry of its port.
  const isAtPort = portAt[ends[2 * segment]] >= 0 || portAt[ends[2 * segment + 1]] >= 0;
  const isLaid = hasRoom(ground, ways, touched) && (!isAtPort || joinsMajors(ground, ways, seat));
  for (const one of added) ways[one] = NOBODY;
  ways[segment] = seat;
  return isLaid;
}

function otherWays(ground: Ground, known: Known, ways: Ways, places: readonly Milepost[]): Ways | Answer {
  const damage = damageTo(ground, ways, places);
  const near = movedNear(ground, ways, damage);
  if (near !== null) return (STATS.near++, near);
  if (isCutAcross(ground, ways) || isCutAtPlace(ground, ways, places)) return (STATS.proven++, PROVEN);
  const moved = movedFrom(ground, ways, damage);
  if (moved !== null) return (STATS.moved++, moved);
  if (!SKIP.before) {
    if (known.before === undefined) known.before = waysForEveryone(withoutBuild(ground));
    const other = known.before && movedFrom(ground, known.before, damageTo(ground, known.before, places));
    if (other) return (STATS.before++, other);
  }
  const afresh =
    SKIP.tries > 0 ? waysAtLength(ground, SKIP.tries, 0, SKIP.looks).ways : waysForEveryone(ground);
  if (afresh !== null) return (STATS.afresh++, afresh);
  return (STATS.lost++, NOT_FOUND);
}
export const SKIP = {
  before: true,
  tries: 12,
  looks: Number(process.env.LOOKS ?? 400_000),
  carry: process.env.NOCARRY !== undefined,
};

function damageTo(ground: Ground, ways: Ways, crowded: readonly Milepost[]): Damage {
  const loser = losesBy(ground, ways);
  return { broken: loser === NOBODY ? [] : [loser], crowded };
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

/** The certificate after a build; null where there is none, before it or after it. */
export function waysAfterBuild(game: KnownGame, build: Build, after: Rail): Rail['ways'] {
  const known = knownOn(game);
  const answer = answerTo(game, build, known);
  if ('reason' in answer || known.ways === null) return null;
  const before = game.state.rail.ways;
  const ground = groundOf({ ...game, state: { ...game.state, rail: after } });
  const segment = game.board.segment(build.from, build.to);
  const isOwn = known.ways[segment] === build.builder;
  let { changed } = answer;
  let ways = copyOf(ground, answer.ways ?? known.ways);
  if (answer.detour !== undefined) {
    const loser = known.ways[segment];
    for (const one of answer.detour) if (ownerOn(ground, one) === NOBODY) ways[one] = loser;
  }
  // A build beside the own way may have made some of that needless.
  const loose = isOwn || ways.indexOf(build.builder) < 0 ? 0 : 1 << build.builder;
  if (loose !== 0) {
    const trimmed = copyOf(ground, ways);
    for (let seat = 0; seat < ground.seats; seat++) {
      if ((loose & (1 << seat)) === 0) continue;
      STATS.trims++;
      if (!isTrimmed(ground, trimmed, seat)) throw new Error(`certificate of seat ${seat} is broken`);
      if (differs(ground, ways, trimmed, seat)) changed |= 1 << seat;
    }
    if (changed !== 0) ways = trimmed;
  }
  const texts = before !== null && changed === 0 ? before : certificateOf(ground, ways, before, changed);
  const answers = after.rights === game.state.rail.rights ? carried(ground, known, ways, segment) : null;
  knownOf.write(after, { links: known.links, ways, answers, alone: null, before: undefined });
  return texts;
}

function differs(ground: Ground, one: Ways, other: Ways, seat: number): boolean {
  for (let segment = one.indexOf(seat); segment >= 0; segment = one.indexOf(seat, segment + 1))
    if (other[segment] !== seat && ownerOn(ground, segment) === NOBODY) return true;
  return false;
}

const marksOf = onceABoard((board) => new Uint8Array(board.size));

// Answers of before that a search on the new rail would give again, because nothing has changed where it would look.
function carried({ board }: Ground, known: Known, ways: Ways, built: Segment): Map<number, Answer> | null {
  const before = known.ways as Ways;
  if (known.answers === null || SKIP.carry) return null;
  const marks = marksOf(board);
  const { ends } = board;
  const changed: Milepost[] = [ends[2 * built], ends[2 * built + 1]];
  for (let segment = 0; segment < ways.length; segment++)
    if (ways[segment] !== before[segment]) changed.push(ends[2 * segment], ends[2 * segment + 1]);
  for (const at of changed) marks[at] = 1;
  const kept = new Map<number, Answer>();
  for (const [key, answer] of known.answers)
    if (
      'footprint' in answer &&
      answer.footprint !== undefined &&
      !answer.footprint.some((at) => marks[at] === 1)
    ) {
      kept.set(key, answer);
      STATS.carried++;
    }
  for (const at of changed) marks[at] = 0;
  return kept.size > 0 ? kept : null;
}
