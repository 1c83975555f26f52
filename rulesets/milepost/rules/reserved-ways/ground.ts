// What reserved ways stand on: the board with its track, and perhaps one more build that is only being asked about. And what the
// ways are: a table that says which seat needs which unbuilt segment.

import { createUnionFind, type UnionFind } from '../../../../src/core/graph/index.js';
import type { CityLink, Crossing, Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { isMajor } from '../rail/city.js';
import { lastingLinks } from '../rail/city-links.js';
import { rightNeeded } from '../rail/crossings.js';
import { type Network, NOBODY, networkOf, ownerOf } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { MilepostRules } from '../tables.js';
import type { LaidGame } from '../types.js';

/** A build: a segment from one milepost to the next. */
export interface Build {
  readonly builder: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

/** By segment the seat whose way needs it, or {@link NOBODY}. Those that are built are nobody's. */
export type Ways = Int8Array;

/** The ground of ways. Asking about a build costs nothing: the rail stays as it is, and the build is laid over it. */
export interface Ground {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly rail: Rail;
  readonly network: Network;
  /** How many players there are. */
  readonly seats: number;
  /** Links of cities on which a way may rely. */
  readonly links: readonly CityLink[];
  /** The segment of the build that is being asked about, or {@link NOBODY}. */
  readonly segment: Segment;
  readonly builder: number;
  /** The ferry or link that it buys (M-FERRY-2). */
  readonly bought: Crossing | undefined;
}

/** The ground of a game as it stands, or as it would be after a build. */
export function groundOf(game: LaidGame, build?: Build): Ground {
  const { rules, board, state } = game;
  const { rail, seats } = state;
  return {
    rules,
    board,
    rail,
    network: networkOf(rail),
    seats: seats.length,
    links: lastingLinks(game),
    segment: build === undefined ? NOBODY : board.segment(build.from, build.to),
    builder: build?.builder ?? NOBODY,
    bought: build === undefined ? undefined : rightNeeded(board, rail, build.builder, build.to),
  };
}

/** The seat that owns a segment, or {@link NOBODY}. */
export function ownerOn(ground: Ground, segment: Segment): number {
  return segment === ground.segment ? ground.builder : ownerOf(ground.network, segment);
}

/** The seat for which a flooded bridge is kept, or {@link NOBODY} (M-EVENT-17). */
export function keeperOn({ network }: Ground, segment: Segment): number {
  return network.reserved.size === 0 ? NOBODY : (network.reserved.get(segment) ?? NOBODY);
}

/** True if the segment is unbuilt and not kept for somebody else. */
export function isOpenTo(ground: Ground, seat: number, segment: Segment): boolean {
  if (ownerOn(ground, segment) !== NOBODY) return false;
  const keeper = keeperOn(ground, segment);
  return keeper === NOBODY || keeper === seat;
}

/** True if the seat holds the right to the ferry or link. */
export function holdsOn({ rail, builder, bought }: Ground, seat: number, crossing: Crossing): boolean {
  return (seat === builder && bought === crossing) || rail.rights[seat].includes(crossing.id);
}

/** True if the seat has no track at the milepost and may not begin there: it gets there by building to it (M-BUILD-2). */
export function isOutside(ground: Ground, seat: number, milepost: Milepost): boolean {
  const { board } = ground;
  if (isMajor(board, milepost)) return false;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * milepost + direction];
    if (segment >= 0 && ownerOn(ground, segment) === seat) return false;
  }
  return true;
}

/** A table in which nobody needs anything. It is the board's own: copy it before you write. */
export const noWays = onceABoard(({ segmentCount }): Ways => new Int8Array(segmentCount).fill(NOBODY));

/** A copy of the ways that may be written, without the segment of the build. */
export function copyOf({ segment }: Ground, ways: Ways): Ways {
  const copy = ways.slice();
  if (segment !== NOBODY) copy[segment] = NOBODY;
  return copy;
}

