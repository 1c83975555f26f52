// Rings of a builder's own track and tree: what of the tree becomes needless when a build closes one.

import { cityAt } from '../rail/city.js';
import { hasTrackAt, NOBODY } from '../rail/network.js';
import type { KnownGame } from '../types.js';
import { claimsOf, countClaimed } from './claims.js';
import { type Build, groundOf } from './ground.js';
import { rejoin } from './rejoin.js';
import { trim } from './torn.js';
import { claim, type Trial } from './trial.js';

/** True if the build may make segments of the builder's tree needless: it ends where he, or his tree, is already. */
export function closesRing({ board, state }: KnownGame, { builder, to }: Build): boolean {
  const tree = state.proofTrees[builder];
  if (tree === null || tree.length === 0) return false;
  return (
    cityAt(board, to)?.size === 'major' ||
    hasTrackAt(board, state.rail, builder, to) ||
    countClaimed(board, claimsOf(board, state.proofTrees), builder, to) > 0
  );
}

/** Takes from the builder's tree what a build that closes a ring makes needless: the longest piece of tree in the ring. */
export function openRing(game: KnownGame, trial: Trial, build: Build): void {
  const { board } = game;
  const { builder, from, to } = build;
  // The way that joined both ends before the build; the build makes a ring of it.
  const ring = rejoin(groundOf(game), trial, { seat: builder, ends: [from, to] }, { onlyOwn: true });
  if (typeof ring === 'string' || !('mileposts' in ring)) return;
  let [longest, length, run] = [NOBODY, 0, 0];
  ring.segments.forEach((segment, place) => {
    run = segment >= 0 && trial.table[segment] === builder ? run + 1 : 0;
    if (run > length) [longest, length] = [place, run];
  });
  if (length === 0) return;
  // Claim no longer the segment in the middle; trimming takes the rest of the piece on both sides of it.
  const middle = longest - (length >> 1);
  const ends = [ring.mileposts[middle - 1], ring.mileposts[middle]];
  if (ends.some((end) => board.portAt[end] >= 0)) return;
  claim(trial, ring.segments[middle], NOBODY);
  const ground = groundOf(game, build);
  for (const end of ends) trim(ground, trial, builder, end);
}
