// The track on the board, and what follows from it: who owns a segment, who is at a city. This is derived
// once per rail value and updated when one segment is added.

import { createNotes, deepFreeze } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import type { Rail, Reservation } from '../state.js';
import {
  addEntry,
  type Entry,
  entryOf,
  type Ledger,
  NOBODY,
  newLedger,
  ownerAmong,
  seatOf,
  segmentOf,
} from './ledger.js';

export { NOBODY };

/** What follows from a rail value on its board. Who owns a segment is read with {@link ownerOf}. */
export interface Network {
  /** Shared by a rail and those that extend it by building, so a new segment costs an entry and no copy. */
  readonly ledger: Ledger;
  /** How many entries of the ledger count for this rail: those made before it. */
  readonly entries: number;
  /** Segments built since, if the ledger has gone another way: few entries, without numbers. */
  readonly aside: readonly Entry[];
  /** The seat for which each flooded bridge is kept; empty when none is. */
  readonly reserved: ReadonlyMap<Segment, number>;
}

// A branch, as in a search, notes up to this many segments aside; then it gets a separate ledger.
const MOST_ASIDE = 16;
const NONE: readonly Entry[] = [];

// A rail lies on one board.
const networks = /* @__PURE__ */ (() => createNotes<Rail, Network>())();

/** The network of a rail value. Costs one pass over all tracks the first time, nothing after. */
export function networkOf(rail: Rail): Network {
  const network = networks.of(rail);
  if (network !== undefined) return network;
  const derived = newNetwork(rail, reservedBy(rail.reserved));
  // A rail that is not frozen may still change, so nothing is kept for it.
  if (Object.isFrozen(rail)) networks.write(rail, derived);
  return derived;
}

function newNetwork({ tracks }: Rail, reserved: Network['reserved']): Network {
  const ledger = newLedger(tracks);
  return { ledger, entries: ledger.count, aside: NONE, reserved };
}

/** The seat that owns a segment, or {@link NOBODY}. */
export function ownerOf({ ledger, entries, aside }: Network, segment: Segment): number {
  const owner = ownerAmong(ledger, entries, segment);
  if (owner !== NOBODY) return owner;
  for (let place = 0; place < aside.length; place++)
    if (segmentOf(aside[place]) === segment) return seatOf(aside[place]);
  return NOBODY;
}

function reservedBy(reserved: readonly Reservation[]): ReadonlyMap<Segment, number> {
  return new Map(reserved.map(({ segment, seat }) => [segment, seat]));
}

/**
 * The rail with one more segment of a seat, and the ways that are kept from then on. It uses up a reservation
 * of that segment (M-EVENT-17). {@link sealRail} freezes the rail later, once its notes are complete.
 */
export function withSegment(
  rail: Rail,
  {
    seat,
    segment,
    ways = rail.ways,
  }: { readonly seat: number; readonly segment: Segment; readonly ways?: Rail['ways'] },
): Rail {
  const before = networkOf(rail);
  const isKept = before.reserved.has(segment);
  const tracks = [...rail.tracks];
  // A spread leaves spare capacity of half the length behind the last element; `slice` leaves no spare.
  tracks[seat] = [...tracks[seat], segment].slice();
  const after: Rail = {
    tracks,
    rights: rail.rights,
    reserved: isKept ? deepFreeze(rail.reserved.filter((kept) => kept.segment !== segment)) : rail.reserved,
    ways,
  };
  const still = isKept ? reservedBy(after.reserved) : before.reserved;
  networks.write(after, extended(before, seat, segment, still) ?? newNetwork(after, still));
  return after;
}

/** Freezes a rail that {@link withSegment} made for the seat. */
export function sealRail(rail: Rail, seat: number): Rail {
  Object.freeze(rail.tracks[seat]);
  Object.freeze(rail.tracks);
  return Object.freeze(rail);
}

