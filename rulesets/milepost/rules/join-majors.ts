// The search behind the witnesses (M-OPEN-11b): which way a seat could still join its majors, over own segments, free
// segments it may build, red areas, links of cities, and ferries it has or may still get. Money, the budget and event bans
// do not count.

import type { CityLink, Milepost, MilepostBoard, Segment } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { farPort, ferriesAt } from '../board/ports.js';
import type { KnownGame } from '../types.js';
import { linkedMileposts, standingLinks } from './city-links.js';
import { fullPort, hasAllSegments, isCityFullFor, isCrossingFull } from './city-slots.js';
import { type Network, NOBODY, networkOf, ownerOf } from './network.js';
import { type Way, type Witness, witnessOver } from './witness.js';

/**
 * A tree that joins the majors for the seat, or null if there is none. If it can it builds past the places that might be shut
 * one day: such a tree stands longer.
 */
export function joinMajors(game: KnownGame, seat: number): Witness | null {
  const { board } = game;
  const [start, ...centres] = board.majors.map((major) => board.cities[major].mileposts[0]);
  const [scratch] = scratchesOf(board);
  for (const isWary of [true, false]) {
    const search = beginSearch({ game, seat, isWary, lost: NOBODY, scratch }, start, centres);
    while (search.missing > 0 && !isOver(search)) advance(search);
    if (search.missing > 0) continue;
    const ways = centres.map((centre) => wayBack(search, centre));
    return witnessOver(board, [{ mileposts: [start], segments: [] }, ...ways]);
  }
  return null;
}

/**
 * What a tree that joins the majors for the seat needs instead of a free segment that it loses: another way between its ends,
 * none at all if no major lies on one side, or null if majors lie on both. Looks from both ends at once: where one is shut
 * in, that shows soon.
 */
export function wayAround(
  game: KnownGame,
  seat: number,
  { from, to }: { readonly from: Milepost; readonly to: Milepost },
): Way | null {
  const { board } = game;
  const [one, other] = scratchesOf(board);
  const searcher = { game, seat, isWary: false, lost: board.segment(from, to) };
  const there = beginSearch({ ...searcher, scratch: one }, from, [to]);
  const back = beginSearch({ ...searcher, scratch: other }, to, [from]);
  for (;;) {
    for (const search of [there, back]) {
      if (isOver(search)) return hasSomeMajors(search) ? null : { mileposts: [], segments: [] };
      advance(search);
      if (search.missing === 0) return wayBack(search, search.goals[0]);
    }
  }
}

function hasSomeMajors({ game: { board }, scratch }: Search): boolean {
  let found = 0;
  for (const major of board.majors)
    if (scratch.seen[board.cities[major].mileposts[0]] === scratch.run) found++;
  return found > 0 && found < board.majors.length;
}

interface Searcher {
  readonly game: KnownGame;
  readonly seat: number;
  /** True to build at no place that may be shut. */
  readonly isWary: boolean;
  /** A free segment not to build, or {@link NOBODY}. */
  readonly lost: Segment;
  readonly scratch: Scratch;
}

interface Search extends Searcher {
  /** Mileposts found so far. */
  found: number;
  /** How many of them were left over own track and the like, and how many over free segments. */
  leftByOwn: number;
  leftByFree: number;
  /** How many of them lie within the ring that is being left over free segments. */
  ring: number;
  readonly goals: readonly Milepost[];
  /** Goals that are not found yet. */
  missing: number;
  readonly network: Network;
  /** Links of cities, closed for the moment or not. */
  readonly links: readonly CityLink[];
}

function beginSearch(searcher: Searcher, start: Milepost, goals: readonly Milepost[]): Search {
  const { game, seat, isWary, lost, scratch } = searcher;
  scratch.run++;
  const search: Search = {
    game,
    seat,
    isWary,
    lost,
    scratch,
    found: 0,
    leftByOwn: 0,
    leftByFree: 0,
    ring: 0,
    goals,
    missing: goals.length,
    network: networkOf(game.board, game.state.rail),
    links: standingLinks(game),
  };
  visit(search, NOBODY, start, NOBODY);
  return search;
}

// Breadth-first, one milepost after the other. All that own track reaches comes first, so that ways lean on it.
function advance(search: Search): void {
  const { order } = search.scratch;
  if (search.leftByFree < search.ring) {
    visitFree(search, order[search.leftByFree++]);
    return;
  }
  visitOwn(search, order[search.leftByOwn++]);
  if (search.leftByOwn === search.found) search.ring = search.found;
}

function isOver({ leftByFree, found }: Search): boolean {
  return leftByFree === found;
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

const scratchesOf = /* @__PURE__ */ (() =>
  onceABoard((board): readonly [Scratch, Scratch] => [newScratch(board), newScratch(board)]))();

function newScratch({ size, cities, ports }: MilepostBoard): Scratch {
  const special = new Uint8Array(size);
  for (const city of cities) if (city.size !== 'major') special[city.mileposts[0]] = 1;
  for (const { milepost } of ports) special[milepost] = 1;
  return {
    run: 0,
    seen: new Int32Array(size),
    cameFrom: new Int32Array(size),
    cameBy: new Int32Array(size),
    order: new Int32Array(size),
    special,
    shut: new Int32Array(size),
  };
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
  for (const ferry of ferriesAt(board, at)) {
    if (state.rail.rights[seat].includes(ferry.id)) visit(search, at, farPort(ferry, at), NOBODY);
  }
}

function visitFree(search: Search, at: Milepost): void {
  const { game, seat, scratch } = search;
  const { board, state } = game;
  const { seen, run } = scratch;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    if (segment < 0) continue;
    // Most neighbours are known by now, and asking whether a segment is free takes longer.
    const to = board.neighbours[6 * at + direction];
    if (seen[to] !== run && isFree(search, segment)) visit(search, at, to, segment);
  }
  if (scratch.special[at] === 0) return;
  for (const ferry of ferriesAt(board, at)) {
    if (!isCrossingFull(state.rail, seat, ferry)) visit(search, at, farPort(ferry, at), NOBODY);
  }
}

// True for a segment that the seat may still build.
function isFree(search: Search, segment: Segment): boolean {
  const { game, seat, network } = search;
  if (segment === search.lost || ownerOf(network, segment) !== NOBODY) return false;
  const keeper = network.reserved.size === 0 ? undefined : network.reserved.get(segment);
  if (keeper !== undefined && keeper !== seat) return false;
  const { ends } = game.board;
  return !isShut(search, ends[2 * segment]) && !isShut(search, ends[2 * segment + 1]);
}

// A full city or port takes no new segment of the seat; nor does a city where it has all it may have (M-BUILD-14).
function isShut({ game, seat, isWary, scratch }: Search, milepost: Milepost): boolean {
  const { special, shut, run } = scratch;
  if (special[milepost] === 0) return false;
  if (isWary) return true;
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
