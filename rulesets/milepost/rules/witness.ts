// Witnesses: for each seat a tree that joins its majors. Who needs one and how it is found is right-to-enter.ts; here is
// where they are kept, and what becomes of them when the rail changes.

import { createNotes } from '../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';

/**
 * A tree that joins a seat's majors, what it would still run over: a bit for each segment of the board, then a bit for each
 * milepost. Few are looked at and many are copied.
 */
export interface Witness {
  readonly bits: readonly number[];
  /** The bit of milepost 0. */
  readonly mileposts: number;
}

// Null for a seat that cannot join its majors; a hole for one that was not looked at.
const witnesses = /* @__PURE__ */ (() => createNotes<Rail, (Witness | null | undefined)[]>())();

/** The witnesses known on a rail value, by seat and by the links that stand. */
export function witnessesOf(rail: Rail): (Witness | null | undefined)[] {
  let known = witnesses.of(rail);
  if (known === undefined) {
    known = [];
    witnesses.write(rail, known);
  }
  return known;
}

/**
 * Hands witnesses on to a rail on which nobody has it harder, track or reservations being gone and nothing new; or those that
 * stand for their seats.
 */
export function inheritWitnesses(
  before: Rail,
  after: Rail,
  stands: (witness: Witness, seat: number) => boolean = () => true,
): Rail {
  const known = witnesses.of(before);
  if (known === undefined) return after;
  const seats = before.tracks.length;
  // Who could not join his majors before may be able to now.
  const kept = known.map((witness, place) =>
    witness && stands(witness, place % seats) ? witness : undefined,
  );
  witnesses.write(after, kept);
  return after;
}

/** The witness that runs over these ways. */
export function witnessOver({ segmentCount, size }: MilepostBoard, ways: readonly Way[]): Witness {
  // No typed array: those are quick to search and slow to copy.
  const bits = Array.from({ length: ((segmentCount + size) >> 5) + 1 }, () => 0);
  for (const way of ways) addWay(bits, segmentCount, way);
  return { bits, mileposts: segmentCount };
}

/** True if the witness runs over the segment. */
export function runsOver({ bits }: Witness, segment: Segment): boolean {
  return isIn(bits, segment);
}

/** True if the witness runs through the milepost. */
export function runsThrough({ bits, mileposts }: Witness, milepost: Milepost): boolean {
  return isIn(bits, mileposts + milepost);
}

function isIn(bits: readonly number[], index: number): boolean {
  return (bits[index >> 5] & (1 << index)) !== 0;
}

/** The witness without a segment, and with a way round it. */
export function mended({ bits, mileposts }: Witness, lost: Segment, way: Way): Witness {
  const left = bits.slice();
  left[lost >> 5] &= ~(1 << lost);
  addWay(left, mileposts, way);
  return { bits: left, mileposts };
}

/** A way over the board. */
export interface Way {
  readonly mileposts: readonly Milepost[];
  /** Without the steps that are no segments: ferries, links, and those inside major cities. */
  readonly segments: readonly Segment[];
}

function addWay(bits: number[], firstMilepost: number, { mileposts, segments }: Way): void {
  for (const milepost of mileposts) include(bits, firstMilepost + milepost);
  for (const segment of segments) include(bits, segment);
}

function include(bits: number[], index: number): void {
  bits[index >> 5] |= 1 << index;
}
