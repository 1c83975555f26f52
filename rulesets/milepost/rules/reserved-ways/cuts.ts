// Proof that trees cannot be mended: a cut is a set of segments that parts some of the majors from the others. If fewer of them
// are unbuilt than there are seats that still have to cross, somebody cannot. A cut that was found is kept as a hint for its
// segments and is counted again before it is used; where it holds no search would find trees. So answers do not depend on what
// was asked before.

import type { CityLink, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import { type Ground, ownerOn } from './ground.js';

/** All segments between a part of the board and the rest, neither of which has all majors, no other way joining them. */
export type Cut = readonly Segment[];

/** True if fewer seats can cross the cut than must: each that has a tree and no track across it needs a segment of its own. */
export function isTooNarrow(ground: Ground, trees: ProofTrees, cut: Cut): boolean {
  const across = seatsAcross(ground, cut);
  let free = 0;
  for (let place = 0; place < cut.length; place++) if (ownerOn(ground, cut[place]) === NOBODY) free++;
  let needed = 0;
  for (let seat = 0; seat < trees.length; seat++)
    if (trees[seat] !== null && (across & (1 << seat)) === 0) needed++;
  return free < needed;
}

/** Seats with track across the cut, as bits: a way across it is what they need least. */
export function seatsAcross(ground: Ground, cut: Cut): number {
  let across = 0;
  for (let place = 0; place < cut.length; place++) {
    const owner = ownerOn(ground, cut[place]);
    if (owner !== NOBODY) across |= 1 << owner;
  }
  return across;
}

/** A cut, and the links of cities that were counted on when it was found: others may lead past it. */
interface Hint {
  readonly cut: Cut;
  readonly links: readonly CityLink[];
}

const cutsOf = onceABoard((_) => new Map<Segment, Hint>());

/** Keeps a cut for each of its segments, instead of what was kept before. */
export function noteCut({ board, links }: Ground, cut: Cut): void {
  for (const segment of cut) cutsOf(board).set(segment, { cut, links });
}

/** True if the cut kept for the segment shows that the trees cannot be mended. */
export function isKnownTooNarrow(ground: Ground, trees: ProofTrees, segment: Segment): boolean {
  const hint = cutsOf(ground.board).get(segment);
  if (hint === undefined || ground.links.some((link) => !hint.links.includes(link))) return false;
  return isTooNarrow(ground, trees, hint.cut);
}
