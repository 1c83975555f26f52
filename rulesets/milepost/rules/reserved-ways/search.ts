// The search for one seat's way (M-BUILD-12): the cheapest unbuilt segments, or nearly, that join all majors for a seat together with
// its own track. It goes from the first major outwards, always to the nearest that is not joined yet. And the search for the part
// of its way that a seat still needs.

import type { TellFrontStep } from '../../../../src/core/graph/front.js';
import type { Milepost, Segment } from '../../board/board.js';
import { limitsAt } from '../entry/limits.js';
import { isMajor } from '../rail/city.js';
import { NOBODY } from '../rail/network.js';
import { type Ground, ownerOn, type Ways } from './ground.js';
import { type Claims, claimsOf, NO_LIMIT } from './places.js';
import {
  beginAt,
  beginSearch,
  type Contest,
  memoryOf,
  roomFor,
  type Search,
  STEP,
  tellSteps,
  UNPAID,
} from './steps.js';

/** What a search asks for. */
export interface Query {
  readonly seat: number;
  /** The ways of the others, which it keeps clear of, and what the seat's own would rather use again. */
  readonly claims: Pick<Claims, 'ways' | 'found'>;
  /** What it may take from rivals all the same, and at what price; left out, nothing. */
  readonly contest?: Contest;
  /** It gives up once searches on the board have looked at so many mileposts; left out, never. */
  readonly until?: number;
}

interface Laying extends Search {
  /** Segments of the way so far. */
  readonly found: Segment[];
  /** Mileposts of the way so far. */
  readonly joined: Milepost[];
  /** Majors that it does not join yet. */
  missing: number;
  /** The least that is left of a place that the way has taken something of since the search started over. */
  left: number;
}

/** The unbuilt segments of a way for the seat, or null if none was found. Every tie goes the same way on every run. */
export function findWay(ground: Ground, query: Query): readonly Segment[] | null {
  const { majors, cities } = ground.board;
  const { seat, contest, until = Number.MAX_SAFE_INTEGER } = query;
  const { ways, found } = query.claims;
  const memory = memoryOf(ground.board);
  const search: Laying = {
    ground,
    memory,
    seat,
    claims: { ways, found: found & ~(1 << seat), ignored: seat },
    onlyOwn: false,
    contest,
    found: [],
    joined: [],
    missing: majors.length,
    left: NO_LIMIT,
  };
  beginSearch(memory);
  beginAt(memory, cities[majors[0]].mileposts[0], NOBODY);
  while (search.missing > 0) {
    const major = runOn(search, (at) => isNewMajor(search, at), until);
    if (major === NOBODY) return null;
    join(search, major);
    // The way needs more room at one place than was foreseen, so the search gives up.
    if (search.left < 0) return null;
    // What was found so far may lead through a place that this join has just filled: search again.
    if (search.left < 2 && search.missing > 0) beginAgain(search);
  }
  return search.found;
}

function runOn(search: Search, isGoal: (at: Milepost) => boolean, until: number): Milepost {
  const steps = (at: Milepost, tell: TellFrontStep) => tellSteps(search, at, tell);
  return search.memory.front.run({ steps, isGoal }, until);
}

/** What a search for a path asks for: where it may begin and end. */
export interface PathQuery extends Query {
  readonly starts: readonly Milepost[];
  isGoal(milepost: Milepost): boolean;
}

/** The unbuilt segments of the cheapest path for the seat from one of the starts to a goal, or null if none was found. */
export function findPath(ground: Ground, query: PathQuery): readonly Segment[] | null {
  const { starts, isGoal, seat, contest, until = Number.MAX_SAFE_INTEGER } = query;
  const { ways, found } = query.claims;
  const memory = memoryOf(ground.board);
  const claims = { ways, found: found & ~(1 << seat), ignored: NOBODY };
  const search: Search = { ground, memory, seat, claims, onlyOwn: false, contest };
  beginSearch(memory);
  for (let place = 0; place < starts.length; place++) beginAt(memory, starts[place], NOBODY);
  const goal = runOn(search, (at) => isGoal(at) && memory.front.by[at] !== UNPAID, until);
  return goal === NOBODY ? null : pathTo(search, goal);
}

function pathTo({ ground, memory: { front } }: Search, goal: Milepost): readonly Segment[] {
  const path: Segment[] = [];
  for (let at = goal; at !== NOBODY; at = front.from[at])
    if (front.by[at] >= 0 && ownerOn(ground, front.by[at]) === NOBODY) path.push(front.by[at]);
  return path;
}

function isNewMajor({ ground: { board }, memory }: Search, at: Milepost): boolean {
  return isMajor(board, at) && memory.joined[board.cities[board.cityAt[at]].mileposts[0]] !== memory.search;
}

// Takes the path to a major into the way; from all of it the search goes on at no cost.
function join(search: Laying, major: Milepost): void {
  const { ground, memory } = search;
  const { board } = ground;
  const { front, joined } = memory;
  for (let at = major; at !== NOBODY && joined[at] !== memory.search; at = front.from[at]) {
    joined[at] = memory.search;
    search.joined.push(at);
    beginAt(memory, at, front.from[at]);
    const segment = front.by[at];
    if (segment < 0 || ownerOn(ground, segment) !== NOBODY) continue;
    search.found.push(segment);
    const room = roomFor(search, segment);
    takeUp(search, at, room);
    takeUp(search, front.from[at], room);
  }
  for (const inside of board.cities[board.cityAt[major]].mileposts) {
    if (joined[inside] === memory.search) continue;
    joined[inside] = memory.search;
    search.joined.push(inside);
    front.begin(inside, major, STEP);
  }
  search.missing--;
}

// From all of the way anew.
function beginAgain(search: Laying): void {
  const { memory, joined } = search;
  memory.front.clear();
  for (const at of joined) beginAt(memory, at, memory.front.from[at]);
  search.left = NO_LIMIT;
}

function takeUp(search: Laying, milepost: Milepost, room: number): void {
  const { ground, memory, contest } = search;
  const { spare, spareAlone, own } = memory;
  for (const { index } of limitsAt(ground.board, milepost)) {
    spare[index] -= room;
    spareAlone[index] -= room;
    own[index]--;
    search.left = Math.min(search.left, own[index], (contest === undefined ? spare : spareAlone)[index]);
  }
}

/**
 * What the seat needs of its way to join all majors: the cheapest paths over its track and its way from the first major to each of
 * the others; or null if they do not join them.
 */
export function neededOf(ground: Ground, ways: Ways, seat: number): readonly Segment[] | null {
  const { board } = ground;
  const memory = memoryOf(board);
  const search = { ground, memory, seat, claims: claimsOf(ground, ways), onlyOwn: true, contest: undefined };
  beginSearch(memory);
  const centres = board.majors.map((major) => board.cities[major].mileposts[0]);
  beginAt(memory, centres[0], NOBODY);
  let missing = centres.length;
  const last = runOn(search, (at) => centres.includes(at) && --missing === 0, Number.MAX_SAFE_INTEGER);
  if (last === NOBODY) return null;
  const found: Segment[] = [];
  const { front, joined } = memory;
  for (const centre of centres) {
    for (let at: Milepost = centre; at !== NOBODY && joined[at] !== memory.search; at = front.from[at]) {
      joined[at] = memory.search;
      if (front.by[at] >= 0 && ownerOn(ground, front.by[at]) === NOBODY) found.push(front.by[at]);
    }
  }
  return found;
}
