// The search behind the witnesses (M-OPEN-11b): which way a seat could still join its majors, over own segments, free
// segments it may build, red areas, links of cities, and ferries it has or may still get. Money, the budget and event bans
// do not count.

import type { CityLink, Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { KnownGame } from '../types.js';
import { linkedMileposts, standingLinks } from './city-links.js';
import { fullPort, hasAllSegments, isCityFullFor } from './city-slots.js';
import { type Network, NOBODY, networkOf, ownerOf } from './network.js';
import { addWay, emptyWitness, type Way, type Witness } from './witness.js';

/** A tree that joins the majors for the seat, or null if there is none. */
export function joinMajors(game: KnownGame, seat: number): Witness | null {
  const { board } = game;
  const [start, ...centres] = board.majors.map((major) => board.cities[major].mileposts[0]);
  const search = searchFrom(game, seat, start, centres);
  if (search.missing > 0) return null;
  const witness = emptyWitness(board);
  addWay(witness, { mileposts: [start], segments: [] });
  for (const centre of centres) addWay(witness, wayBack(search, centre));
  return witness;
}

/** A way for the seat from one milepost to another, or null if there is none. */
export function wayFor(game: KnownGame, seat: number, from: Milepost, to: Milepost): Way | null {
  const search = searchFrom(game, seat, from, [to]);
  return search.missing > 0 ? null : wayBack(search, to);
}

/**
 * Breadth-first from a milepost until all goals are found or nothing is left. What is the seat's own comes first, so that
 * ways lean on it.
 */
function searchFrom(game: KnownGame, seat: number, start: Milepost, goals: readonly Milepost[]): Search {
  const { board, state } = game;
  const scratch = scratchOf(board);
  scratch.run++;
  const search: Search = {
    game,
    seat,
    scratch,
    found: 0,
    goals,
    missing: goals.length,
    network: networkOf(board, state.rail),
    links: standingLinks(game),
  };
  visit(search, NOBODY, start, NOBODY);
  let begin = 0;
  while (begin < search.found && search.missing > 0) {
    for (let head = begin; head < search.found; head++) visitOwn(search, scratch.order[head]);
    const end = search.found;
    for (let head = begin; head < end && search.missing > 0; head++) visitFree(search, scratch.order[head]);
    begin = end;
  }
  return search;
}

interface Search {
  readonly game: KnownGame;
  readonly seat: number;
  readonly scratch: Scratch;
  /** Mileposts found so far. */
  found: number;
  readonly goals: readonly Milepost[];
  /** Goals that are not found yet. */
  missing: number;
  readonly network: Network;
  /** Links of cities, closed for the moment or not. */
  readonly links: readonly CityLink[];
}

/** What a search writes on, by milepost, and takes over from the search before it. */
interface Scratch {
  run: number;
  /** The search that found it last. */
  readonly seen: Int32Array;
  readonly cameFrom: Int32Array;
  readonly cameBy: Int32Array;
  /** Mileposts in the order in which they were found. */
  readonly order: Int32Array;
  /** 1 for small and medium cities and ports: the only mileposts that may be shut. */
  readonly special: Uint8Array;
  /** The last search that asked whether it is shut, negative where it is. */
  readonly shut: Int32Array;
}

const scratches = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, Scratch>())();

function scratchOf(board: MilepostBoard): Scratch {
  let scratch = scratches.get(board);
  if (scratch === undefined) {
    const { size } = board;
    const special = new Uint8Array(size);
    for (const city of board.cities) if (city.size !== 'major') special[city.mileposts[0]] = 1;
    for (const port of board.portAt.keys()) special[port] = 1;
    scratch = {
      run: 0,
      seen: new Int32Array(size),
      cameFrom: new Int32Array(size),
      cameBy: new Int32Array(size),
      order: new Int32Array(size),
      special,
      shut: new Int32Array(size),
    };
    scratches.set(board, scratch);
  }
  return scratch;
}

function visit(search: Search, from: Milepost, to: Milepost, segment: Segment): void {
  const { scratch, goals } = search;
  if (scratch.seen[to] === scratch.run) return;
  scratch.seen[to] = scratch.run;
  scratch.cameFrom[to] = from;
  scratch.cameBy[to] = segment;
  scratch.order[search.found++] = to;
  if (goals.includes(to)) search.missing--;
}

function visitOwn(search: Search, at: Milepost): void {
  const { game, seat, scratch, network, links } = search;
  const { board, state } = game;
  const city = board.cityAt[at];
  if (city >= 0 && board.cities[city].size === 'major') {
    for (const inside of board.cities[city].mileposts) visit(search, at, inside, NOBODY);
  }
  if (city >= 0 && links.length > 0)
    for (const far of linkedMileposts(game, links, at)) visit(search, at, far, NOBODY);
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment >= 0 && ownerOf(network, segment) === seat)
      visit(search, at, board.neighbours[6 * at + direction], segment);
  }
  if (scratch.special[at] === 0) return;
  for (const { id, ports } of ferriesAt(board, at)) {
    if (state.rail.rights[seat].includes(id))
      visit(search, at, ports[0] === at ? ports[1] : ports[0], NOBODY);
  }
}

function visitFree(search: Search, at: Milepost): void {
  const { game, seat, scratch } = search;
  const { board } = game;
  const { seen, run } = scratch;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment < 0) continue;
    // Most neighbours are known by now, and asking whether a segment is free takes longer.
    const to = board.neighbours[6 * at + direction];
    if (seen[to] !== run && isFree(search, segment)) visit(search, at, to, segment);
  }
  if (scratch.special[at] === 0 || fullPort(game, seat, at) !== undefined) return;
  for (const { ports } of ferriesAt(board, at))
    visit(search, at, ports[0] === at ? ports[1] : ports[0], NOBODY);
}

function ferriesAt(board: MilepostBoard, at: Milepost) {
  const crossings = (board.portAt.get(at) ?? []).map((index) => board.ferriesAndLinks[index]);
  return crossings.filter(({ kind }) => kind === 'ferry');
}

// True for a segment that the seat may still build.
function isFree(search: Search, segment: Segment): boolean {
  const { game, seat, network } = search;
  if (ownerOf(network, segment) !== NOBODY) return false;
  const keeper = network.reserved.size === 0 ? undefined : network.reserved.get(segment);
  if (keeper !== undefined && keeper !== seat) return false;
  const { ends } = game.board;
  return !isShut(search, ends[2 * segment]) && !isShut(search, ends[2 * segment + 1]);
}

// A full city or port takes no new segment of the seat; nor does a city where it has all it may have (M-BUILD-14).
function isShut({ game, seat, scratch }: Search, milepost: Milepost): boolean {
  const { special, shut, run } = scratch;
  if (special[milepost] === 0) return false;
  if (Math.abs(shut[milepost]) !== run) {
    const answer =
      isCityFullFor(game, seat, milepost) ||
      hasAllSegments(game, seat, milepost) ||
      fullPort(game, seat, milepost) !== undefined;
    shut[milepost] = answer ? -run : run;
  }
  return shut[milepost] < 0;
}

function wayBack({ scratch: { cameFrom, cameBy } }: Search, goal: Milepost): Way {
  const mileposts: Milepost[] = [];
  const segments: Segment[] = [];
  for (let at = goal; at !== NOBODY; at = cameFrom[at]) {
    mileposts.push(at);
    if (cameBy[at] !== NOBODY) segments.push(cameBy[at]);
  }
  return { mileposts, segments };
}
