// Notes on a rail: the table of its ways, and answers about builds. They follow from the rail, its ways included,
// and from the lasting links, so a note saves time and never decides.

import { createNotes, deepFreeze, type SavedState } from '../../../../src/core/engine/index.js';
import type { CityLink, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { formatSegments, parseSegments } from '../../board/segments-as-text.js';
import { lastingLinks, linkKey } from '../rail/city-links.js';
import { NOBODY } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame, LaidGame } from '../types.js';
import type { Detour } from './detour.js';
import { AT_LENGTH, BRIEFLY, faultsOf, laidAfresh, waysAfresh } from './everyone.js';
import { type Ground, groundOf, losesBy, noWays, ownerOn, segmentsOf, type Ways } from './ground.js';
import { hasLimit } from './places.js';
import { findWay } from './search.js';

/** Ways with which a build is legal (null if none were kept), and the loser's detour if any; null if refused. */
export type Answer = { readonly ways: Ways | null; readonly detour?: Detour } | null;

/** What is known of a rail. */
export interface RailNotes {
  readonly links: readonly CityLink[];
  /** The ways that the rail keeps, all of them unbuilt; null if it keeps none. Do not write to the table. */
  readonly ways: Ways | null;
  /** What was found out about builds, by build. */
  readonly answers: Map<number, Answer>;
  /** Other ways that would do as well, from the bare board, and the search for more; null until they are asked for. */
  others: { readonly found: Ways[]; readonly more: Iterator<Ways, void> } | null;
  /** Where there are no ways for everyone: by seat the way that it would have alone, or null. */
  alone: readonly (Ways | null)[] | null;
}

const railNotes = /* @__PURE__ */ (() => createNotes<Rail, RailNotes>())();

/** What is known of the rail of a game. Throws a `RangeError` if the ways of the state cannot be read. */
export function railNotesOn(game: KnownGame): RailNotes {
  const rail = fixedRail(game);
  const links = lastingLinks(game);
  const kept = railNotes.of(rail);
  if (kept !== undefined && kept.links === links) return kept;
  return noteWays(rail, { links, ways: rail.ways && waysOf(game, rail.ways) });
}

function waysOf(game: KnownGame, texts: readonly string[]): Ways | null {
  return isToBeFound(texts) ? laidAfresh(groundOf(game), AT_LENGTH) : readWays(game.board, texts);
}

/** True for the ways of a save from before states had any: they follow from the rest of the position. */
export const isToBeFound = (texts: readonly string[]): boolean => texts.length === 0;

/** The state of a save; one from before states had ways leaves them to be found. */
export function withWaysToBeFound(state: SavedState): SavedState {
  const rail: object = Object(state.rail);
  return 'ways' in rail ? state : { ...state, rail: { ...rail, ways: [] } };
}

/** Notes the table of the ways that are kept on a rail. */
export function noteWays(rail: Rail, { links, ways }: Pick<RailNotes, 'links' | 'ways'>): RailNotes {
  const notes: RailNotes = { links, ways, answers: new Map(), others: null, alone: null };
  railNotes.write(rail, notes);
  return notes;
}

/** Other ways for everyone than those that a rail keeps, where a build is not legal with these: those found before, then more. */
export function* otherWays(game: KnownGame, notes: RailNotes): Generator<Ways, void> {
  const rail = fixedRail(game);
  notes.others ??= {
    found: [],
    more: waysAfresh(groundOf({ ...game, state: { ...game.state, rail } }), BRIEFLY),
  };
  const { found, more } = notes.others;
  for (let place = 0; ; place++) {
    if (place === found.length) {
      const { value } = more.next();
      if (value === undefined) return;
      found.push(value);
    }
    yield found[place];
  }
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

/** The ways of a position that has no others; null if none were found. Those of a board without track are kept. */
export function firstWays(game: LaidGame): readonly string[] | null {
  const { rules, board, state } = game;
  const { tracks, rights, reserved } = state.rail;
  const isEmpty = reserved.length === 0 && [...tracks, ...rights].every(({ length }) => length === 0);
  if (!isEmpty) return searched(game);
  const { cityEntrants, citySegments } = rules;
  const limits = `${cityEntrants.small} ${cityEntrants.medium} ${citySegments}`;
  const key = `${tracks.length} ${limits} ${linkKey(lastingLinks(game))}`;
  const kept = waysOfEmptyBoard(board);
  if (!kept.has(key)) kept.set(key, searched(game));
  return kept.get(key) ?? null;
}

const waysOfEmptyBoard = onceABoard((_) => new Map<string, readonly string[] | null>());

function searched(game: LaidGame): readonly string[] | null {
  const ground = groundOf(game);
  const ways = laidAfresh(ground, AT_LENGTH);
  return ways && writeWays(ground, ways);
}

/** The kept ways: by seat its unbuilt segments, ascending; null if the state keeps none. */
export function reservedWays(game: KnownGame): readonly (readonly Segment[])[] | null {
  const { ways } = railNotesOn(game);
  const ground = groundOf(game);
  return ways && game.state.seats.map((_, seat) => segmentsOf(ground, ways, seat));
}

/** The faults of a state's ways, as sentences; empty if they serve everyone, or the state keeps none. */
export function faultsOfWays(game: LaidGame): readonly string[] {
  const { board, state } = game;
  const ground = groundOf(game);
  const table = noWays(board).slice();
  for (const [seat, text] of (state.rail.ways ?? []).entries()) {
    const segments = parseSegments(board, text);
    if (segments === null || formatSegments(board, segments) !== text)
      return [`the way kept for seat ${seat} is no text of a way on this board (M-BUILD-12)`];
    for (const segment of segments) {
      if (ownerOn(ground, segment) !== NOBODY)
        return [`the way kept for seat ${seat} has segment ${segment}, which is built (M-BUILD-12)`];
      if (table[segment] !== NOBODY)
        return [`segment ${segment} is kept for seats ${table[segment]} and ${seat} (M-BUILD-12)`];
      table[segment] = seat;
    }
  }
  return state.rail.ways === null || isToBeFound(state.rail.ways) ? [] : faultsOf(ground, table);
}

/** True if a seat that could join all majors alone no longer could: this refuses builds where no ways are kept. */
export function isCutOffAlone(game: KnownGame, ground: Ground, notes: RailNotes): boolean {
  const before = groundOf(game);
  notes.alone ??= game.state.seats.map((_, seat) => wayAlone(before, seat));
  const [from, to] = [ground.board.ends[2 * ground.segment], ground.board.ends[2 * ground.segment + 1]];
  const isLimited = hasLimit(ground.board, from, to);
  return notes.alone.some((way, seat) => {
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

/** The texts of ways. Those of before stay for seats whose ways are what they were; `changed` has the others, as bits. */
export function writeWays(
  ground: Ground,
  ways: Ways,
  before?: { readonly texts: readonly string[]; readonly changed: number },
): readonly string[] {
  return Object.freeze(
    ground.rail.tracks.map((_, seat) =>
      before === undefined || (before.changed & (1 << seat)) !== 0
        ? formatSegments(ground.board, segmentsOf(ground, ways, seat))
        : before.texts[seat],
    ),
  );
}

/** The table of texts. Throws a `RangeError` for a text that the gate would not let in. */
function readWays(board: MilepostBoard, texts: readonly string[]): Ways {
  const ways = noWays(board).slice();
  for (const [seat, text] of texts.entries()) {
    const segments = parseSegments(board, text);
    if (segments === null) throw new RangeError(`the way kept for seat ${seat} cannot be read (M-BUILD-12)`);
    for (const segment of segments) ways[segment] = seat;
  }
  return ways;
}
