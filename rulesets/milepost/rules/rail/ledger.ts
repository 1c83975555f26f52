// Who built what, in order of building, and by segment: a list that only grows, with a small hash table. A
// table of the whole board is a little faster, but it is the largest part of a live game, and mostly empty.

import type { Segment } from '../../board/board.js';

/** Nobody's: the owner of an unbuilt segment. */
export const NOBODY = -1;

/** A segment and the seat that built it. */
export type Entry = number;

const SEAT_BITS = 3;
const SEAT = (1 << SEAT_BITS) - 1;

/** The built segments, earliest first. An earlier count of entries tells who owned what at that time. */
export interface Ledger {
  /** How many entries there are. */
  count: number;
  /** The entries, and room for more. */
  entries: Int32Array;
  /** The hash table: numbers of entries from 1, or 0 if free. A power of two, at most 3/4 full. */
  slots: Uint16Array | Uint32Array;
  /** How far a hash of 32 bits is shifted to fit the table. */
  shift: number;
}

export const entryOf = (segment: Segment, seat: number): Entry => (segment << SEAT_BITS) | seat;
export const segmentOf = (entry: Entry): Segment => entry >> SEAT_BITS;
export const seatOf = (entry: Entry): number => entry & SEAT;

/** The ledger of what stands on a board. */
export function newLedger(tracks: readonly (readonly Segment[])[]): Ledger {
  let built = 0;
  for (const track of tracks) built += track.length;
  let size = 16;
  while ((size * 3) / 4 < built) size *= 2;
  const ledger = { count: 0, ...emptyTables(size) };
  for (let seat = 0; seat < tracks.length; seat++) {
    const track = tracks[seat];
    for (let place = 0; place < track.length; place++) addEntry(ledger, entryOf(track[place], seat));
  }
  return ledger;
}

function emptyTables(size: number) {
  const most = (size * 3) / 4;
  return {
    entries: new Int32Array(most),
    slots: most < 0x10000 ? new Uint16Array(size) : new Uint32Array(size),
    shift: Math.clz32(size) + 1,
  };
}

/** The seat that owned a segment when there were `count` entries, or {@link NOBODY}. */
export function ownerAmong({ entries, slots, shift }: Ledger, count: number, segment: Segment): number {
  for (let slot = firstSlot(segment, shift); slots[slot] > 0; slot = (slot + 1) & (slots.length - 1)) {
    const number = slots[slot];
    const entry = entries[number - 1];
    if (entry >> SEAT_BITS === segment) return number <= count ? entry & SEAT : NOBODY;
  }
  return NOBODY;
}

// Multiplied by 2³² over the golden ratio, neighbours on the board come to lie far apart in the table.
function firstSlot(segment: Segment, shift: number): number {
  return Math.imul(segment, 0x9e3779b1) >>> shift;
}

/** Adds an entry of a segment that is new. */
export function addEntry(ledger: Ledger, entry: Entry): void {
  if (ledger.count === ledger.entries.length) enlarge(ledger);
  ledger.entries[ledger.count] = entry;
  ledger.count++;
  note(ledger, ledger.count);
}

function enlarge(ledger: Ledger): void {
  const { entries, count } = ledger;
  Object.assign(ledger, emptyTables(2 * ledger.slots.length));
  ledger.entries.set(entries);
  for (let number = 1; number <= count; number++) note(ledger, number);
}

function note({ entries, slots, shift }: Ledger, number: number): void {
  let slot = firstSlot(entries[number - 1] >> SEAT_BITS, shift);
  while (slots[slot] > 0) slot = (slot + 1) & (slots.length - 1);
  slots[slot] = number;
}
