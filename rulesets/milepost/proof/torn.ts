// Taking a tree apart: what a seat's tree loses at a place that it leaves, what hangs on a milepost of it, and what leads
// nowhere once something is gone.

import type { Milepost } from '../board/board.js';
import type { ProofTrees } from '../state.js';
import { type Ground, ownerOn } from './ground.js';
import { sharedBy } from './places.js';
import type { Gap } from './rejoin.js';
import { countTouching, isOn, kept, type ProofTree, touches } from './trees.js';

/** A tree that has lost something, and what has to be joined again. */
export interface Torn {
  readonly tree: ProofTree;
  readonly gaps: readonly Gap[];
}

/** A seat's tree without what it claims at a milepost and the places that it shares limits with. */
export function torn(ground: Ground, trees: ProofTrees, seat: number, milepost: Milepost): Torn {
  const { ends } = ground.board;
  const tree = trees[seat];
  const shared = sharedBy(ground.board, milepost);
  const open = new Set<Milepost>();
  const left = kept(tree ?? [], (segment) => {
    const [one, other] = [ends[2 * segment], ends[2 * segment + 1]];
    const isShared = [shared.includes(one), shared.includes(other)];
    if (!isShared[0] && !isShared[1]) return true;
    if (!isShared[0]) open.add(one);
    if (!isShared[1]) open.add(other);
    return false;
  });
  if (left.length === (tree ?? []).length) return { tree, gaps: [] };
  for (const place of shared) if (isHeld(ground, left, seat, place)) open.add(place);
  const [first, ...others] = open;
  return { tree: left, gaps: others.map((end) => ({ seat, ends: [first, end] })) };
}

/** True if more of the seat's may hang on the milepost: own track, more of its tree, a city's streets or links, a ferry. */
export function isHeld(ground: Ground, tree: ProofTree, seat: number, milepost: Milepost): boolean {
  const { board } = ground;
  if (board.cityAt[milepost] >= 0 || board.portAt[milepost] >= 0) return true;
  return touches(board, tree, milepost) || hasTrack(ground, seat, milepost);
}

/** The tree without the branch that ends at the milepost, if it leads nowhere. */
export function trimmed(
  ground: Ground,
  tree: readonly number[],
  seat: number,
  end: Milepost,
): readonly number[] {
  const { board } = ground;
  const { segments, neighbours } = board;
  let left = tree;
  for (let at = end; ; ) {
    if (board.cityAt[at] >= 0 || board.portAt[at] >= 0) return left;
    if (countTouching(board, left, at) !== 1 || hasTrack(ground, seat, at)) return left;
    const way = [0, 1, 2, 3, 4, 5].find((direction) => isOn(left, segments[6 * at + direction])) as number;
    const needless = segments[6 * at + way];
    left = kept(left, (segment) => segment !== needless);
    at = neighbours[6 * at + way];
  }
}

function hasTrack(ground: Ground, seat: number, milepost: Milepost): boolean {
  const { segments } = ground.board;
  for (let direction = 0; direction < 6; direction++) {
    const segment = segments[6 * milepost + direction];
    if (segment >= 0 && ownerOn(ground, segment) === seat) return true;
  }
  return false;
}
