// Trying out changes of the trees. A trial changes the claims on the board segment by segment and notes each change; at the end
// they are all taken back. New trees are made only of changes that turned out well.

import type { MilepostBoard, Segment } from '../../board/board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import { type AllClaims, type Change, claimsOf } from './claims.js';
import { exchanged } from './trees.js';

/** Claims that are being changed. {@link AllClaims.trees} stay what they were: which seats have trees does not change. */
export interface Trial extends AllClaims {
  /** What was changed, the latest last: segments, and who claimed them until then. */
  readonly log: Claim[];
}

interface Claim {
  readonly segment: Segment;
  readonly seat: number;
}

/** What comes of an attempt to change the claims of the trees, all of which is taken back after it. */
export function onTrial<Result>(
  board: MilepostBoard,
  trees: ProofTrees,
  attempt: (trial: Trial) => Result,
): Result {
  const { table, of } = claimsOf(board, trees);
  const trial: Trial = { trees, table, of, log: [] };
  try {
    return attempt(trial);
  } finally {
    takeBack(trial, 0);
  }
}

/** Lets a seat, or {@link NOBODY}, claim a segment instead of whoever did so before. */
export function claim({ table, log }: Trial, segment: Segment, seat: number): void {
  if (table[segment] === seat) return;
  log.push({ segment, seat: table[segment] });
  table[segment] = seat;
}

/** Takes back all changes but so many. */
export function takeBack({ table, log }: Trial, changes: number): void {
  while (log.length > changes) {
    const { segment, seat } = log.pop() as Claim;
    table[segment] = seat;
  }
}

/** What the seat claims now, in no order. */
export function claimedBy({ trees, table, log }: Trial, seat: number): readonly Segment[] {
  const claimed = new Set(trees[seat]);
  for (const { segment } of log) claimed.add(segment);
  return [...claimed].filter((segment) => table[segment] === seat);
}

/** What the trial has come to: each segment that has changed hands, once. */
export function changesIn({ table, log }: Trial): readonly Change[] {
  const changes: Change[] = [];
  for (let place = 0; place < log.length; place++) {
    const { segment, seat: from } = log[place];
    const isFirst = log.findIndex((change) => change.segment === segment) === place;
    if (isFirst && table[segment] !== from) changes.push({ segment, from, to: table[segment] });
  }
  return changes;
}

/** The changes that make the trees before to those after. */
export function changesBetween(before: ProofTrees, after: ProofTrees): readonly Change[] {
  const claimants = new Map<Segment, { from: number; to: number }>();
  before.forEach((tree, from) => {
    for (const segment of tree ?? []) claimants.set(segment, { from, to: NOBODY });
  });
  after.forEach((tree, to) => {
    for (const segment of tree ?? [])
      claimants.set(segment, { from: claimants.get(segment)?.from ?? NOBODY, to });
  });
  return [...claimants]
    .map(([segment, { from, to }]) => ({ segment, from, to }))
    .filter(({ from, to }) => from !== to);
}

/** The trees once segments have changed hands; those that lose and gain nothing are the same values as before. */
export function withChanges(trees: ProofTrees, changes: readonly Change[]): ProofTrees {
  if (changes.length === 0) return trees;
  const after = [...trees];
  for (let seat = 0; seat < trees.length; seat++) {
    const tree = trees[seat];
    if (tree === null) continue;
    const [lost, gained]: [Segment[], Segment[]] = [[], []];
    for (const { segment, from, to } of changes) {
      if (from === seat) lost.push(segment);
      if (to === seat) gained.push(segment);
    }
    if (lost.length + gained.length > 0) after[seat] = exchanged(tree, lost, gained);
  }
  return Object.freeze(after);
}
