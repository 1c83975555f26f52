// What proof trees may take of the places of cities and ports together (M-BUILD-12 … 15, M-FERRY-4, 5): trees count as if all
// of them were built, so that each may be built to its end whatever the others do. The same limits for what is built are
// entry/entry-fault.ts.

import type { Crossing, Milepost, MilepostBoard } from '../../board/board.js';
import { type Limit, limitsAt, playersAllowed } from '../entry/limits.js';
import { countSeats, NOBODY } from '../rail/network.js';
import type { Claims } from './claims.js';
import { type Ground, holdsOn, keeperOn, ownerOn } from './ground.js';

/** More segments than any city has. */
export const PLENTY = 99;

/** How many more unbuilt segments the tree of a seat may take within a limit, beside what is claimed already; none if negative. */
export function spareWithin(ground: Ground, claims: Claims, seat: number, limit: Limit): number {
  const { rules, seats } = ground;
  if (isOwedByAll(ground, claims, limit, seat)) return PLENTY;
  const { entrants, claimants, room, own } = countAt(ground, claims, limit);
  const most = playersAllowed(rules, seats, limit);
  const there = countSeats(entrants | claimants | (1 << seat));
  if (limit.crossing !== null && !mayHold(ground, claims, limit.crossing, seat)) return 0;
  if (limit.crossing === null && there > most) return 0;
  const spare = room - (Math.min(most, seats) - there);
  return limit.kind === 'town' ? Math.min(spare, rules.citySegments - own[seat]) : spare;
}

/** True if the trees take more of a milepost than it has. A tree that is built to its end leaves room for all others. */
export function isOverfull(ground: Ground, claims: Claims, milepost: Milepost): boolean {
  for (const limit of limitsAt(ground.board, milepost)) if (isOver(ground, claims, limit)) return true;
  return false;
}

function isOver(ground: Ground, claims: Claims, limit: Limit): boolean {
  const { rules, seats } = ground;
  if (isOwedByAll(ground, claims, limit, NOBODY)) return false;
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

/** The mileposts at which a tree counts for the limits of a milepost: its own, its city's, and the far ports of its ferries. */
export function sharedBy(board: MilepostBoard, milepost: Milepost): readonly Milepost[] {
  const limits = limitsAt(board, milepost);
  return [
    ...new Set(limits.flatMap(({ mileposts, crossing }) => [...mileposts, ...(crossing?.ports ?? [])])),
  ];
}

// True for a major city to which only segments lead, no link and no ferry, if all seats but perhaps this one have trees: each player owns or claims
// one of its edges, so that nobody can be kept out, however the others build.
function isOwedByAll(
  { board, links }: Ground,
  { trees }: Claims,
  { size, mileposts }: Limit,
  but: number,
): boolean {
  if (size !== 'major') return false;
  for (let seat = 0; seat < trees.length; seat++) if (trees[seat] === null && seat !== but) return false;
  for (const milepost of mileposts) if (board.portAt[milepost] >= 0) return false;
  const city = board.cityAt[mileposts[0]];
  return !links.some(({ cities }) => cities.includes(city));
}

/** Seats whose trees count for the limits of a milepost, ascending. */
export function claimantsAt(ground: Ground, claims: Claims, milepost: Milepost): readonly number[] {
  let claimants = 0;
  for (const shared of sharedBy(ground.board, milepost)) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = ground.board.segments[6 * shared + direction];
      const claimant = segment < 0 ? NOBODY : claims.of(segment);
      if (claimant !== NOBODY) claimants |= 1 << claimant;
    }
  }
  return claims.trees.flatMap((_, seat) => ((claimants & (1 << seat)) === 0 ? [] : [seat]));
}

/** What stands within a limit and what trees would add. */
interface Count {
  /** Seats with track or a bridge kept for them, and seats whose trees go there, as bits. */
  entrants: number;
  claimants: number;
  /** Free segments that no tree needs. */
  room: number;
  /** By seat: what it has built and its tree would build. */
  readonly own: Uint8Array;
}

// Counted so often that each count is written over the one before.
const COUNT: Count = { entrants: 0, claimants: 0, room: 0, own: new Uint8Array(8) };

function countAt(ground: Ground, claims: Claims, { mileposts }: Limit): Readonly<Count> {
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
      const claimant = claims.of(segment);
      if (claimant !== NOBODY) {
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

// True if all who hold the crossing, or whose trees would buy it, are few enough, the seat among them (M-FERRY-4).
function mayHold(ground: Ground, claims: Claims, crossing: Crossing, seat: number): boolean {
  const { board, seats } = ground;
  let holders = 0;
  let count = 0;
  for (let of = 0; of < seats; of++) {
    const isHolder = holdsOn(ground, of, crossing);
    if (isHolder || of === seat || takes(board, claims, of, crossing)) count++;
    if (isHolder) holders |= 1 << of;
  }
  return count <= (crossing.limit as number) || (seat !== NOBODY && (holders & (1 << seat)) !== 0);
}

function takes({ segments }: MilepostBoard, claims: Claims, seat: number, { ports }: Crossing): boolean {
  for (const port of ports) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = segments[6 * port + direction];
      if (segment >= 0 && claims.of(segment) === seat) return true;
    }
  }
  return false;
}
