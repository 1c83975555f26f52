// The part of its tree that a seat still needs: the cheapest ways over its own track and its tree from the first major to each of
// the others. The same search tells whether the tree joins all majors, and which of its segments are no longer needed.

import type { Milepost, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { AllClaims } from './claims.js';
import { type Ground, ownerOn } from './ground.js';
import { begin, nextMilepost, scratchFor } from './scratch.js';
import { goOnFrom, type Terms } from './terms.js';
import { treeOf } from './trees.js';

/** What the seat needs of its tree to join all majors, or null if the tree does not join them. */
export function neededOf(ground: Ground, claims: AllClaims, seat: number): readonly Segment[] | null {
  const { board } = ground;
  const scratch = scratchFor(board, claims.table);
  const terms: Terms = {
    ground,
    scratch,
    seat,
    claims,
    contest: undefined,
    onlyOwn: true,
    isMending: false,
    isWary: false,
    step: 0,
    again: 2,
  };
  const [frontier] = scratch.frontiers;
  const centres = board.majors.map((major) => board.cities[major].mileposts[0]);
  begin(scratch, frontier, centres[0], NOBODY);
  for (let missing = centres.length; missing > 0; ) {
    const at = nextMilepost(frontier);
    if (at === NOBODY) return null;
    if (centres.includes(at)) missing--;
    goOnFrom(terms, frontier, at);
  }
  const found: Segment[] = [];
  const { cameFrom, cameBy } = frontier;
  for (const centre of centres) {
    for (
      let at: Milepost = centre;
      at !== NOBODY && scratch.joined[at] !== scratch.search;
      at = cameFrom[at]
    ) {
      scratch.joined[at] = scratch.search;
      if (cameBy[at] >= 0 && ownerOn(ground, cameBy[at]) === NOBODY) found.push(cameBy[at]);
    }
  }
  return treeOf(found);
}
