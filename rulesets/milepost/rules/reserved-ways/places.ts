// The places of cities and ports that ways may take together (M-BUILD-12 … 15, M-FERRY-4, 5). All ways count as
// built, so that each can be built to its end. entry/entry-fault.ts has the same limits for track;
// test/rulesets/milepost/rules/entry-fault.test.ts compares the two.

import type { Crossing, Milepost, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { type Limit, limitsAt, limitsOf, playersAllowed } from '../entry/limits.js';
import { countSeats, NOBODY } from '../rail/network.js';
import { type Build, type Ground, holdsOn, keeperOn, ownerOn, type Ways } from './ground.js';

/** What counts against places. */
export interface Claims {
  readonly ways: Ways;
  /** Seats that have ways, as bits. */
  readonly found: number;
  /** A seat whose way counts for nothing, because it is laid anew; {@link NOBODY} for none. */
  readonly ignored: number;
}

/** The claims of ways for everyone. */
export function claimsOf({ seats }: Ground, ways: Ways): Claims {
  return { ways, found: (1 << seats) - 1, ignored: NOBODY };
}

/** More segments than any city has. */
export const NO_LIMIT = 99;

/** What the way of a seat may still take within a limit, beside what is claimed; nothing if negative. */
export interface Spare {
  /** Places there. A bridge that is kept for the seat takes none: its place was never free. */
  readonly room: number;
  /** Segments of the seat. */
  readonly own: number;
}

const MUCH: Spare = { room: NO_LIMIT, own: NO_LIMIT };
const NOTHING: Spare = { room: 0, own: 0 };

/** How many more unbuilt segments the way of a seat may take within a limit. */
export function spareWithin(ground: Ground, claims: Claims, seat: number, limit: Limit): Spare {
  const { rules, seats } = ground;
  if (isOwedByAll(ground, claims.found | (1 << seat), limit)) return MUCH;
  const { entrants, claimants, room, own } = countAt(ground, claims, limit);
  const most = playersAllowed(rules, seats, limit);
  const there = countSeats(entrants | claimants | (1 << seat));
  if (limit.crossing !== null && !mayHold(ground, claims, limit.crossing, seat)) return NOTHING;
  if (limit.crossing === null && there > most) return NOTHING;
  return {
    room: room - (Math.min(most, seats) - there),
    own: limit.kind === 'town' ? rules.citySegments - own[seat] : NO_LIMIT,
  };
}

/** True if the ways take more of a milepost than it has. A way that is built to its end leaves room for all others. */
export function isOverfull(ground: Ground, claims: Claims, milepost: Milepost): boolean {
  const limits = limitsOf(ground.board).at[milepost];
  if (limits === undefined) return false;
  for (const limit of limits) if (isOver(ground, claims, limit)) return true;
  return false;
}

/** The mileposts of which the ways take more than they have, ascending. */
export function overfullPlaces(ground: Ground, claims: Claims): readonly Milepost[] {
  return limitedPlaces(ground.board).filter((milepost) => isOverfull(ground, claims, milepost));
}

const limitedPlaces = onceABoard((board) =>
  board.mileposts.filter((milepost) => limitsOf(board).at[milepost] !== undefined),
);

/** Where a build may take room that ways need: its ends, if room is limited there, and the ports of a ferry that it buys. */
export function placesOf({ board, bought }: Ground, { from, to }: Build): readonly Milepost[] {
  return hasLimit(board, from, to) ? [from, to, ...(bought?.ports ?? [])] : [];
}

/** True if room is limited at one of two mileposts. */
export function hasLimit(board: MilepostBoard, from: Milepost, to: Milepost): boolean {
  const { at } = limitsOf(board);
  return at[from] !== undefined || at[to] !== undefined;
}

function isOver(ground: Ground, claims: Claims, limit: Limit): boolean {
  const { rules, seats } = ground;
  if (isOwedByAll(ground, claims.found, limit)) return false;
  const { entrants, claimants, room, own } = countAt(ground, claims, limit);
  if (claimants === 0) return false;
  const most = playersAllowed(rules, seats, limit);
  const there = countSeats(entrants | claimants);
  if (room < Math.min(most, seats) - there) return true;
  if (limit.crossing !== null) return !mayHold(ground, claims, limit.crossing, NOBODY);
  if (there > most) return true;
  if (limit.kind !== 'town') return false;
  for (let seat = 0; seat < seats; seat++)
    if ((claimants & (1 << seat)) !== 0 && own[seat] > rules.citySegments) return true;
  return false;
}

/** The mileposts at which a way counts for the limits of a milepost: its own, its city's, and the far ports of its ferries. */
export function sharedBy(board: MilepostBoard, milepost: Milepost): readonly Milepost[] {
  const limits = limitsAt(board, milepost);
  return [
    ...new Set(limits.flatMap(({ mileposts, crossing }) => [...mileposts, ...(crossing?.ports ?? [])])),
  ];
}

/** Seats whose ways count for the limits of a milepost, as bits. */
export function claimantsAt(ground: Ground, { ways }: Claims, milepost: Milepost): number {
  return claimantsOf(ground, ways, sharedBy(ground.board, milepost));
}

function claimantsOf(ground: Ground, ways: Ways, mileposts: readonly Milepost[]): number {
  const { segments } = ground.board;
  let claimants = 0;
  for (const at of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * at + direction];
      if (segment >= 0 && ways[segment] !== NOBODY && ownerOn(ground, segment) === NOBODY)
        claimants |= 1 << ways[segment];
    }
  }
  return claimants;
}

