// Whether a build leaves ways for everyone (M-BUILD-12, M-OPEN-11b): for each seat a way that joins all majors with its own track, no
// two sharing an unbuilt segment, together within the places of cities and ports. The state has such ways. A build is legal if ways for
// the position after it are found from them, by steps that every machine takes alike: they stand, or the loser takes a detour, or they
// move, or they are laid afresh. What is found are the ways of the next state.

import { Fault } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import { isMajor } from '../rail/city.js';
import { NOBODY } from '../rail/network.js';
import type { KnownGame } from '../types.js';
import { cutFor, isKnownCutOff } from './cut.js';
import { type Detour, detourFor } from './detour.js';
import { AS_A_WHOLE, type Damage, isTrimmed, moved, NEAR } from './everyone.js';
import { type Build, copyOf, type Ground, groundOf, losesBy, ownerOn, type Ways } from './ground.js';
import { claimantsAt, claimsOf, hasLimit, isOverfull, placesOf } from './places.js';
import {
  type Answer,
  isCutOffAlone,
  isToBeFound,
  otherWays,
  type RailNotes,
  railNotesOn,
  writeWays,
} from './rail-notes.js';
import { neededOf } from './search.js';

/** True if the build leaves ways for everyone. */
export function leavesWays(game: KnownGame, build: Build): boolean {
  return answerOn(game, build, railNotesOn(game)) !== null;
}

function answerOn(game: KnownGame, build: Build, notes: RailNotes): Answer {
  const { board } = game;
  const { ways, answers } = notes;
  const segment = board.segment(build.from, build.to);
  if (ways !== null && !hasLimit(board, build.from, build.to)) {
    const claimant = ways[segment];
    if (claimant === NOBODY || claimant === build.builder) return { ways };
  }
  // What a build buys depends on the port to which it leads, so that with a port the direction counts.
  const { portAt } = board;
  const side = Number((portAt[build.from] >= 0 || portAt[build.to] >= 0) && build.from < build.to);
  const key = 2 * (8 * segment + build.builder) + side;
  const kept = answers.get(key);
  if (kept !== undefined) return kept;
  const answer = answerTo(game, build, notes);
  answers.set(key, answer);
  return answer;
}

function answerTo(game: KnownGame, build: Build, notes: RailNotes): Answer {
  const ground = groundOf(game, build);
  const { ways } = notes;
  if (ways === null) return isCutOffAlone(game, ground, notes) ? null : { ways };
  if (isKnownCutOff(ground)) return null;
  const places = placesOf(ground, build);
  const near = answerNear(ground, ways, places);
  if (near !== null || proofFor(ground, ways, places) !== null) return near;
  const laid = moved(ground, ways, damageOf(ground, ways, places), AS_A_WHOLE);
  if (laid !== null) return { ways: laid };
  for (const others of otherWays(game, notes)) {
    const answer = answerNear(ground, others, places);
    if (answer !== null) return answer;
  }
  return null;
}

// What is found from some ways near by: they stand, or their loser takes a detour, or they move.
function answerNear(ground: Ground, ways: Ways, places: readonly Milepost[]): Answer {
  if (losesBy(ground, ways) === NOBODY && hasRoom(ground, ways, places)) return { ways };
  const detour = detourOf(ground, ways, places);
  if (detour !== null) return { ways, detour };
  const near = moved(ground, ways, damageOf(ground, ways, places), NEAR);
  return near && { ways: near };
}

function damageOf(ground: Ground, ways: Ways, crowded: readonly Milepost[]): Damage {
  const loser = losesBy(ground, ways);
  return { broken: loser === NOBODY ? [] : [loser], crowded };
}

function hasRoom(ground: Ground, ways: Ways, places: readonly Milepost[]): boolean {
  if (places.length === 0) return true;
  const claims = claimsOf(ground, ways);
  return !places.some((place) => isOverfull(ground, claims, place));
}

// A detour for the seat whose way loses the segment; null if the search finds none, or it overfills a place.
function detourOf(ground: Ground, ways: Ways, places: readonly Milepost[]): Detour | null {
  const loser = losesBy(ground, ways);
  const detour = loser === NOBODY ? null : detourFor(ground, ways, loser);
  if (detour === null) return null;
  const { ends, portAt } = ground.board;
  const laid = withDetour(ground, ways, detour);
  const touched = detour.flatMap((one) =>
    laid[one] === ways[one] ? [] : [ends[2 * one], ends[2 * one + 1]],
  );
  if (!hasRoom(ground, laid, [...places, ...touched])) return null;
  // The segment that is lost may have bought the ferry of its port.
  const isAtPort = [0, 1].some((end) => portAt[ends[2 * ground.segment + end]] >= 0);
  return !isAtPort || neededOf(ground, laid, loser) !== null ? detour : null;
}

// The ways with the detour in place of the segment that is lost.
function withDetour(ground: Ground, ways: Ways, detour: Detour): Ways {
  const loser = losesBy(ground, ways);
  const laid = copyOf(ground, ways);
  for (const segment of detour) if (ownerOn(ground, segment) === NOBODY) laid[segment] = loser;
  return laid;
}

