// What a change of the rail other than a build makes of the proof trees: floods, storms, deals, and what lapses (M-BUILD-12).

import type { Segment } from '../../board/board.js';
import type { ProofTrees } from '../state.js';
import type { KnownGame } from '../types.js';
import { claimsOf } from './claims.js';
import { type Ground, groundOf, isOpenTo } from './ground.js';
import { neededOf } from './needed.js';
import { sharedBy } from './places.js';
import { crowdedAt, regrown } from './proof-trees.js';
import { type Damage, isCutOff, repair, thorough } from './repair.js';
import { endsOf, treeOf, unchanged, withTree } from './trees.js';

/** The trees after a change of the rail other than a build, and the seats that have none any more. */
export function treesAfterChange(
  before: KnownGame,
  after: KnownGame,
): { readonly trees: ProofTrees; readonly cutOff: readonly number[] } {
  const ground = groundOf(after);
  const broken: number[] = [];
  const moved: Segment[] = [];
  let trees = after.state.proofTrees;
  for (let seat = 0; seat < trees.length; seat++) {
    const [was, is] = [before.state.rail.tracks[seat], after.state.rail.tracks[seat]];
    if (was === is) continue;
    const lost = missingFrom(is, was);
    moved.push(...lost);
    const tree = trees[seat];
    if (tree === null) continue;
    // Segments that the seat has lost and may build again replace themselves in its tree: nobody else's tree had them.
    const kept = treeOf([...tree, ...lost].filter((segment) => isOpenTo(ground, seat, segment)));
    trees = withTree(trees, seat, kept);
    const joining = neededOf(ground, claimsOf(ground.board, trees), seat);
    if (joining === null) broken.push(seat);
    else trees = withTree(trees, seat, joining);
  }
  // A ferry's right may have changed hands with the track, which changes who counts at both its ports.
  const places = endsOf(ground.board, moved).flatMap((end) => [end, ...sharedBy(ground.board, end)]);
  const crowded = crowdedAt(ground, claimsOf(ground.board, trees), [...new Set(places)]);
  const mended = mendAll(ground, trees, { broken, crowded });
  return { ...mended, trees: unchanged(after.state.proofTrees, mended.trees) };
}

// Mends what can be mended; whoever stands in the way of that is left without a tree.
function mendAll(ground: Ground, trees: ProofTrees, { broken, crowded }: Damage) {
  const cutOff: number[] = [];
  for (;;) {
    const left = broken.filter((seat) => !cutOff.includes(seat));
    const mended = repair(ground, trees, { broken: left, crowded }, thorough(ground));
    if (!isCutOff(mended)) return { trees: regrown(ground, mended), cutOff };
    cutOff.push(mended.cutOff);
    trees = withTree(trees, mended.cutOff, null);
  }
}

// What a track has lost: what is left of it stands in the order that it had.
function missingFrom(track: readonly Segment[], before: readonly Segment[]): readonly Segment[] {
  const lost: Segment[] = [];
  let next = 0;
  for (let place = 0; place < before.length; place++) {
    if (track[next] === before[place]) next++;
    else lost.push(before[place]);
  }
  return lost;
}
