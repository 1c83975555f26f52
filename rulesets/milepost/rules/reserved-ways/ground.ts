// What proof trees stand on: the board with its track, and perhaps one more build that is only being asked about.

import type { CityLink, Crossing, Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { lastingLinks } from '../rail/city-links.js';
import { rightNeeded } from '../rail/crossings.js';
import { type Network, NOBODY, networkOf, ownerOf } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { MilepostRules } from '../tables.js';
import type { KnownGame } from '../types.js';

/** A build: a segment from one milepost to the next. */
export interface Build {
  readonly builder: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

/** The ground of proof trees. Asking about a build costs nothing: the rail stays as it is, and the build is laid over it. */
export interface Ground {
  readonly rules: MilepostRules;
  readonly board: MilepostBoard;
  readonly rail: Rail;
  readonly network: Network;
  /** How many players there are. */
  readonly seats: number;
  /** Links of cities on which a tree may rely. */
  readonly links: readonly CityLink[];
  /** The segment of the build that is being asked about, or {@link NOBODY}. */
  readonly segment: Segment;
  readonly builder: number;
  /** The ferry or link that it buys (M-FERRY-2). */
  readonly bought: Crossing | undefined;
}

/** The ground of a game as it stands, or as it would be after a build. */
export function groundOf(game: KnownGame, build?: Build): Ground {
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
  const city = board.cityAt[milepost];
  if (city >= 0 && board.cities[city].size === 'major') return false;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * milepost + direction];
    if (segment >= 0 && ownerOn(ground, segment) === seat) return false;
  }
  return true;
}
