// Witnesses: for each seat a tree that joins its majors. Who needs one and how it is found is right-to-enter.ts; here is
// where they are kept, and what becomes of them when the rail changes.

import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';

/** A tree that joins a seat's majors, what it would still run over: as bits, for few are looked at and many are kept. */
export interface Witness {
  readonly segments: Bits;
  readonly mileposts: Bits;
}

type Bits = Uint32Array;

// Null for a seat that cannot join its majors; a hole for one that was not looked at.
const witnesses = /* @__PURE__ */ (() => new WeakMap<Rail, (Witness | null | undefined)[]>())();

/** The witnesses known on a rail value, by seat and by the links that stand. */
export function witnessesOf(rail: Rail): (Witness | null | undefined)[] {
  let known = witnesses.get(rail);
  if (known === undefined) {
    known = [];
    witnesses.set(rail, known);
  }
  return known;
}

/** Hands witnesses on to a rail on which track or reservations are gone and nothing is new: nobody has it harder. */
export function inheritWitnesses(before: Rail, after: Rail): Rail {
  const known = witnesses.get(before);
  // Who could not join his majors before may be able to now.
  if (known !== undefined)
    witnesses.set(
      after,
      known.map((witness) => witness ?? undefined),
    );
  return after;
}

/** A witness that runs over nothing yet. */
export function emptyWitness({ segmentCount, size }: MilepostBoard): Witness {
  return { segments: new Uint32Array((segmentCount >> 5) + 1), mileposts: new Uint32Array((size >> 5) + 1) };
}

/** True if the witness runs over the segment. */
export function runsOver({ segments }: Witness, segment: Segment): boolean {
  return isIn(segments, segment);
}

/** True if the witness runs through the milepost. */
export function runsThrough({ mileposts }: Witness, milepost: Milepost): boolean {
  return isIn(mileposts, milepost);
}

/** The witness without a segment, and with a way round it. */
export function mended(witness: Witness, lost: Segment, way: Way): Witness {
  const after = { segments: witness.segments.slice(), mileposts: witness.mileposts.slice() };
  after.segments[lost >> 5] &= ~(1 << lost);
  addWay(after, way);
  return after;
}

/** A way over the board. */
export interface Way {
  readonly mileposts: readonly Milepost[];
  /** Without the steps that are no segments: ferries, links, and those inside major cities. */
  readonly segments: readonly Segment[];
}

/** Notes that a witness in the making runs along a way too. */
export function addWay(witness: Witness, { mileposts, segments }: Way): void {
  for (const milepost of mileposts) witness.mileposts[milepost >> 5] |= 1 << milepost;
  for (const segment of segments) witness.segments[segment >> 5] |= 1 << segment;
}

function isIn(bits: Bits, index: number): boolean {
  return (bits[index >> 5] & (1 << index)) !== 0;
}
