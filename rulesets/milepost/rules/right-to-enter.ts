// Nobody may be kept from the major cities (M-BUILD-12). Two tests, exactly as M-OPEN-11 has them: (a) every major
// keeps an open edge for each player who is not there yet; (b) every player could still join all majors.
// For (b) each player has a witness: a tree that joins his majors. A segment off all witnesses cannot break anything,
// so most builds cost nothing; the full search is `canJoinMajors`, and test/milepost/join-majors.test.ts compares.

import type { CityLink, Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { rightNeeded } from './build-cost.js';
import { carryStarts } from './build-starts.js';
import { linkedMileposts, linkKey, standingLinks } from './city-links.js';
import { entrantLimit, fullPort, hasAllSegments, isCityFullFor } from './city-slots.js';
import { detourOf } from './detour.js';
import {
  countSeats,
  entrantsAt,
  freeSegmentsAt,
  freeTaken,
  type Network,
  NOBODY,
  networkOf,
  ownSegmentsAt,
  withRight,
  withSegment,
} from './network.js';
import { mended, type Witness, witnessesOf } from './witness.js';

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
  const { state } = game;
  const build = { builder, from, to };
  let after: KnownGame | undefined;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const witness = witnessOf(game, seat);
    if (witness === null || outlast(game, { witness, seat }, build) !== null) continue;
    after ??= { ...game, state: { ...state, rail: railWith(game, builder, from, to) } };
    if (witnessOf(after, seat) === null) return seat;
  }
  return undefined;
}

const builtRails = /* @__PURE__ */ (() =>
  new WeakMap<Network, { readonly key: number; readonly rail: Rail }>())();

/** The rail with the segment and with the ferry or link that it buys. Asked twice running, it is the same value. */
export function railWith(game: KnownGame, builder: number, from: Milepost, to: Milepost): Rail {
  const { board } = game;
  const { rail } = game.state;
  const network = networkOf(board, rail);
  const known = builtRails.get(network);
  const segment = board.segment(from, to);
  const key = builder * 2 * board.segmentCount + 2 * segment + (board.ends[2 * segment] === to ? 0 : 1);
  if (known?.key === key) return known.rail;
  const bought = rightNeeded(board, rail, builder, to);
  const holding = bought === undefined ? rail : withRight(rail, builder, bought.id);
  const after = withSegment(board, holding, builder, segment);
  carryWitnesses(game, after, { builder, from, to });
  carryStarts(rail.tracks[builder], after.tracks[builder], [from, to]);
  builtRails.set(network, { key, rail: after });
  return after;
}

// A witness leans on the links that stand, so it is kept for them.
function witnessOf(game: KnownGame, seat: number): Witness | null {
  const known = witnessesOf(game.state.rail);
  const place = game.state.seats.length * linkKey(game, standingLinks(game)) + seat;
  let witness = known[place];
  if (witness === undefined) {
    witness = joinMajors(game, seat);
    known[place] = witness;
  }
  return witness;
}

interface Build {
  readonly builder: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

// Hands the witnesses of a rail on to the rail that adds a segment to it; those it may have broken are left out.
function carryWitnesses(game: KnownGame, after: Rail, build: Build): void {
  const kept = witnessesOf(after);
  witnessesOf(game.state.rail).forEach((witness, place) => {
    const seat = place % game.state.seats.length;
    const left = witness && outlast(game, { witness, seat }, build);
    if (left) kept[place] = left();
  });
}

// What is left of a witness after a build: the same, or mended by a way round; null where only a search can tell.
function outlast(
  { rules, board, state }: KnownGame,
  { witness, seat }: { readonly witness: Witness; readonly seat: number },
  { builder, from, to }: Build,
): (() => Witness) | null {
  const game = { rules, board, state };
  const { segments, mileposts } = witness;
  for (const end of [from, to]) if (mileposts.has(end) && mayFill(game, seat, builder, end)) return null;
  // M-FERRY-4: who builds to a port buys its ferry, which may fill it and the port across.
  const bought = rightNeeded(board, state.rail, builder, to);
  if (bought !== undefined && seat !== builder && bought.ports.some((port) => mileposts.has(port)))
    return null;
  const segment = board.segment(from, to);
  // His own segment still serves the builder.
  if (seat === builder || !segments.has(segment)) return () => witness;
  const way = detourOf(board, state.rail, seat, [from, to]);
  return way && (() => mended(board, witness, segment, way));
}

// True if a segment of the builder may shut the small or medium city at its end to the seat (M-BUILD-13, M-BUILD-14).
function mayFill(game: KnownGame, seat: number, builder: number, end: Milepost): boolean {
  const { rules, board, state } = game;
  const limit = entrantLimit(game, end);
  if (limit === null) return false;
  if (seat === builder) return ownSegmentsAt(board, state.rail, seat, end) + 1 >= rules.citySegments;
  const entrants = entrantsAt(board, state.rail, [end]);
  return (entrants & (1 << seat)) === 0 && countSeats(entrants | (1 << builder)) >= limit;
}

/** True if the seat can still join all majors: the full search, as the witnesses' oracle. */
export function canJoinMajors(game: KnownGame, seat: number): boolean {
  return joinMajors(game, seat) !== null;
}

/**
 * Breadth-first from the first major over own segments, free segments the seat may build, red areas, links of cities, and
 * ferries it has or may still get; what is the seat's own comes first, so that the tree leans on it. Null if some major is not
 * reached. Money, the budget and event bans do not count.
 */
function joinMajors(game: KnownGame, seat: number): Witness | null {
  const { board } = game;
  const start = board.cities[board.majors[0]].mileposts[0];
  const search: Search = {
    cameFrom: new Int32Array(board.size).fill(NOBODY),
    cameBy: new Int32Array(board.size).fill(NOBODY),
    order: new Int32Array(board.size),
    found: 1,
    missing: board.majors.length - 1,
    ways: waysOf(game, seat),
    links: standingLinks(game),
  };
  search.order[0] = start;
  search.cameFrom[start] = start;
  let begin = 0;
  while (begin < search.found && search.missing > 0) {
    for (let head = begin; head < search.found; head++) visitOwn(game, seat, search, search.order[head]);
    const end = search.found;
    for (let head = begin; head < end; head++) visitFree(game, seat, search, search.order[head]);
    begin = end;
  }
  return search.missing > 0 ? null : treeOf(board, start, search.cameFrom, search.cameBy);
}

interface Search {
  readonly cameFrom: Int32Array;
  readonly cameBy: Int32Array;
  /** Mileposts in the order in which they were found. */
  readonly order: Int32Array;
  found: number;
  /** Majors whose centre is not found yet. */
  missing: number;
  readonly ways: Ways;
  /** Links of cities, closed for the moment or not. */
  readonly links: readonly CityLink[];
}

function visit({ board }: KnownGame, search: Search, from: Milepost, to: Milepost, segment: Segment): void {
  if (search.cameFrom[to] !== NOBODY) return;
  search.cameFrom[to] = from;
  search.cameBy[to] = segment;
  search.order[search.found++] = to;
  const city = board.cityAt[to];
  if (city >= 0 && board.cities[city].size === 'major' && board.cities[city].mileposts[0] === to)
    search.missing--;
}

function visitOwn(game: KnownGame, seat: number, search: Search, at: Milepost): void {
  const { board, state } = game;
  const city = board.cityAt[at];
  if (city >= 0 && board.cities[city].size === 'major') {
    for (const inside of board.cities[city].mileposts) visit(game, search, at, inside, NOBODY);
  }
  if (city >= 0 && search.links.length > 0)
    for (const far of linkedMileposts(game, search.links, at)) visit(game, search, at, far, NOBODY);
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment >= 0 && search.ways.owner[segment] === seat) {
      visit(game, search, at, board.neighbours[6 * at + direction], segment);
    }
  }
  if (specialPlaces(board)[at] === 0) return;
  for (const { id, ports } of ferriesAt(board, at)) {
    if (state.rail.rights[seat].includes(id))
      visit(game, search, at, ports[0] === at ? ports[1] : ports[0], NOBODY);
  }
}