/** The seat whose way loses the segment of the build, or {@link NOBODY}: the builder loses nothing. */
export function losesBy({ segment, builder }: Ground, ways: Ways): number {
  return ways[segment] === builder ? NOBODY : ways[segment];
}

/** The unbuilt segments that a seat's way needs, ascending. */
export function segmentsOf(ground: Ground, ways: Ways, seat: number): Segment[] {
  const found: Segment[] = [];
  for (let segment = ways.indexOf(seat); segment >= 0; segment = ways.indexOf(seat, segment + 1))
    if (ownerOn(ground, segment) === NOBODY) found.push(segment);
  return found;
}

const setsOf = onceABoard(({ size }) => createUnionFind(size));

/**
 * What hangs together for a seat: its track, some more segments, red areas, lasting links of cities, and the ferries that it holds
 * or that `holds` adds. The sets are the board's own: the next question changes them.
 */
function joinedFor(
  ground: Ground,
  seat: number,
  more: readonly Segment[],
  holds: (ferry: Crossing) => boolean = () => false,
): UnionFind {
  const sets = setsOf(ground.board);
  sets.reset();
  tellJoined(ground, seat, more, (one, other) => sets.union(one, other));
  for (const crossing of ground.board.crossings) {
    const { kind, ports } = crossing;
    if (kind === 'ferry' && (holdsOn(ground, seat, crossing) || holds(crossing)))
      sets.union(ports[0], ports[1]);
  }
  return sets;
}

// Tells pairs of mileposts that are joined for the seat, ferries apart.
function tellJoined(
  { board, rail, links, builder, segment: built }: Ground,
  seat: number,
  more: readonly Segment[],
  tell: (one: Milepost, other: Milepost) => void,
): void {
  const { ends, cities, majors } = board;
  for (const segments of [rail.tracks[seat], more, builder === seat ? [built] : []])
    for (let place = 0; place < segments.length; place++)
      tell(ends[2 * segments[place]], ends[2 * segments[place] + 1]);
  for (const joined of [...majors.map((major) => [major]), ...links.map((link) => link.cities)])
    for (const city of joined)
      for (const at of cities[city].mileposts) tell(cities[joined[0]].mileposts[0], at);
}

/** The pieces of a way, the smallest first, as lists of mileposts, and by milepost the piece to which it belongs. */
export interface Pieces {
  readonly pieces: readonly (readonly Milepost[])[];
  /** {@link NOBODY} for mileposts that are joined to no major. */
  readonly pieceOf: Int32Array;
}

/**
 * The pieces of a seat's track and what is left of its way; null if all majors hang together.
 * A port counts as bought if the way leads there.
 */
export function piecesOf(ground: Ground, seat: number, left: readonly Segment[]): Pieces | null {
  const { board } = ground;
  const { ends, portAt } = board;
  const reached = new Set<Milepost>();
  for (const segment of left)
    for (const end of [ends[2 * segment], ends[2 * segment + 1]]) if (portAt[end] >= 0) reached.add(end);
  const sets = joinedFor(ground, seat, left, ({ ports }) => ports.some((port) => reached.has(port)));
  const members = new Map<number, Milepost[]>();
  for (const major of board.majors) members.set(sets.find(board.cities[major].mileposts[0]), []);
  if (members.size === 1) return null;
  const pieceOf = new Int32Array(board.size).fill(NOBODY);
  const add = (at: Milepost) => {
    if (pieceOf[at] !== NOBODY) return;
    const piece = sets.find(at);
    const found = members.get(piece);
    if (found === undefined) return;
    found.push(at);
    pieceOf[at] = piece;
  };
  tellJoined(ground, seat, left, (one, other) => {
    add(one);
    add(other);
  });
  for (const { kind, ports } of board.crossings) if (kind === 'ferry') ports.forEach(add);
  const pieces = [...members.values()].map((found) => [...Int32Array.from(found).sort()]);
  return { pieces: pieces.sort((one, other) => one.length - other.length), pieceOf };
}
