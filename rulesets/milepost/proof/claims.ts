// Who claims which segment: the proof trees turned round, so that a question costs one look-up.

import type { MilepostBoard, Segment } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import type { ProofTree } from './trees.js';

/** Trees, and a way to ask who claims a segment. Good until claims of other trees are asked for on the same board. */
export interface Claims {
  readonly trees: ProofTrees;
  /** The seat whose tree needs the segment, or {@link NOBODY}. */
  of(segment: Segment): number;
}

interface Table {
  /** By segment: the seat whose tree claims it, or {@link NOBODY}. */
  readonly claimants: Int8Array;
  /** By seat: the tree whose claims are noted there. */
  readonly noted: ProofTree[];
}

const tablesOf = /* @__PURE__ */ (() =>
  onceABoard(
    ({ segmentCount }): Table => ({ claimants: new Int8Array(segmentCount).fill(NOBODY), noted: [] }),
  ))();

/** By segment the seat whose tree claims it. The table is the board's own: the next question may change it. */
export function claimTable(board: MilepostBoard, trees: ProofTrees): Int8Array {
  const { claimants, noted } = tablesOf(board);
  const seats = Math.max(noted.length, trees.length);
  let isChanged = false;
  for (let seat = 0; seat < seats; seat++) if (noted[seat] !== (trees[seat] ?? null)) isChanged = true;
  if (!isChanged) return claimants;
  // From one question to the next few trees change, so only those are noted anew.
  const isNoted = (seat: number) => noted[seat] === (trees[seat] ?? null);
  for (let seat = 0; seat < noted.length; seat++) if (!isNoted(seat)) write(claimants, noted[seat], NOBODY);
  for (let seat = 0; seat < trees.length; seat++) if (!isNoted(seat)) write(claimants, trees[seat], seat);
  for (let seat = 0; seat < seats; seat++) {
    const tree = trees[seat] ?? null;
    // Who hands in a tree that is not frozen may change it.
    noted[seat] = tree === null || Object.isFrozen(tree) ? tree : [...tree];
  }
  return claimants;
}

function write(claimants: Int8Array, tree: ProofTree, claimant: number): void {
  if (tree !== null) for (let place = 0; place < tree.length; place++) claimants[tree[place]] = claimant;
}

/** The claims of the trees. */
export function claimsOf(board: MilepostBoard, trees: ProofTrees): Claims {
  const table = claimTable(board, trees);
  return { trees, of: (segment) => table[segment] };
}
