// Nobody may be kept from the major cities (M-BUILD-12). Two tests, exactly as M-OPEN-11 has them: (a) every major
// keeps an open edge for each player who is not there yet; (b) every player could still join all majors.
// For (b) each player has a witness: a tree that joins his majors. A segment off all witnesses cannot break anything, and
// round most segments there is another way, so most builds cost little. The full search (join-majors.ts) decides where
// nothing else does; test/milepost/join-majors.test.ts compares.

import type { Crossing, Milepost, MilepostBoard, Segment } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { rightNeeded } from './build-cost.js';
import { carryStarts } from './build-starts.js';
import { linkKey, standingLinks } from './city-links.js';
import { entrantLimit } from './city-slots.js';
import { detourOf } from './detour.js';
import { joinMajors, wayAround } from './join-majors.js';
import {
  countSeats,
  entrantsAt,
  freeSegmentsAt,
  freeTaken,
  ownSegmentsAt,
  sealRail,
  withRight,
  withSegment,
} from './network.js';
import { mended, runsOver, runsThrough, type Way, type Witness, witnessesOf } from './witness.js';

/** The first major that the segment would leave without an edge for everyone still to come, or undefined (M-OPEN-11a). */
export function blockedMajor({ board, state }: KnownGame, seat: number, from: Milepost, to: Milepost) {
  const segment = board.segment(from, to);
  for (const milepost of [from, to]) {
    const index = board.cityAt[milepost];
    if (index < 0 || board.cities[index].size !== 'major') continue;
    const { mileposts, id } = board.cities[index];
    const entrants = entrantsAt(board, state.rail, mileposts) | (1 << seat);
    const free = freeSegmentsAt(board, state.rail, mileposts) - freeTaken(board, state.rail, segment);
    if (free < state.seats.length - countSeats(entrants)) return id;
  }
  return undefined;
}

/** The first player who could join all majors before the segment and not after it, or undefined (M-OPEN-11b). */
export function cutOffSeat(
  game: KnownGame,
  builder: number,
  from: Milepost,
  to: Milepost,
): number | undefined {
  const prospect = prospectOf(game, { builder, from, to });
  const { fates, build } = prospect;
  const { seats, rail } = game.state;
  const known = witnessesOf(rail);
  const first = firstPlace(game);
  for (let seat = 0; seat < seats.length; seat++) {
    const place = first + seat;
    const witness = known[place] ?? witnessOf(game, seat, place);
    if (witness === null) continue;
    fates[place] ??= fateOf(game, prospect, { witness, seat });
    if (fates[place] === 'severed') {
      const way = wayAround(game, seat, build);
      if (way === null) return seat;
      fates[place] = way;
    } else if (fates[place] === 'shut') {
      const after = { ...game, state: { ...game.state, rail: railWith(game, builder, from, to) } };
      if (witnessOf(after, seat, place) === null) return seat;
    }
  }
  return undefined;
}

/** True if the seat can still join all majors: the full search, as the witnesses' oracle. */
export function canJoinMajors(game: KnownGame, seat: number): boolean {
  return joinMajors(game, seat) !== null;
}

/** The rail with the segment and with the ferry or link that it buys. Asked twice running, it is the same value. */
export function railWith(game: KnownGame, builder: number, from: Milepost, to: Milepost): Rail {
  const prospect = prospectOf(game, { builder, from, to });
  prospect.after ??= extended(game, prospect);
  return prospect.after;
}

function extended(game: KnownGame, prospect: Prospect): Rail {
  const { board, state } = game;
  const { rail, seats } = state;
  const { fates, segment, bought } = prospect;
  const { builder, from, to } = prospect.build;
  const holding = bought === undefined ? rail : withRight(board, rail, builder, bought.id);
  const after = withSegment(board, holding, builder, segment);
  const known = witnessesOf(rail);
  const kept = witnessesOf(after);
  for (let place = 0; place < known.length; place++) {
    const witness = known[place];
    if (!witness) continue;
    fates[place] ??= fateOf(game, prospect, { witness, seat: place % seats.length });
    const fate = fates[place];
    if (fate === 'stands') kept[place] = witness;
    else if (fate !== 'shut' && fate !== 'severed') kept[place] = mended(witness, segment, fate);
  }
  carryStarts(board, rail.tracks[builder], after.tracks[builder], [from, to]);
  return sealRail(after, builder);
}