// A network with one more segment, or undefined where too much lies aside.
function extended(
  { ledger, entries, aside }: Network,
  seat: number,
  segment: Segment,
  reserved: Network['reserved'],
): Network | undefined {
  if (ledger.count === entries && aside.length === 0) {
    addEntry(ledger, entryOf(segment, seat));
    return { ledger, entries: ledger.count, aside, reserved };
  }
  if (aside.length >= MOST_ASIDE) return undefined;
  return { ledger, entries, aside: [...aside, entryOf(segment, seat)], reserved };
}

/** The rail without some segments of any owner. */
export function withoutSegments(rail: Rail, erased: readonly Segment[]): Rail {
  if (erased.length === 0) return rail;
  const gone = new Set(erased);
  return deepFreeze({ ...rail, tracks: rail.tracks.map((track) => without(track, gone)) });
}

// By index: frozen lists are slow at anything else.
function without(track: readonly Segment[], gone: ReadonlySet<Segment>): readonly Segment[] {
  const left: Segment[] = [];
  for (let place = 0; place < track.length; place++) if (!gone.has(track[place])) left.push(track[place]);
  return left.length === track.length ? track : left;
}

/** The rail without flooded bridges, which are kept for those who owned them. */
export function withFlood(rail: Rail, bridges: readonly Segment[], reserved: readonly Reservation[]): Rail {
  return withReservations(withoutSegments(rail, bridges), reserved);
}

/** The rail with segments of one seat handed to another (M-VAR-14). */
export function withTransfer(rail: Rail, from: number, to: number, segments: readonly Segment[]): Rail {
  const moved = new Set(segments);
  return deepFreeze({
    ...rail,
    tracks: rail.tracks.map((track, seat) => {
      if (seat === from) return track.filter((segment) => !moved.has(segment));
      return seat === to ? [...track, ...segments] : track;
    }),
  });
}

/** The rail with the right to a ferry or link bought by a seat (M-FERRY-2). */
export function withRight(rail: Rail, seat: number, crossing: string): Rail {
  const after = deepFreeze({
    ...rail,
    rights: rail.rights.map((held, of) => (of === seat ? [...held, crossing] : held)),
  });
  networks.write(after, networkOf(rail));
  return after;
}

/** The rail with another list of reserved bridges; the same rail if the list holds the same records. */
export function withReservations(rail: Rail, reserved: readonly Reservation[]): Rail {
  const { reserved: before } = rail;
  const isSame = reserved.length === before.length && reserved.every((kept, place) => kept === before[place]);
  return isSame ? rail : deepFreeze({ ...rail, reserved });
}

/** True if a segment of the seat ends at the milepost. */
export function hasTrackAt(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): boolean {
  return ownSegmentsAt(board, rail, seat, milepost) > 0;
}

/** How many own segments of the seat end at the milepost. */
export function ownSegmentsAt(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): number {
  const network = networkOf(rail);
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * milepost + direction];
    if (segment >= 0 && ownerOf(network, segment) === seat) count++;
  }
  return count;
}

/** Who is at some mileposts, and how much of them is free. */
export interface Occupancy {
  /** Seats with a segment or a reserved bridge there, as bits. */
  readonly entrants: number;
  /** Segments on which anybody may still build: unbuilt and not reserved. */
  readonly free: number;
}

/** What stands at the mileposts. */
export function occupancyAt(board: MilepostBoard, rail: Rail, mileposts: readonly Milepost[]): Occupancy {
  const network = networkOf(rail);
  let [entrants, free] = [0, 0];
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment < 0) continue;
      const owner = ownerOf(network, segment);
      const entrant = owner === NOBODY ? network.reserved.get(segment) : owner;
      if (entrant === undefined) free++;
      else entrants |= 1 << entrant;
    }
  }
  return { entrants, free };
}

/** How many free segments a new one uses: none for a bridge kept for its builder, which is not free. */
export function freeTaken(rail: Rail, segment?: Segment): 0 | 1 {
  return segment !== undefined && networkOf(rail).reserved.has(segment) ? 0 : 1;
}

/** How many bits are set. */
export function countSeats(seats: number): number {
  let count = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1) count++;
  return count;
}