// True for a major city to which only segments lead, no link and no ferry, if all seats have ways: each player owns or claims one of
// its edges, so that nobody can be kept out, however the others build.
function isOwedByAll({ board, links, seats }: Ground, found: number, { size, mileposts }: Limit): boolean {
  if (size !== 'major' || found !== (1 << seats) - 1) return false;
  for (const milepost of mileposts) if (board.portAt[milepost] >= 0) return false;
  const city = board.cityAt[mileposts[0]];
  return !links.some(({ cities }) => cities.includes(city));
}

/** What stands within a limit and what ways would add. */
interface Count {
  /** Seats with track or a bridge kept for them, and seats whose ways go there, as bits. */
  entrants: number;
  claimants: number;
  /** Free segments that no way needs. */
  room: number;
  /** By seat: what it has built and its way would build. */
  readonly own: Uint8Array;
}

// Counted so often that each count is written over the one before.
const COUNT: Count = { entrants: 0, claimants: 0, room: 0, own: new Uint8Array(8) };

function countAt(ground: Ground, { ways, ignored }: Claims, { mileposts }: Limit): Readonly<Count> {
  const { segments } = ground.board;
  const { own } = COUNT;
  let [entrants, claimants, room] = [0, 0, 0];
  own.fill(0);
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * milepost + direction];
      if (segment < 0) continue;
      const owner = ownerOn(ground, segment);
      if (owner !== NOBODY) {
        entrants |= 1 << owner;
        own[owner]++;
        continue;
      }
      const keeper = keeperOn(ground, segment);
      if (keeper !== NOBODY) entrants |= 1 << keeper;
      const claimant = ways[segment];
      if (claimant !== NOBODY && claimant !== ignored) {
        claimants |= 1 << claimant;
        own[claimant]++;
      } else if (keeper === NOBODY) room++;
    }
  }
  COUNT.entrants = entrants;
  COUNT.claimants = claimants;
  COUNT.room = room;
  return COUNT;
}

// True if all who hold the crossing, or whose ways would buy it, are few enough, the seat among them (M-FERRY-4).
function mayHold(ground: Ground, { ways, ignored }: Claims, crossing: Crossing, seat: number): boolean {
  if (seat !== NOBODY && holdsOn(ground, seat, crossing)) return true;
  const all = claimantsOf(ground, ways, crossing.ports);
  let buyers = ignored === NOBODY ? all : all & ~(1 << ignored);
  if (seat !== NOBODY) buyers |= 1 << seat;
  for (let of = 0; of < ground.seats; of++) if (holdsOn(ground, of, crossing)) buyers |= 1 << of;
  return countSeats(buyers) <= (crossing.limit as number);
}