interface Build {
  readonly builder: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

/** What is known of a build that is being asked about: its conditions and its effect ask for the same things. */
interface Prospect {
  readonly rail: Rail;
  readonly build: Build;
  readonly segment: Segment;
  /** Its ends that are small or medium cities: those that it may fill (M-BUILD-13, M-BUILD-14). */
  readonly towns: readonly Milepost[];
  /** The ferry or link that it buys, and may fill (M-FERRY-4). */
  readonly bought: Crossing | undefined;
  /** What becomes of each witness, by place. */
  readonly fates: Fate[];
  after: Rail | undefined;
}

// The last build on each board.
const prospects = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, Prospect>())();

function prospectOf(game: KnownGame, build: Build): Prospect {
  const { board, state } = game;
  const known = prospects.get(board);
  if (known !== undefined && known.rail === state.rail && isSameBuild(known.build, build)) return known;
  const { builder, from, to } = build;
  const prospect = {
    rail: state.rail,
    build,
    segment: board.segment(from, to),
    towns: isTown(game, from) || isTown(game, to) ? [from, to].filter((end) => isTown(game, end)) : NONE,
    bought: rightNeeded(board, state.rail, builder, to),
    fates: [],
    after: undefined,
  };
  // A rail that may still change is looked at anew each time.
  if (Object.isFrozen(state.rail)) prospects.set(board, prospect);
  return prospect;
}

const NONE: readonly Milepost[] = [];

function isTown(game: KnownGame, end: Milepost): boolean {
  return entrantLimit(game, end) !== null;
}

function isSameBuild(one: Build, other: Build): boolean {
  return one.builder === other.builder && one.from === other.from && one.to === other.to;
}

// A witness leans on the links that stand, so it is kept for them; the witness of seat 0 is the first.
function firstPlace(game: KnownGame): number {
  return game.state.seats.length * linkKey(game, standingLinks(game));
}

function witnessOf(game: KnownGame, seat: number, place: number): Witness | null {
  const { rail } = game.state;
  const known = witnessesOf(rail);
  if (known[place] === undefined) {
    // Seats that have nothing yet stand all alike.
    const alike = hasNothing(rail, seat)
      ? rail.tracks.findIndex((_, of) => known[place - seat + of] !== undefined && hasNothing(rail, of))
      : -1;
    if (alike >= 0) known[place] = known[place - seat + alike];
    else if (rail.tracks.every((_, of) => hasNothing(rail, of))) known[place] = firstWitness(game);
    else known[place] = joinMajors(game, seat);
  }
  return known[place] as Witness | null;
}

// Where nothing is built nothing is shut, so all games on a board begin with the same tree, whatever their rules.
function firstWitness(game: KnownGame): Witness | null {
  const links = linkKey(game, standingLinks(game));
  const known = firstWitnesses(game.board);
  const witness = known.get(links) ?? joinMajors(game, 0);
  known.set(links, witness);
  return witness;
}

const firstWitnesses = /* @__PURE__ */ (() => onceABoard((_) => new Map<number, Witness | null>()))();

function hasNothing({ tracks, rights, reserved }: Rail, seat: number): boolean {
  return tracks[seat].length === 0 && rights[seat].length === 0 && reserved.length === 0;
}

/**
 * What a build makes of a witness: it stands; it can be mended by a way round; a segment of it is lost, no more, and no way
 * round is near; or a place on it may be shut.
 */
type Fate = 'stands' | Way | 'severed' | 'shut';

function fateOf(
  game: KnownGame,
  { build: { builder, from, to }, segment, towns, bought }: Prospect,
  { witness, seat }: { readonly witness: Witness; readonly seat: number },
): Fate {
  const { board, state } = game;
  for (const town of towns)
    if (runsThrough(witness, town) && mayFill(game, seat, builder, town)) return 'shut';
  // His own segment still serves the builder.
  if (seat === builder) return 'stands';
  if (bought?.ports.some((port) => runsThrough(witness, port))) return 'shut';
  if (!runsOver(witness, segment)) return 'stands';
  return detourOf(board, state.rail, seat, [from, to]) ?? 'severed';
}

// True if a segment of the builder may shut the small or medium city to the seat (M-BUILD-13, M-BUILD-14).
function mayFill(game: KnownGame, seat: number, builder: number, end: Milepost): boolean {
  const { rules, board, state } = game;
  const limit = entrantLimit(game, end);
  if (limit === null) return false;
  if (seat === builder) return ownSegmentsAt(board, state.rail, seat, end) + 1 >= rules.citySegments;
  const entrants = entrantsAt(board, state.rail, [end]);
  return (entrants & (1 << seat)) === 0 && countSeats(entrants | (1 << builder)) >= limit;
}
