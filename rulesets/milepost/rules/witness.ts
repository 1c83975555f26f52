// Witnesses: for each seat a tree that joins its majors. Who needs one and how it is found is right-to-enter.ts; here is
// where they are kept, and what becomes of them when the rail changes.

import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';

/** A tree that joins a seat's majors: what it would still run over. */
export interface Witness {
  readonly segments: ReadonlySet<Segment>;
  readonly mileposts: ReadonlySet<Milepost>;
}

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

/** The witness without a segment, and with a way round it. */
export function mended(
  { ends }: MilepostBoard,
  witness: Witness,
  lost: Segment,
  way: readonly Segment[],
): Witness {
  const segments = new Set(witness.segments);
  const mileposts = new Set(witness.mileposts);
  segments.delete(lost);
  for (const segment of way) {
    segments.add(segment);
    mileposts.add(ends[2 * segment]).add(ends[2 * segment + 1]);
  }
  return { segments, mileposts };
}
