// What a build does to the proof trees (M-BUILD-12). A player who builds along his own tree changes nothing for the others. A
// build that takes a segment or a place from another player's tree is allowed only if that tree finds another way, and so do the
// trees that have to make room for it.

import type { CityLink, Milepost, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { limitsOf } from '../entry/limits.js';
import { lastingLinks } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import type { ProofTrees, Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { type Change, type Claims, carryClaims, claimsOf, claimTable } from './claims.js';
import { isKnownTooNarrow } from './cuts.js';
import { type Build, type Ground, groundOf } from './ground.js';
import { mendGaps } from './mend.js';
import { claimantsAt, isOverfull } from './places.js';
import { crowdedAt, regrown } from './proof-trees.js';
import type { Gap } from './rejoin.js';
import { type CutOff, isCutOff, repair } from './repair.js';
import { closesRing, openRing } from './rings.js';
import { tear } from './torn.js';
import { without, withTree } from './trees.js';
import { changesBetween, changesIn, claim, onTrial, type Trial, takeBack, withChanges } from './trial.js';
import { hasHint, hasWayRound, noteWayRound } from './ways-round.js';

/** The player whom the build would leave without a way of his own to join all majors, or undefined. */
export function cutOffByBuild(game: KnownGame, build: Build): number | undefined {
  const { board, state } = game;
  const segment = board.segment(build.from, build.to);
  if (isHarmless(game, build)) return undefined;
  const claims = claimsOf(board, state.proofTrees);
  const claimant = claims.table[segment];
  if (claimant !== NOBODY && hasHint(board, segment)) {
    const ground = groundOf(game, build);
    if (!crowds(ground, claims, build) && hasWayRound(ground, claims, claimant, segment)) return undefined;
  }
  const beside = makingWay(game, build);
  return isCutOff(beside) ? beside.cutOff : undefined;
}

/** The trees after a build that cuts nobody off. */
export function treesAfterBuild(game: KnownGame, build: Build): ProofTrees {
  const { board, state } = game;
  const { proofTrees: before } = state;
  const segment = board.segment(build.from, build.to);
  if (claimTable(board, before)[segment] === build.builder)
    return treesWith(board, before, [{ segment, from: build.builder, to: NOBODY }]);
  const beside = isHarmless(game, build) ? [] : makingWay(game, build);
  const trees = isCutOff(beside) ? withTree(before, beside.cutOff, null) : before;
  const changes = changesBy(game, build, trees, isCutOff(beside) ? [] : beside);
  const after = treesWith(board, trees, changes);
  return after.includes(null) ? regrown(groundOf(game, build), after) : after;
}

function treesWith(board: MilepostBoard, before: ProofTrees, changes: readonly Change[]): ProofTrees {
  const after = withChanges(before, changes);
  carryClaims(board, before, after, changes);
  return after;
}

// The changes beside the build, and what the builder's own tree loses where it closes a ring.
function changesBy(
  game: KnownGame,
  build: Build,
  trees: ProofTrees,
  beside: readonly Change[],
): readonly Change[] {
  if (!closesRing(game, build)) return beside;
  return onTrial(game.board, trees, (trial) => {
    for (const { segment, to } of beside) claim(trial, segment, to);
    openRing(game, trial, build);
    return changesIn(trial);
  });
}

function hasLimit(board: MilepostBoard, { from, to }: Build): boolean {
  const limits = limitsOf(board).at;
  return limits[from] !== undefined || limits[to] !== undefined;
}

// True where no tree needs the segment but perhaps the builder's own, and none the room that the build takes: most builds.
function isHarmless(game: KnownGame, build: Build): boolean {
  const { board, state } = game;
  const claimant = claimTable(board, state.proofTrees)[board.segment(build.from, build.to)];
  if (claimant !== NOBODY) return claimant === build.builder;
  return !hasLimit(board, build) || !crowds(groundOf(game, build), claimsOf(board, state.proofTrees), build);
}

// True if the build leaves too little room for the trees where it ends.
function crowds(ground: Ground, claims: Claims, build: Build): boolean {
  return placesOf(ground, build).some((place) => isOverfull(ground, claims, place));
}

// Where the build may take room that trees need.
function placesOf({ board, bought }: Ground, build: Build): readonly Milepost[] {
  return hasLimit(board, build) ? [build.from, build.to, ...(bought?.ports ?? [])] : [];
}

// The last answer on each board: whether a build is legal and what it does are asked one after the other. Of the events only the
// links that they open count, so an event that was just drawn, and is not frozen yet, costs no answer.
const lastAsked = onceABoard((_): { asked: Asked | null } => ({ asked: null }));

interface Asked extends Build {
  readonly rail: Rail;
  readonly proofTrees: ProofTrees;
  readonly links: readonly CityLink[];
  readonly answer: readonly Change[] | CutOff;
}

// How the trees make way for a build, so that none needs its segment or the places that it takes; or who is cut off.
function makingWay(game: KnownGame, build: Build): readonly Change[] | CutOff {
  const { board, state } = game;
  const { rail, proofTrees } = state;
  const { builder, from, to } = build;
  const links = lastingLinks(game);
  const last = lastAsked(board);
  const { asked } = last;
  const isSame =
    asked !== null &&
    asked.proofTrees === proofTrees &&
    asked.rail === rail &&
    asked.links === links &&
    asked.builder === builder &&
    asked.from === from &&
    asked.to === to;
  if (isSame) return asked.answer;
  const answer = driven(game, build);
  // Only answers about frozen values are kept: others may change before they are asked about again.
  if (Object.isFrozen(rail) && Object.isFrozen(proofTrees))
    last.asked = { builder, from, to, rail, proofTrees, links, answer };
  return answer;
}

// The claimant's tree loses the segment of the build, places are taken: what comes of that.
function driven(game: KnownGame, build: Build): readonly Change[] | CutOff {
  const { proofTrees: trees } = game.state;
  const ground = groundOf(game, build);
  const mended = onTrial(game.board, trees, (trial) => mendedBeside(ground, trial, build));
  if (!('gaps' in mended)) return mended;
  const { gaps, crowded } = mended;
  const broken = gaps.map(({ seat }) => seat);
  const [claimant] = broken;
  const left =
    claimant === undefined ? trees : withTree(trees, claimant, without(trees[claimant], ground.segment));
  const repaired = repair(ground, left, { broken, crowded });
  if (!isCutOff(repaired)) return changesBetween(trees, repaired);
  // Name the claimant, whose segment the build takes, not the seat for which the search ended without a tree.
  return crowded.length === 0 ? { cutOff: claimant } : repaired;
}

// What trees lose by a build.
interface Squeeze {
  readonly gaps: readonly Gap[];
  readonly crowded: readonly Milepost[];
}

// The changes that mend the trees, who is cut off, or what is left to be repaired.
function mendedBeside(ground: Ground, trial: Trial, build: Build): readonly Change[] | CutOff | Squeeze {
  const { board, segment } = ground;
  const claimant = trial.table[segment];
  const gaps: readonly Gap[] = claimant === NOBODY ? [] : [{ seat: claimant, ends: [build.from, build.to] }];
  claim(trial, segment, NOBODY);
  const crowded = crowdedAt(ground, trial, placesOf(ground, build));
  if (crowded.length > 0) return mendPast(ground, trial, { gaps, crowded }) ?? { gaps, crowded };
  if (claimant === NOBODY) return [];
  // The hint only saves a search: the seat that is named is the one that the search would name.
  if (isKnownTooNarrow(ground, trial.trees, segment)) return { cutOff: claimant };
  const ways = mendGaps(ground, trial, gaps);
  if (ways === null) return { gaps, crowded };
  if (ways.length === 1) noteWayRound(board, segment, ways[0]);
  return changesIn(trial);
}

// The changes once one of the trees has left a place that is overfull, the builder's first: he has just got what he came for.
function mendPast(ground: Ground, trial: Trial, { gaps, crowded }: Squeeze): readonly Change[] | null {
  const { builder } = ground;
  const claimants = claimantsAt(ground, trial, crowded[0]);
  const before = trial.log.length;
  for (const seat of [...claimants].sort(
    (one, other) => Number(other === builder) - Number(one === builder),
  )) {
    takeBack(trial, before);
    const torn = tear(ground, trial, seat, crowded[0]) ?? [];
    if (crowdedAt(ground, trial, crowded).length > 0) continue;
    if (mendGaps(ground, trial, [...gaps, ...torn]) !== null) return changesIn(trial);
  }
  return null;
}
