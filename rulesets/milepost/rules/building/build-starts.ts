// Where a segment may begin: major cities, ports of a held right, ends of own track (M-BUILD-2, M-OPEN-9).

import { createNotes } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { crossingsAt } from '../../board/ports.js';
import { isMajor } from '../rail/city.js';
import { hasTrackAt } from '../rail/network.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';

/** True at major cities, ports whose right is held, and ends of own segments (M-BUILD-2, M-OPEN-9). */
export function mayStartAt({ board, state }: KnownGame, seat: number, from: Milepost): boolean {
  return (
    isMajor(board, from) ||
    hasTrackAt(board, state.rail, seat, from) ||
    holdsPort(board, state.rail, seat, from)
  );
}

function holdsPort(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): boolean {
  return crossingsAt(board, milepost).some(
    ({ id, boughtBy }) => boughtBy === 'build' && rail.rights[seat].includes(id),
  );
}

/** Every milepost the seat may start from, ascending. */
export function startsOf(game: KnownGame, seat: number): readonly Milepost[] {
  return [...majorMileposts(game.board), ...ownStarts(game, seat)].sort((left, right) => left - right);
}

/** Those of them that lie outside major cities. */
export function ownStarts({ board, state }: KnownGame, seat: number): readonly Milepost[] {
  const { tracks, rights } = state.rail;
  const track = tracks[seat];
  let starts = startsByTrack.of(track);
  if (starts === undefined) {
    starts = traceStarts(board, track);
    if (Object.isFrozen(track)) startsByTrack.write(track, starts);
  }
  // Ports whose right is held count even where a flood has washed the track to them away.
  for (const id of rights[seat]) {
    const { boughtBy, ports } = board.crossings[board.crossingIndex(id)];
    if (boughtBy === 'build') for (const port of ports) starts = withStart(board, starts, port);
  }
  return starts;
}

// Kept by track, without the board: a track belongs to one board only.
const startsByTrack = /* @__PURE__ */ (() => createNotes<readonly Segment[], readonly Milepost[]>())();

/** Notes what a seat may start from once a segment is added to its track, if that was known before. */
export function carryStarts(
  board: MilepostBoard,
  before: readonly Segment[],
  after: readonly Segment[],
  ends: readonly Milepost[],
) {
  let starts = startsByTrack.of(before);
  if (starts === undefined) return;
  for (const end of ends) starts = withStart(board, starts, end);
  startsByTrack.write(after, starts);
}

function traceStarts(board: MilepostBoard, track: readonly Segment[]): readonly Milepost[] {
  const found = new Set<Milepost>();
  for (const segment of track) found.add(board.ends[2 * segment]).add(board.ends[2 * segment + 1]);
  return [...found].filter((end) => !isMajor(board, end)).sort((left, right) => left - right);
}

function withStart(board: MilepostBoard, starts: readonly Milepost[], start: Milepost): readonly Milepost[] {
  let place = starts.length;
  while (place > 0 && starts[place - 1] > start) place--;
  if ((place > 0 && starts[place - 1] === start) || isMajor(board, start)) return starts;
  return [...starts.slice(0, place), start, ...starts.slice(place)];
}

/** The mileposts of the major cities, ascending. */
const majorMileposts = onceABoard(({ majors, cities }): readonly Milepost[] =>
  majors.flatMap((major) => cities[major].mileposts).sort((left, right) => left - right),
);

/** The ways out of the major cities, by milepost and direction: six times the one and the other. */
export const waysOutOfMajors = onceABoard((board): readonly number[] =>
  majorMileposts(board)
    .flatMap((milepost) => [0, 1, 2, 3, 4, 5].map((direction) => 6 * milepost + direction))
    .filter((way) => board.segments[way] >= 0),
);
