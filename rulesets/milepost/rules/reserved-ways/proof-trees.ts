// The proof trees of a board as it stands (M-BUILD-12, M-OPEN-11b). They lie in the state, so that what is legal follows from the
// state alone: each seat's tree joins all majors for it, no two need the same unbuilt segment, and together they fit into
// cities and ports. What a build makes of them is after-build.ts, what events and deals do is after-change.ts.

import { createNotes } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { markSegments } from '../../board/marks.js';
import { limitsAt } from '../entry/limits.js';
import type { MilepostState, ProofTrees } from '../state.js';
import type { KnownGame } from '../types.js';
import { type Claims, claimsOf } from './claims.js';
import { type Ground, groundOf, isOpenTo } from './ground.js';
import { plainlyJoins } from './joined.js';
import { neededOf } from './needed.js';
import { isOverfull } from './places.js';
import { isCutOff, repair, thorough } from './repair.js';
import { findTree } from './search.js';
import { withTree } from './trees.js';

/**
 * Trees for a board as it stands, found from nothing: seat by seat, each past those before it or, failing that, at their cost.
 * Where that leaves somebody out, the last seats go first; if nobody's order serves all, the first seats have trees.
 */
export function newTrees(ground: Ground): ProofTrees {
  const seats = ground.rail.tracks.map((_, seat) => seat);
  const first = grownInOrder(ground, seats);
  for (let turn = 1; first.includes(null) && turn < seats.length; turn++) {
    const trees = grownInOrder(ground, [...seats.slice(turn), ...seats.slice(0, turn)]);
    if (!trees.includes(null)) return trees;
  }
  return first;
}

function grownInOrder(ground: Ground, order: readonly number[]): ProofTrees {
  let trees: ProofTrees = order.map(() => null);
  for (const seat of order) {
    const alone = findTree(ground, { seat, trees });
    const mended =
      alone === null
        ? repair(ground, withTree(trees, seat, []), { broken: [seat], crowded: [] }, thorough(ground))
        : withTree(trees, seat, alone);
    if (!isCutOff(mended)) trees = mended;
  }
  return trees;
}

/** What is wrong with the proof trees of a game, as sentences. */
export function brokenTrees(game: KnownGame): readonly string[] {
  const { proofTrees, rail, inPlay } = game.state;
  const kept = soundWith.of(proofTrees);
  if (kept !== undefined && kept.rail === rail && kept.inPlay === inPlay) return [];
  const found = faultsOf(game);
  const isSettled = Object.isFrozen(proofTrees) && Object.isFrozen(rail) && Object.isFrozen(inPlay);
  if (found.length === 0 && isSettled) soundWith.write(proofTrees, { rail, inPlay });
  return found;
}

// Trees that were found sound, and what they were found sound with.
const soundWith = /* @__PURE__ */ (() => createNotes<ProofTrees, Pick<MilepostState, 'rail' | 'inPlay'>>())();

function faultsOf(game: KnownGame): readonly string[] {
  const { proofTrees: trees } = game.state;
  const ground = groundOf(game);
  const { ends } = ground.board;
  const found: string[] = [];
  const isClaimed = markSegments(ground.board);
  for (let seat = 0; seat < trees.length; seat++) {
    const tree = trees[seat] ?? [];
    for (let place = 0; place < tree.length; place++) {
      const segment = tree[place];
      const isSound =
        ends[2 * segment] >= 0 &&
        isOpenTo(ground, seat, segment) &&
        !isClaimed(segment) &&
        (place === 0 || tree[place - 1] < segment);
      if (!isSound) return [`the proof tree of seat ${seat} needs segments that it cannot have (M-BUILD-12)`];
    }
  }
  const claims = claimsOf(ground.board, trees);
  trees.forEach((tree, seat) => {
    if (tree !== null && !plainlyJoins(ground, seat, tree) && neededOf(ground, claims, seat) === null)
      found.push(`the proof tree of seat ${seat} does not join all major cities (M-BUILD-12)`);
  });
  if (crowdedAt(ground, claims, limitedEnds(ground, trees)).length > 0)
    found.push('the proof trees need more of a city or port than it has (M-BUILD-12)');
  return found;
}

// The ends of the trees' segments at which a limit holds, each once.
function limitedEnds({ board }: Ground, trees: ProofTrees): readonly Milepost[] {
  const { ends } = board;
  const found = new Set<Milepost>();
  for (const tree of trees) {
    if (tree === null) continue;
    for (let place = 0; place < tree.length; place++) {
      for (let end = 2 * tree[place]; end <= 2 * tree[place] + 1; end++)
        if (limitsAt(board, ends[end]).length > 0) found.add(ends[end]);
    }
  }
  return [...found];
}

/** Those of the mileposts of which the trees take more than there is. */
export function crowdedAt(
  ground: Ground,
  claims: Claims,
  mileposts: readonly Milepost[],
): readonly Milepost[] {
  return mileposts.filter((milepost) => isOverfull(ground, claims, milepost));
}

/** The trees, and one for each seat without a tree if there is room for it beside the others. */
export function regrown(ground: Ground, trees: ProofTrees): ProofTrees {
  let grown = trees;
  for (let seat = 0; seat < trees.length; seat++) {
    if (grown[seat] !== null) continue;
    const tree = findTree(ground, { seat, trees: grown });
    if (tree !== null) grown = withTree(grown, seat, tree);
  }
  return grown;
}
