// The rail after a build: one more segment, the right to a ferry or link that comes with it, and the ways
// that are kept for seats from now on. Also how any other change of the rail is put on the board.

import { onceABoard } from '../../board/once-a-board.js';
import { lastingLinks, linkKey } from '../rail/city-links.js';
import { rightNeeded } from '../rail/crossings.js';
import { sealRail, withRight, withSegment } from '../rail/network.js';
import type { Build } from '../reserved-ways/ground.js';
import { certified } from '../reserved-ways/other-rails.js';
import { noteWays } from '../reserved-ways/rail-notes.js';
import { waysAfterBuild } from '../reserved-ways/reserved-ways.js';
import type { MilepostState, Rail } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';
import { carryStarts } from './build-starts.js';

// Lines are tried before they are played: these builds are kept, and all that is noted of their rails.
const KEPT = 32;
const lastBuilds = onceABoard((_) => new Map<Rail, { readonly key: string; readonly after: Rail }>());

/** The rail after the build, with the right that it buys (M-FERRY-2). */
export function railAfterBuild(game: KnownGame, build: Build): Rail {
  const { board, state } = game;
  const { rail } = state;
  const last = lastBuilds(board);
  const key = [build.builder, build.from, build.to, linkKey(lastingLinks(game))].join();
  const known = last.get(rail);
  if (known?.key === key) return known.after;
  const after = extendedBy(game, build);
  last.delete(rail);
  if (Object.isFrozen(rail)) last.set(rail, { key, after });
  for (const oldest of last.keys()) {
    if (last.size <= KEPT) break;
    last.delete(oldest);
  }
  return after;
}

function extendedBy(game: KnownGame, build: Build): Rail {
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
