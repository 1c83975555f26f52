// What follows from a rail: its certificate as a table, and what was found out about builds. It hangs on the rail as a note; every
// entry is a function of the rail (its certificate with it) and the lasting links alone, so nothing depends on what was asked before.

import { createNotes, deepFreeze } from '../../../../src/core/engine/index.js';
import type { CityLink, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { lastingLinks, linkKey } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame, LaidGame } from '../types.js';
import { read, written } from './certificate.js';
import { faultsOf, waysAtLength, waysForEveryone } from './everyone.js';
import { copyOf, type Ground, groundOf, losesBy, noWays, segmentsOf, type Ways } from './ground.js';
import { hasLimit } from './places.js';
import { findWay } from './search.js';

/** Why something is refused: a cut proves that there are no ways for everyone, or the searches found none. */
export type Refusal = { readonly reason: 'proven' | 'not-found' };

/** The ways after a build, and the seats whose ways are other than before, as bits; or why it is refused. */
export type Answer =
  | {
      readonly ways: Ways | null;
      readonly changed: number;
      readonly detour?: readonly Segment[];
      readonly footprint?: Int32Array;
    }
  | Refusal;

export interface Known {
  readonly links: readonly CityLink[];
  /** The certificate; where the state has none, ways from the position alone, or null. */
  readonly ways: Ways | null;
  answers: Map<number, Answer> | null;
  alone: readonly (Ways | null)[] | null;
  /** Ways from the position alone, once they are asked for. */
  before: Ways | null | undefined;
}

export const knownOf = /* @__PURE__ */ (() => createNotes<Rail, Known>())();

export function knownOn(game: KnownGame): Known {
  const rail = fixedRail(game);
  const links = lastingLinks(game);
  const kept = knownOf.of(rail);
  if (kept !== undefined && kept.links === links) return kept;
  const ways = rail.ways === null ? null : tableOf(game, rail.ways);
  const known: Known = { links, ways, answers: null, alone: null, before: undefined };
  knownOf.write(rail, known);
  return known;
}

/** The table of a certificate. A text that is none, or two that claim a segment, make no table; see {@link faultsOfWays}. */
export function tableOf(game: KnownGame, texts: readonly string[]): Ways {
  const ways = noWays(game.board).slice();
  for (const [seat, text] of texts.entries())
    for (const segment of read(game.board, text) ?? []) if (segment < ways.length) ways[segment] = seat;
  return copyOf(groundOf(game), ways);
}

/** The certificate of a table; texts of seats that have not changed stay. */
export function certificateOf(
  ground: Ground,
  ways: Ways,
  before: readonly string[] | null,
  changed: number,
): readonly string[] {
  return Object.freeze(
    ground.rail.tracks.map((_, seat) =>
      before !== null && (changed & (1 << seat)) === 0
        ? before[seat]
        : written(ground.board, segmentsOf(ground, ways, seat)),
    ),
  );
}

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

/** The certificate of a position that has none; null where none is found. */
export function certificateFor(game: LaidGame): readonly string[] | null {
  const ways = waysFrom(game);
  return ways && certificateOf(groundOf(game), ways, null, 0);
}

function waysFrom(game: LaidGame): Ways | null {
  const { rules, board, state } = game;
  const { tracks, rights, reserved } = state.rail;
  const isEmpty = reserved.length === 0 && [...tracks, ...rights].every(({ length }) => length === 0);
  if (!isEmpty) return waysForEveryone(groundOf(game)) ?? waysAtLength(groundOf(game), 40, 0, 4_000_000).ways;
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

/** The ways that are kept, by seat its unbuilt segments, ascending; null where there are none for everyone. */
export function reservedWays(game: KnownGame): readonly (readonly Segment[])[] | null {
  const { ways } = knownOn(game);
  const ground = groundOf(game);
  return ways && game.state.seats.map((_, seat) => segmentsOf(ground, ways, seat));
}

/** What is wrong with the certificate, as sentences. */
export function faultsOfWays(game: KnownGame): readonly string[] {
  const { ways } = knownOn(game);
  const ground = groundOf(game);
  return ways === null ? [] : faultsOf(ground, copyOf(ground, ways));
}

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

export function wayAlone(ground: Ground, seat: number): Ways | null {
  const way = findWay(ground, { seat, claims: { ways: noWays(ground.board), found: 0 } });
  if (way === null) return null;
  const ways = noWays(ground.board).slice();
  for (const segment of way) ways[segment] = seat;
  return ways;
}
