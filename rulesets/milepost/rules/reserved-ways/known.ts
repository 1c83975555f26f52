// What is known of a rail: ways for everyone that are at hand, and what was found out about builds. It hangs on the rail and is never
// part of a state. Where nothing is known, ways come from the position alone.

import { createNotes, deepFreeze } from '../../../../src/core/engine/index.js';
import type { CityLink, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { lastingLinks, linkKey } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { faultsOf, waysForEveryone } from './everyone.js';
import { copyOf, type Ground, groundOf, losesBy, noWays, segmentsOf, type Ways } from './ground.js';
import { hasLimit } from './places.js';
import { findWay } from './search.js';

/** Why something is refused: a cut proves that there are no ways for everyone, or the search from the position found none. */
export type Refusal = { readonly reason: 'proven' | 'not-found' };

/** Ways with which a build is legal, if they had to be laid; or why it is not. */
export type Answer = { readonly ways: Ways | null } | Refusal;

/** Ways for everyone. */
export interface Witness {
  ways: Ways;
  /** Seats that have built beside their ways since these were pruned, as bits: they may need less of them. */
  loose: number;
}

/** What is known of a rail. It hangs on the rail, is never part of a state, and never decides. */
export interface Known {
  readonly links: readonly CityLink[];
  /** The latest first. None where there are no ways for everyone: then each seat is asked alone. */
  readonly witnesses: Witness[];
  /** What was found out about builds, by build. */
  answers: Map<number, Answer> | null;
  /** Ways from the position alone, once they are asked for; null if none were found. */
  before: Ways | null | undefined;
  /** Where there are no ways for everyone: by seat the way that it would have alone, or null. */
  alone: readonly (Ways | null)[] | null;
}

/** What is known, by rail. */
export const knownOf = /* @__PURE__ */ (() => createNotes<Rail, Known>())();

/** What is known of the rail of a game; ways from the position alone if nothing is. */
export function knownOn(game: KnownGame): Known {
  const rail = fixedRail(game);
  const links = lastingLinks(game);
  const kept = knownOf.of(rail);
  if (kept !== undefined && kept.links === links) return kept;
  // A link that has opened since takes nothing from ways, and what was refused may be legal now.
  const isMore =
    kept !== undefined && kept.witnesses.length > 0 && kept.links.every((link) => links.includes(link));
  const ways = isMore ? null : waysFrom(game);
  const witnesses = isMore ? kept.witnesses : ways === null ? [] : [{ ways, loose: 0 }];
  const known: Known = { links, witnesses, answers: null, before: isMore ? undefined : ways, alone: null };
  knownOf.write(rail, known);
  return known;
}

// The rail, or a copy of it if it may still change: the last one, as long as it says the same.
function fixedRail({ board, state: { rail } }: KnownGame): Rail {
  if (Object.isFrozen(rail)) return rail;
  const last = lastCopy(board);
  const text = JSON.stringify(rail);
  if (last.text !== text) {
    last.text = text;
    last.rail = deepFreeze(JSON.parse(text) as Rail);
  }
  return last.rail as Rail;
}

const lastCopy = onceABoard((_): { text: string; rail: Rail | null } => ({ text: '', rail: null }));

// Ways from the position alone. Boards without track are asked about at the start of each game, so their ways are kept.
function waysFrom(game: KnownGame): Ways | null {
  const { rules, board, state } = game;
  const { tracks, rights, reserved } = state.rail;
  const isEmpty = reserved.length === 0 && [...tracks, ...rights].every(({ length }) => length === 0);
  if (!isEmpty) return waysForEveryone(groundOf(game));
  const { cityEntrants, citySegments } = rules;
  const limits = `${cityEntrants.small} ${cityEntrants.medium} ${citySegments}`;
  const key = `${tracks.length} ${limits} ${linkKey(lastingLinks(game))}`;
  const kept = firstWays(board);
  let ways = kept.get(key);
  if (ways === undefined) {
    ways = waysForEveryone(groundOf(game));
    kept.set(key, ways);
  }
  return ways;
}

const firstWays = onceABoard((_) => new Map<string, Ways | null>());

/**
 * The ways that a board shows as reserved, from the position alone: by seat its unbuilt segments, ascending; null where there are no
 * ways for everyone. Searched for anew each time (5 to 20 ms on a real board).
 */
export function reservedWays(game: KnownGame): readonly (readonly Segment[])[] | null {
  const ways = waysFrom(game);
  const ground = groundOf(game);
  return ways && game.state.seats.map((_, seat) => segmentsOf(ground, ways, seat));
}

/** What is wrong with the witnesses of a rail, as sentences; nothing if each serves everyone. For tests: play need not ask. */
export function faultsOfWays(game: KnownGame): readonly string[] {
  const ground = groundOf(game);
  const { witnesses } = knownOn(game);
  return witnesses.flatMap(({ ways }) => faultsOf(ground, copyOf(ground, ways)));
}

/**
 * True if a seat that could join all majors alone no longer could. Where there are no ways for everyone before a build, only this
 * refuses it. Ways that each seat would have alone come from the position, so nothing shows here either.
 */
export function isCutOffAlone(game: KnownGame, ground: Ground, known: Known): boolean {
  const before = groundOf(game);
  known.alone ??= game.state.seats.map((_, seat) => wayAlone(before, seat));
  const { ends } = ground.board;
  const isLimited = hasLimit(ground.board, ends[2 * ground.segment], ends[2 * ground.segment + 1]);
  return known.alone.some((way, seat) => {
    if (way === null || (!isLimited && losesBy(ground, way) === NOBODY)) return false;
    return wayAlone(ground, seat) === null;
  });
}

/** The way that a seat would have alone, or null. */
export function wayAlone(ground: Ground, seat: number): Ways | null {
  const way = findWay(ground, { seat, claims: { ways: noWays(ground.board), found: 0 } });
  if (way === null) return null;
  const ways = noWays(ground.board).slice();
  for (const segment of way) ways[segment] = seat;
  return ways;
}
