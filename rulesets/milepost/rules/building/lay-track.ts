// The rail after a build: one more segment, the right to a ferry or link that comes with it, and the ways
// that are kept for seats from now on. Also how any other change of the rail is put on the board.

import { lastingLinks } from '../rail/city-links.js';
import { rightNeeded } from '../rail/crossings.js';
import { sealRail, withRight, withSegment } from '../rail/network.js';
import type { Build } from '../reserved-ways/ground.js';
import { certified } from '../reserved-ways/other-rails.js';
import { noteWays } from '../reserved-ways/rail-notes.js';
import { waysAfterBuild } from '../reserved-ways/reserved-ways.js';
import type { MilepostState, Rail } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';
import { carryStarts } from './build-starts.js';

/** The rail after the build, with the right that it buys (M-FERRY-2). */
export function railAfterBuild(game: KnownGame, build: Build): Rail {
  const { board, state } = game;
  const { builder, from, to } = build;
  const { rail } = state;
  const bought = rightNeeded(board, rail, builder, to);
  const holding = bought === undefined ? rail : withRight(rail, builder, bought.id);
  const kept = waysAfterBuild(game, build);
  const after = withSegment(holding, {
    seat: builder,
    segment: board.segment(from, to),
    ways: kept?.texts ?? null,
  });
  carryStarts(board, rail.tracks[builder], after.tracks[builder], [from, to]);
  noteWays(after, { links: lastingLinks(game), ways: kept?.ways ?? null });
  return sealRail(after, builder);
}

/** Puts another rail on the board, by an event or because something has lapsed. */
export function changeRail({ rules, board, before }: StepContext, state: MilepostState, rail: Rail): void {
  const then = { rules, board, state: before };
  state.rail = certified(then, { rules, board, state: { ...before, rail } });
}
