// Rings of a builder's own track and tree: what of the tree becomes needless when a build closes one.

import { cityAt } from '../rail/city.js';
import { hasTrackAt, NOBODY } from '../rail/network.js';
import type { ProofTrees } from '../state.js';
import type { KnownGame } from '../types.js';
import { claimTable } from './claims.js';
import { type Build, groundOf } from './ground.js';
import { rejoin } from './rejoin.js';
import { trimmed } from './torn.js';
import { touches, without, withTree } from './trees.js';

/** True if the build may make segments of the builder's tree needless: it ends where he, or his tree, is already. */
export function closesRing({ board, state }: KnownGame, { builder, to }: Build): boolean {
  const tree = state.proofTrees[builder];
  if (tree === null || tree.length === 0) return false;
  return (
    cityAt(board, to)?.size === 'major' ||
    hasTrackAt(board, state.rail, builder, to) ||
    touches(board, tree, to)
  );
}

/** The trees without what a build that closed a ring has made needless: the longest piece of tree in the ring. */
export function withoutRing(game: KnownGame, trees: ProofTrees, build: Build): ProofTrees {
  const { board } = game;
  const { builder, from, to } = build;
  // The rest of the ring is a way that was there before.
  const ring = rejoin(groundOf(game), trees, { seat: builder, ends: [from, to] }, { onlyOwn: true });
  if (typeof ring === 'string' || !('mileposts' in ring)) return trees;
  const table = claimTable(board, trees);
  let [longest, length, run] = [NOBODY, 0, 0];
  ring.segments.forEach((segment, place) => {
    run = segment >= 0 && table[segment] === builder ? run + 1 : 0;
    if (run > length) [longest, length] = [place, run];
  });
  // The segment in the middle goes with all that hangs on it on either side.
  const middle = longest - (length >> 1);
  if (length === 0) return trees;
  const ends = [ring.mileposts[middle - 1], ring.mileposts[middle]];
  if (ends.some((end) => board.portAt[end] >= 0)) return trees;
  const left = without(trees[builder], ring.segments[middle]) ?? [];
  return withTree(
    trees,
    builder,
    ends.reduce((tree, end) => trimmed(groundOf(game, build), tree, builder, end), left),
  );
}
