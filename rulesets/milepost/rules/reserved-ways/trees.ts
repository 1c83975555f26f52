// Proof trees as data: for each seat the unbuilt segments that, with its own track, join all major cities for it, and that
// no other seat's tree needs. Who finds them is search.ts and repair.ts; what becomes of them in play is after-build.ts and after-change.ts.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import type { ProofTrees } from '../state.js';

/** A proof tree: the unbuilt segments that a seat needs, ascending; null where none was found. */
export type ProofTree = ProofTrees[number];

/** True if the tree needs the segment. */
export function isOn(tree: ProofTree, segment: Segment): boolean {
  if (tree === null) return false;
  let low = 0;
  let high = tree.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree[middle] < segment) low = middle + 1;
    else high = middle;
  }
  return low < tree.length && tree[low] === segment;
}

/** Both ends of the segments, each once. */
export function endsOf({ ends }: MilepostBoard, segments: readonly Segment[]): readonly Milepost[] {
  return [...new Set(segments.flatMap((segment) => [ends[2 * segment], ends[2 * segment + 1]]))];
}

/** The tree without a segment. */
export function without(tree: ProofTree, lost: Segment): ProofTree {
  return tree === null ? null : kept(tree, (segment) => segment !== lost);
}

/** The segments of the tree that are kept. */
export function kept(tree: readonly Segment[], isKept: (segment: Segment) => boolean): readonly Segment[] {
  const left: Segment[] = [];
  for (let place = 0; place < tree.length; place++) if (isKept(tree[place])) left.push(tree[place]);
  return Object.freeze(left);
}

/** The segments as a tree: ascending, each once. */
export function treeOf(segments: readonly Segment[]): readonly Segment[] {
  const sorted = Int32Array.from(segments).sort();
  const tree: Segment[] = [];
  for (const segment of sorted) if (segment !== tree[tree.length - 1]) tree.push(segment);
  return Object.freeze(tree);
}

/** The tree without some of its segments and with some others. */
export function exchanged(
  tree: readonly Segment[],
  lost: readonly Segment[],
  gained: readonly Segment[],
): readonly Segment[] {
  const added = gained.length < 2 ? gained : [...gained].sort((one, other) => one - other);
  const all: Segment[] = [];
  let next = 0;
  for (let place = 0; place < tree.length; place++) {
    const segment = tree[place];
    while (next < added.length && added[next] < segment) all.push(added[next++]);
    if (!lost.includes(segment)) all.push(segment);
  }
  while (next < added.length) all.push(added[next++]);
  return Object.freeze(all);
}

/** The trees with that of one seat replaced. */
export function withTree(trees: ProofTrees, seat: number, tree: ProofTree): ProofTrees {
  const changed = [...trees];
  changed[seat] = tree;
  return Object.freeze(changed);
}

/** The trees, those that are as they were being the same values as before. */
export function unchanged(before: ProofTrees, after: ProofTrees): ProofTrees {
  if (before === after) return before;
  const trees = after.map((tree, seat) => (isSame(before[seat], tree) ? before[seat] : tree));
  return trees.every((tree, seat) => tree === before[seat]) ? before : Object.freeze(trees);
}

function isSame(one: ProofTree, other: ProofTree): boolean {
  if (one === other) return true;
  if (one === null || other === null || one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}
