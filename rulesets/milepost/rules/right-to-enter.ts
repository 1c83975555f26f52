// Nobody may be kept from the major cities (M-BUILD-12). Two tests, exactly as M-OPEN-11 has them: (a) every major
// keeps an open edge for each player who is not there yet; (b) every player could still join all majors.
// For (b) each player has a witness: a tree that joins his majors. A segment off all witnesses cannot break anything,
// so most builds cost nothing; the full search is `canJoinMajors`, and test/milepost/join-majors.test.ts compares.

import { memoByIdentity } from '../../../src/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { rightNeeded } from './build-cost.js';
import { fullPort, isCityFullFor } from './city-slots.js';
import {
  countSeats,
  entrantsAt,
  freeSegmentsAt,
  freeTaken,
  NOBODY,
  networkOf,
  withRight,
  withSegment,
} from './network.js';

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
  const { board, state } = game;
  const segment = board.segment(from, to);
  const nearby = placesTouched(board, [from, to]);
  let after: KnownGame | undefined;
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (seat === builder) continue;
    const witness = witnessOf(game, seat);
    if (witness === null || isClear(witness, segment, nearby)) continue;
    after ??= { ...game, state: { ...state, rail: railWith(board, state.rail, builder, from, to) } };
    if (joinMajors(after, seat) === null) return seat;
  }
  return undefined;
}

/** The rail with the segment and with the ferry or link that it buys. */
export function railWith(board: MilepostBoard, rail: Rail, seat: number, from: Milepost, to: Milepost): Rail {
  const bought = rightNeeded(board, rail, seat, to);
  const segment = board.segment(from, to);
  const holding = bought === undefined ? rail : withRight(rail, seat, bought.id);
  const after = withSegment(board, holding, seat, segment);
  carryWitnesses(board, rail, after, seat, [from, to]);
  return after;
}

/** A tree that joins a seat's majors: what it would still run over. */
interface Witness {
  readonly segments: ReadonlySet<Segment>;
  readonly mileposts: ReadonlySet<Milepost>;
}

const witnessesOf = /* @__PURE__ */ (() => memoByIdentity((_: Rail) => new Map<string, Witness | null>()))();

function witnessOf(game: KnownGame, seat: number): Witness | null {
  const known = witnessesOf(game.state.rail);
  const key = `${game.board.hash}/${game.state.seats.length}/${seat}`;
  let witness = known.get(key);
  if (witness === undefined) {
    witness = joinMajors(game, seat);
    known.set(key, witness);
  }
  return witness;
}

// Hands the witnesses of a rail on to the rail that adds a segment to it; those it may have broken are left out.
function carryWitnesses(
  board: MilepostBoard,
  before: Rail,
  after: Rail,
  builder: number,
  ends: readonly Milepost[],
) {
  const known = witnessesOf.get(before);
  if (known === undefined) return;
  const kept = witnessesOf(after);
  const segment = board.segment(ends[0], ends[1]);
  const nearby = placesTouched(board, ends);
  for (const [key, witness] of known) {
    if (witness === null) continue;
    if (key.endsWith(`/${builder}`) || isClear(witness, segment, nearby)) kept.set(key, witness);
  }
}

// A new segment changes who may enter the cities and ports at its ends, and the far ports of their ferries.
function placesTouched(board: MilepostBoard, ends: readonly Milepost[]): readonly Milepost[] {
  const places: Milepost[] = [];
  for (const end of ends) {
    if (board.cityAt[end] >= 0 && board.cities[board.cityAt[end]].size !== 'major') places.push(end);
    for (const index of board.portAt.get(end) ?? []) places.push(...board.ferriesAndLinks[index].ports);
  }
  return places;
}

function isClear({ segments, mileposts }: Witness, segment: Segment, places: readonly Milepost[]): boolean {
  if (segments.has(segment)) return false;
  for (const place of places) if (mileposts.has(place)) return false;
  return true;
}

/** True if the seat can still join all majors: the full search, as the witnesses' oracle. */
export function canJoinMajors(game: KnownGame, seat: number): boolean {
  return joinMajors(game, seat) !== null;
}

/**
 * Breadth-first from the first major over own segments, free segments the seat may build, red areas, and ferries it has
 * or may still get. Null if some major is not reached. Money, the budget and event bans do not count.
 */
function joinMajors(game: KnownGame, seat: number): Witness | null {
  const { board, state } = game;
  const isUsable = usableBy(game, seat);
  const start = board.cities[board.majors[0]].mileposts[0];
  const cameFrom = new Int32Array(board.size).fill(NOBODY);
  const cameBy = new Int32Array(board.size).fill(NOBODY);
  const queue: Milepost[] = [start];
  cameFrom[start] = start;
  let missing = board.majors.length;
  const visit = (from: Milepost, to: Milepost, segment: Segment) => {
    if (cameFrom[to] !== NOBODY) return;
    cameFrom[to] = from;
    cameBy[to] = segment;
    queue.push(to);
  };
  for (let head = 0; head < queue.length && missing > 0; head++) {
    const at = queue[head];
    const city = board.cityAt[at];
    if (city >= 0 && board.cities[city].size === 'major') {
      if (at === board.cities[city].mileposts[0]) missing--;
      for (const inside of board.cities[city].mileposts) visit(at, inside, NOBODY);
    }
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * at + direction];
      if (segment >= 0 && isUsable(segment)) visit(at, board.neighbours[6 * at + direction], segment);
    }
    for (const index of board.portAt.get(at) ?? []) {
      const { kind, ports, id } = board.ferriesAndLinks[index];
      const isOpen =
        kind === 'ferry' && (state.rail.rights[seat].includes(id) || fullPort(game, seat, at) === undefined);
      if (isOpen) visit(at, ports[0] === at ? ports[1] : ports[0], NOBODY);
    }
  }
  return missing > 0 ? null : treeOf(board, start, cameFrom, cameBy);
}

function usableBy(game: KnownGame, seat: number): (segment: Segment) => boolean {
  const { board, state } = game;
  const { owner, reserved } = networkOf(board, state.rail);
  return (segment) => {
    if (owner[segment] === seat) return true;
    if (owner[segment] !== NOBODY) return false;
    const keeper = reserved.get(segment);
    if (keeper !== undefined && keeper !== seat) return false;
    return (
      !isShutTo(game, seat, board.ends[2 * segment]) && !isShutTo(game, seat, board.ends[2 * segment + 1])
    );
  };
}

// A full city or port takes no new segment of the seat.
function isShutTo(game: KnownGame, seat: number, milepost: Milepost): boolean {
  return isCityFullFor(game, seat, milepost) || fullPort(game, seat, milepost) !== undefined;
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
