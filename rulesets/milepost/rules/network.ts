// What is drawn on the board, and what follows from it: who owns a segment, who is at a city. Derived once per rail
// value and carried on when one segment is added.

import { deepFreeze } from '../../../src/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail, Reservation } from '../state.js';
import { inheritWitnesses } from './witness.js';

/** Nobody's: the owner of an unbuilt segment. */
export const NOBODY = -1;

/** What follows from a rail value on its board. */
export interface Network {
  /** The seat that owns each segment, or {@link NOBODY}. */
  readonly owner: Int8Array;
  /** The seat for which each flooded bridge is kept; empty when none is. */
  readonly reserved: ReadonlyMap<Segment, number>;
}

// Boards are compiled once and never change.
const byBoard = /* @__PURE__ */ (() => new WeakMap<MilepostBoard, WeakMap<Rail, Network>>())();

function networksOf(board: MilepostBoard): WeakMap<Rail, Network> {
  let networks = byBoard.get(board);
  if (networks === undefined) {
    networks = new WeakMap();
    byBoard.set(board, networks);
  }
  return networks;
}

/** The network of a rail value. Costs one pass over all tracks the first time, nothing after. */
export function networkOf(board: MilepostBoard, rail: Rail): Network {
  const known = networksOf(board);
  const network = known.get(rail);
  if (network !== undefined) return network;
  const owner = new Int8Array(board.segmentCount).fill(NOBODY);
  rail.tracks.forEach((track, seat) => {
    for (const segment of track) owner[segment] = seat;
  });
  const derived = { owner, reserved: reservedBy(rail.reserved) };
  // A rail that may still change is derived anew each time.
  if (Object.isFrozen(rail)) known.set(rail, derived);
  return derived;
}

function reservedBy(reserved: readonly Reservation[]): ReadonlyMap<Segment, number> {
  return new Map(reserved.map(({ segment, seat }) => [segment, seat]));
}

/** The rail with one more segment of a seat; a reservation of that segment is used up (M-EVENT-17). */
export function withSegment(board: MilepostBoard, rail: Rail, seat: number, segment: Segment): Rail {
  const before = networkOf(board, rail);
  const reserved = rail.reserved.filter((kept) => kept.segment !== segment);
  const after: Rail = deepFreeze({
    tracks: rail.tracks.map((track, of) => (of === seat ? [...track, segment] : track)),
    rights: rail.rights,
    reserved: reserved.length === rail.reserved.length ? rail.reserved : reserved,
  });
  const owner = before.owner.slice();
  owner[segment] = seat;
  networksOf(board).set(after, {
    owner,
    reserved: after.reserved === rail.reserved ? before.reserved : reservedBy(after.reserved),
  });
  return after;
}

/** The rail without some segments, whoever owns them. */
export function withoutSegments(rail: Rail, erased: readonly Segment[]): Rail {
  if (erased.length === 0) return rail;
  const gone = new Set(erased);
  return inheritWitnesses(
    rail,
    deepFreeze({ ...rail, tracks: rail.tracks.map((track) => without(track, gone)) }),
  );
}

// By index: frozen lists are slow at anything else.
function without(track: readonly Segment[], gone: ReadonlySet<Segment>): readonly Segment[] {
  const left: Segment[] = [];
  for (let place = 0; place < track.length; place++) if (!gone.has(track[place])) left.push(track[place]);
  return left.length === track.length ? track : left;
}

/** The rail without flooded bridges, which are kept for those who owned them: nobody has it harder than before. */
export function withFlood(rail: Rail, bridges: readonly Segment[], reserved: readonly Reservation[]): Rail {
  return inheritWitnesses(rail, deepFreeze({ ...withoutSegments(rail, bridges), reserved }));
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
  return deepFreeze({
    ...rail,
    rights: rail.rights.map((held, of) => (of === seat ? [...held, crossing] : held)),
  });
}

/** The rail with another list of reserved bridges. */
export function withReservations(rail: Rail, reserved: readonly Reservation[]): Rail {
  const after = deepFreeze({ ...rail, reserved });
  const isKept = ({ segment }: Reservation) => rail.reserved.some((kept) => kept.segment === segment);
  return reserved.every(isKept) ? inheritWitnesses(rail, after) : after;
}

/** True if an own segment of the seat ends at the milepost. */
export function hasTrackAt(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): boolean {
  return ownSegmentsAt(board, rail, seat, milepost) > 0;
}

/** How many own segments of the seat end at the milepost. */
export function ownSegmentsAt(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): number {
  const { owner } = networkOf(board, rail);
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * milepost + direction];
    if (segment >= 0 && owner[segment] === seat) count++;
  }
  return count;
}

/** Seats with a segment or a reserved bridge at one of the mileposts, as bits. */
export function entrantsAt(board: MilepostBoard, rail: Rail, mileposts: readonly Milepost[]): number {
  const { owner, reserved } = networkOf(board, rail);
  let seats = 0;
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment < 0) continue;
      if (owner[segment] >= 0) seats |= 1 << owner[segment];
      const keeper = reserved.get(segment);
      if (keeper !== undefined) seats |= 1 << keeper;
    }
  }
  return seats;
}

/** Segments at the mileposts on which track may still be built by anybody: unbuilt and not reserved. */
export function freeSegmentsAt(board: MilepostBoard, rail: Rail, mileposts: readonly Milepost[]): number {
  const { owner, reserved } = networkOf(board, rail);
  let free = 0;
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment >= 0 && owner[segment] === NOBODY && !reserved.has(segment)) free++;
    }
  }
  return free;
}

/** How many free segments a new one takes up: none if it is a bridge kept for its builder, which was not free. */
export function freeTaken(board: MilepostBoard, rail: Rail, segment?: Segment): 0 | 1 {
  return segment !== undefined && networkOf(board, rail).reserved.has(segment) ? 0 : 1;
}

/** How many bits are set. */
export function countSeats(seats: number): number {
  let count = 0;
  for (let rest = seats; rest !== 0; rest &= rest - 1) count++;
  return count;
}