// The segments of a cut that refuses the build, or null: across the lost segment, or at a place that the build
// fills, which a way through it may have to leave.
function proofFor(ground: Ground, ways: Ways, places: readonly Milepost[]): readonly Segment[] | null {
  const loser = losesBy(ground, ways);
  const across = loser === NOBODY ? null : cutFor(ground, ways, { seat: loser, places: [] });
  if (across !== null) return across;
  const claims = claimsOf(ground, ways);
  for (const place of places.filter((place) => isOverfull(ground, claims, place)))
    for (let seat = 0; seat < ground.seats; seat++) {
      if ((claimantsAt(ground, claims, place) & (1 << seat)) === 0) continue;
      const cut = cutFor(ground, ways, { seat, places: [place] });
      if (cut !== null) return cut;
    }
  return null;
}

/** Why a build is refused that leaves no ways for everyone. */
export interface NoWays {
  /**
   * The proof: segments that part some major cities from the others, and that fewer ways can cross than must.
   * Null if the searches gave up, or if the position has no ways for everyone.
   */
  readonly cut: readonly Segment[] | null;
}

/**
 * Why M-BUILD-12 refuses a build (`build/cuts-off`). The proof is made afresh, so it says the same whatever was asked before.
 *
 * @param game - Rules, board and state: what `settingOf` gives, and the state or a view.
 * @param action - The action that builds the segment, or its seat and both mileposts.
 * @returns The cut that proves it, if one is found; null for a build that leaves ways for everyone.
 * @throws `RangeError` if the ways of the state cannot be read; validation refuses such a state.
 * @see M-BUILD-12, M-OPEN-11
 * @example
 * const state = createGame('china-rails', { seats: 2, seed: 7 });
 * const game = { ...engine.settingOf(state), state };
 * const build = [...legalActions(state)].find(({ type }) => type === 'buildTrack');
 * console.log(explainWays(game, build));
 * // null
 */
export function explainWays(
  game: KnownGame,
  action: { readonly seat: number; readonly from: Milepost; readonly to: Milepost },
): NoWays | null {
  const build = { builder: action.seat, from: action.from, to: action.to };
  if (leavesWays(game, build)) return null;
  const { ways } = railNotesOn(game);
  const ground = groundOf(game, build);
  return { cut: ways && proofFor(ground, ways, placesOf(ground, build)) };
}

/** The ways after a build, as a table and as texts; null if the state before or after it keeps none. */
export function waysAfterBuild(
  game: KnownGame,
  build: Build,
): { readonly ways: Ways; readonly texts: readonly string[] } | null {
  const notes = railNotesOn(game);
  const answer = answerOn(game, build, notes);
  const { ways: before } = notes;
  const texts = game.state.rail.ways;
  if (answer === null || answer.ways === null || before === null || texts === null) return null;
  const ground = groundOf(game, build);
  const loser = losesBy(ground, answer.ways);
  const isRing = closesRing(ground, answer.ways, build);
  const isBuilt = isRing || answer.ways[ground.segment] === build.builder;
  const touched = (loser === NOBODY ? 0 : 1 << loser) | (isBuilt ? 1 << build.builder : 0);
  const isKept = answer.ways === before && !isToBeFound(texts);
  if (isKept && touched === 0) return { ways: before, texts };
  const ways = withDetour(ground, answer.ways, answer.detour ?? []);
  if (answer.detour !== undefined && meetsItself(ground, answer.ways, answer.detour))
    trim(ground, ways, loser);
  if (isRing) trim(ground, ways, build.builder);
  return { ways, texts: writeWays(ground, ways, isKept ? { texts, changed: touched } : undefined) };
}

function trim(ground: Ground, ways: Ways, seat: number): void {
  if (ways.includes(seat) && !isTrimmed(ground, ways, seat))
    throw new Fault(`the way kept for seat ${seat} is broken (M-BUILD-12)`);
}

// True if a detour meets track or way of its seat before it ends: the seat may need less of its way then.
function meetsItself(ground: Ground, ways: Ways, detour: Detour): boolean {
  const { board, segment } = ground;
  const loser = losesBy(ground, ways);
  const ends = detour.flatMap((one) => [board.ends[2 * one], board.ends[2 * one + 1]]);
  return ends.some(
    (at) =>
      at !== board.ends[2 * segment] && at !== board.ends[2 * segment + 1] && isOn(ground, ways, loser, at),
  );
}

// True if the builder may need less of its way than before: the segment is not of the way, and both ends are on
// the builder's track or way.
function closesRing(ground: Ground, ways: Ways, { builder, to }: Build): boolean {
  return ways[ground.segment] !== builder && isOn(ground, ways, builder, to);
}

// True if the seat's track or way may lead to the milepost without the segment of the build, by links as well.
function isOn(ground: Ground, ways: Ways, seat: number, at: Milepost): boolean {
  const { board, links, segment } = ground;
  if (isMajor(board, at) || board.portAt[at] >= 0) return true;
  if (links.some(({ cities }) => cities.includes(board.cityAt[at]))) return true;
  for (let direction = 0; direction < 6; direction++) {
    const beside = board.segments[6 * at + direction];
    if (beside < 0 || beside === segment) continue;
    const owner = ownerOn(ground, beside);
    if (owner === seat || (owner === NOBODY && ways[beside] === seat)) return true;
  }
  return false;
}