function visitFree(game: KnownGame, seat: number, search: Search, at: Milepost): void {
  const { board } = game;
  const { cameFrom, ways } = search;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    // Most neighbours are known by now, and asking whether a segment is free takes longer.
    if (segment < 0 || cameFrom[board.neighbours[6 * at + direction]] !== NOBODY) continue;
    if (ways.isFree(segment)) visit(game, search, at, board.neighbours[6 * at + direction], segment);
  }
  if (specialPlaces(board)[at] === 0 || fullPort(game, seat, at) !== undefined) return;
  for (const { ports } of ferriesAt(board, at))
    visit(game, search, at, ports[0] === at ? ports[1] : ports[0], NOBODY);
}

function ferriesAt(board: MilepostBoard, at: Milepost) {
  const crossings = (board.portAt.get(at) ?? []).map((index) => board.ferriesAndLinks[index]);
  return crossings.filter(({ kind }) => kind === 'ferry');
}

const specials = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, Uint8Array>())();

// Small and medium cities and ports: the only mileposts that may be shut.
function specialPlaces(board: MilepostBoard): Uint8Array {
  let special = specials.get(board);
  if (special === undefined) {
    special = new Uint8Array(board.size);
    for (const { size, mileposts } of board.cities) if (size !== 'major') special[mileposts[0]] = 1;
    for (const port of board.portAt.keys()) special[port] = 1;
    specials.set(board, special);
  }
  return special;
}

interface Ways {
  readonly owner: Int8Array;
  /** True for a segment that the seat may still build. */
  isFree(segment: Segment): boolean;
}

function waysOf(game: KnownGame, seat: number): Ways {
  const { board, state } = game;
  const { owner, reserved } = networkOf(board, state.rail);
  const special = specialPlaces(board);
  const known = new Map<Milepost, boolean>();
  const isShut = (milepost: Milepost): boolean => {
    if (special[milepost] === 0) return false;
    let shut = known.get(milepost);
    if (shut === undefined) {
      shut = isShutTo(game, seat, milepost);
      known.set(milepost, shut);
    }
    return shut;
  };
  return {
    owner,
    isFree(segment) {
      if (owner[segment] !== NOBODY) return false;
      const keeper = reserved.size === 0 ? undefined : reserved.get(segment);
      if (keeper !== undefined && keeper !== seat) return false;
      return !isShut(board.ends[2 * segment]) && !isShut(board.ends[2 * segment + 1]);
    },
  };
}

// A full city or port takes no new segment of the seat; nor does a city where it has all it may have (M-BUILD-14).
function isShutTo(game: KnownGame, seat: number, milepost: Milepost): boolean {
  return (
    isCityFullFor(game, seat, milepost) ||
    hasAllSegments(game, seat, milepost) ||
    fullPort(game, seat, milepost) !== undefined
  );
}

function treeOf(board: MilepostBoard, start: Milepost, cameFrom: Int32Array, cameBy: Int32Array): Witness {
  const segments = new Set<Segment>();
  const mileposts = new Set<Milepost>([start]);
  for (const major of board.majors) {
    let at = board.cities[major].mileposts[0];
    while (!mileposts.has(at)) {
      mileposts.add(at);
      if (cameBy[at] !== NOBODY) segments.add(cameBy[at]);
      at = cameFrom[at];
    }
  }
  return { segments, mileposts };
}
