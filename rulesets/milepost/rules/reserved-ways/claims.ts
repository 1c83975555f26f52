// Which tree needs which segment: the proof trees as a table by segment, so that this question costs one look-up.

import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import type { ProofTree } from './trees.js';

/** A segment that changes hands: from the seat that has claimed it to the one that claims it now; nobody is {@link NOBODY}. */
export interface Change {
  readonly segment: Segment;
  readonly from: number;
  readonly to: number;
}

/** Trees, and a way to ask who claims a segment. Good until claims of other trees are asked for on the same board. */
export interface Claims {
  /** Which seats have trees: null is none. */
  readonly trees: ProofTrees;
  /** The seat whose tree needs the segment, or {@link NOBODY}. */
  of(segment: Segment): number;
}

/** The claims of all trees, which {@link Claims.of} may read only a part of. */
export interface AllClaims extends Claims {
  /** By segment: the seat whose tree needs it, or {@link NOBODY}. */
  readonly table: Int8Array;
}

interface Table {
  /** By segment: the seat whose tree claims it, or {@link NOBODY}. */
  readonly claimants: Int8Array;
  /** By seat: the tree whose claims are noted there. */
  readonly noted: ProofTree[];
  /** All of them, if they can change no more: most questions are about the trees of the one before. */
  trees: ProofTrees | null;
}

const tablesOf = onceABoard(
  ({ segmentCount }): Table => ({
    claimants: new Int8Array(segmentCount).fill(NOBODY),
    noted: [],
    trees: null,
  }),
);

/** By segment the seat whose tree claims it. The table is the board's own: the next question may change it. */
export function claimTable(board: MilepostBoard, trees: ProofTrees): Int8Array {
  const table = tablesOf(board);
  const { claimants, noted } = table;
  if (table.trees === trees) return claimants;
  // Few trees change between two questions, so only the changed ones are written again.
  const seats = Math.max(noted.length, trees.length);
  const isNoted = (seat: number) => noted[seat] === (trees[seat] ?? null);
  for (let seat = 0; seat < noted.length; seat++) if (!isNoted(seat)) write(claimants, noted[seat], NOBODY);
  for (let seat = 0; seat < trees.length; seat++) if (!isNoted(seat)) write(claimants, trees[seat], seat);
  let isSettled = Object.isFrozen(trees);
  for (let seat = 0; seat < seats; seat++) {
    const tree = trees[seat] ?? null;
    // A tree that is not frozen may still be changed by its owner, so a copy of it is compared next time.
    const isFixed = tree === null || Object.isFrozen(tree);
    noted[seat] = isFixed ? tree : [...tree];
    isSettled &&= isFixed;
  }
  table.trees = isSettled ? trees : null;
  return claimants;
}

function write(claimants: Int8Array, tree: ProofTree, claimant: number): void {
  if (tree !== null) for (let place = 0; place < tree.length; place++) claimants[tree[place]] = claimant;
}

/** Notes the claims of trees that have come of others by a few changes, if those of the others are noted. */
export function carryClaims(
  board: MilepostBoard,
  before: ProofTrees,
  after: ProofTrees,
  changes: readonly Change[],
): void {
  const table = tablesOf(board);
  const { claimants, noted } = table;
  for (let seat = 0; seat < before.length; seat++) if (noted[seat] !== before[seat]) return;
  table.trees = Object.isFrozen(after) ? after : null;
  for (const { segment, to } of changes) claimants[segment] = to;
  for (let seat = 0; seat < after.length; seat++) noted[seat] = after[seat];
}

/** The claims of the trees. */
export function claimsOf(board: MilepostBoard, trees: ProofTrees): AllClaims {
  const table = claimTable(board, trees);
  return { trees, table, of: (segment) => table[segment] };
}

/** How many of the segments that end at the milepost the seat claims. */
export function countClaimed(
  { segments }: MilepostBoard,
  claims: Claims,
  seat: number,
  milepost: Milepost,
): number {
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const segment = segments[6 * milepost + direction];
    if (segment >= 0 && claims.of(segment) === seat) count++;
  }
  return count;
}
