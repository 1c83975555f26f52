// What a build makes of the proof trees (M-BUILD-12). Who builds along his own tree changes nothing for the others. A build that
// takes something from another's tree stands only if that tree, and those it drives away in its turn, find other ways.

import type { Milepost, MilepostBoard } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees, Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { claimsOf, claimTable } from './claims.js';
import { isKnownTooNarrow } from './cuts.js';
import { type Build, type Ground, groundOf } from './ground.js';
import { mendGaps } from './mend.js';
import { claimantsAt, isOverfull, limitsOf } from './places.js';
import { crowdedAt, regrown } from './proof-trees.js';
import type { Gap } from './rejoin.js';
import { type CutOff, isCutOff, repair } from './repair.js';
import { closesRing, withoutRing } from './rings.js';
import { torn } from './torn.js';
import { isOn, unchanged, without, withTree } from './trees.js';
import { hasWayRound, noteWayRound } from './ways-round.js';

/** The player whom the build would leave without a way of his own to join all majors, or undefined. */
export function cutOffByBuild(game: KnownGame, build: Build): number | undefined {
  const { board, state } = game;
  const { builder, from, to } = build;
  const segment = board.segment(from, to);
  const claimant = claimTable(board, state.proofTrees)[segment];
  if (claimant === builder || (claimant === NOBODY && !hasLimit(board, build))) return undefined;
  const ground = groundOf(game, build);
  const claims = claimsOf(board, state.proofTrees);
  const isCrowded = placesOf(ground, build).some((place) => isOverfull(ground, claims, place));
  if (!isCrowded && (claimant === NOBODY || hasWayRound(ground, claims, claimant, segment))) return undefined;
  const trees = treesBeside(game, build);
  return isCutOff(trees) ? trees.cutOff : undefined;
}

/** The trees after a build that cuts nobody off. */
export function treesAfterBuild(game: KnownGame, build: Build): ProofTrees {
  const { board, state } = game;
  const { builder, from, to } = build;
  const { proofTrees: before } = state;
  const segment = board.segment(from, to);
  const claimant = claimTable(board, before)[segment];
  if (claimant === builder) return withTree(before, builder, without(before[builder], segment));
  const isFree = claimant === NOBODY && !hasLimit(board, build);
  const beside = isFree ? before : treesBeside(game, build);
  const trees = isCutOff(beside) ? withTree(before, beside.cutOff, null) : beside;
  const lean = closesRing(game, build) ? withoutRing(game, trees, build) : trees;
  return unchanged(before, lean.includes(null) ? regrown(groundOf(game, build), lean) : lean);
}

function hasLimit(board: MilepostBoard, { from, to }: Build): boolean {
  const limits = limitsOf(board).at;
  return limits[from] !== undefined || limits[to] !== undefined;
}

// Where the build may take room that trees need.
function placesOf({ board, bought }: Ground, build: Build): readonly Milepost[] {
  return hasLimit(board, build) ? [build.from, build.to, ...(bought?.ports ?? [])] : [];
}

interface Asked extends Build {
  readonly rail: Rail;
  readonly proofTrees: ProofTrees;
  readonly inPlay: unknown;
  readonly answer: ProofTrees | CutOff;
}

// The last answer on each board: whether a build is legal and what it does are asked one after the other.
const lastAsked = /* @__PURE__ */ (() => onceABoard((_): { asked: Asked | null } => ({ asked: null })))();

// The trees beside a build, none of which needs its segment or the places that it takes; or who is cut off.
function treesBeside(game: KnownGame, build: Build): ProofTrees | CutOff {
  const { rail, proofTrees, inPlay } = game.state;
  const last = lastAsked(game.board);
  const { asked } = last;
  const isSame =
    asked !== null &&
    asked.rail === rail &&
    asked.proofTrees === proofTrees &&
    asked.inPlay === inPlay &&
    asked.builder === build.builder &&
    asked.from === build.from &&
    asked.to === build.to;
  if (isSame) return asked.answer;
  const answer = driven(game, build);
  // What is not frozen may change before it is asked about again.
  if (Object.isFrozen(rail) && Object.isFrozen(proofTrees) && Object.isFrozen(inPlay))
    last.asked = { ...build, rail, proofTrees, inPlay, answer };
  return answer;
}

// The trees once the claimant's has lost the segment of the build, and places have been taken.
function driven(game: KnownGame, build: Build): ProofTrees | CutOff {
  const { board, state } = game;
  const { proofTrees: trees } = state;
  const ground = groundOf(game, build);
  const { segment } = ground;
  const claimant = trees.findIndex((tree) => isOn(tree, segment));
  const left = claimant < 0 ? trees : withTree(trees, claimant, without(trees[claimant], segment));
  const gaps: readonly Gap[] = claimant < 0 ? [] : [{ seat: claimant, ends: [build.from, build.to] }];
  const crowded = crowdedAt(ground, left, placesOf(ground, build));
  if (crowded.length > 0)
    return (
      mendPast(ground, left, { gaps, crowded }) ?? repair(ground, left, { broken: brokenBy(gaps), crowded })
    );
  if (gaps.length === 0) return left;
  // Whoever is searched for last, it is the claimant's segment that is taken: a hint must not change who is named.
  if (isKnownTooNarrow(ground, left, segment)) return { cutOff: claimant };
  const mended = mendGaps(ground, left, gaps);
  if (mended === null) {
    const repaired = repair(ground, left, { broken: brokenBy(gaps), crowded });
    return isCutOff(repaired) ? { cutOff: claimant } : repaired;
  }
  if (mended.ways.length === 1) noteWayRound(board, segment, mended.ways[0]);
  return mended.trees;
}

function brokenBy(gaps: readonly Gap[]): readonly number[] {
  return gaps.map(({ seat }) => seat);
}

// The trees once one of them has left a place that is overfull, the builder's first: he has just got what he came for.
function mendPast(ground: Ground, trees: ProofTrees, { gaps, crowded }: Squeeze): ProofTrees | null {
  const { builder } = ground;
  const claimants = claimantsAt(ground, claimsOf(ground.board, trees), crowded[0]);
  for (const seat of [...claimants].sort(
    (one, other) => Number(other === builder) - Number(one === builder),
  )) {
    const left = torn(ground, trees, seat, crowded[0]);
    const others = withTree(trees, seat, left.tree);
    if (crowdedAt(ground, others, crowded).length > 0) continue;
    const mended = mendGaps(ground, others, [...gaps, ...left.gaps]);
    if (mended !== null) return mended.trees;
  }
  return null;
}

interface Squeeze {
  readonly gaps: readonly Gap[];
  readonly crowded: readonly Milepost[];
}
