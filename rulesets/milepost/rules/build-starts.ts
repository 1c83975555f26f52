// Where a segment may begin: major cities, ports whose right is held, and the ends of own track (M-BUILD-2, M-OPEN-9).

import { createNotes } from '../../../src/engine/index.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { cityAt } from './city.js';
import { hasTrackAt } from './network.js';

/** True at major cities, at ports whose right is held, and wherever an own segment ends (M-BUILD-2, M-OPEN-9). */
export function mayStartAt({ board, state }: KnownGame, seat: number, from: Milepost): boolean {
  return (
    cityAt(board, from)?.size === 'major' ||
    hasTrackAt(board, state.rail, seat, from) ||
    holdsPort(board, state.rail, seat, from)
  );
}

function holdsPort(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost): boolean {
  return (board.portAt.get(milepost) ?? []).some((index) => {
    const { id, boughtBy } = board.ferriesAndLinks[index];
    return boughtBy === 'build' && rail.rights[seat].includes(id);
  });
}

// By track. One board has many tracks, and no track two boards.
const startsByTrack = /* @__PURE__ */ (() => createNotes<readonly Segment[], readonly Milepost[]>())();

/** Every milepost the seat may start from, ascending. */
export function startsOf({ board, state }: KnownGame, seat: number): readonly Milepost[] {
  const { tracks, rights } = state.rail;
  const track = tracks[seat];
  let starts = startsByTrack.of(track);
  if (starts === undefined) {
    starts = traceStarts(board, track);
    if (Object.isFrozen(track)) startsByTrack.write(track, starts);
  }
  // Ports that are held are mostly on the track, unless it was washed away.
  for (const id of rights[seat]) {
    const { boughtBy, ports } = board.ferriesAndLinks[board.crossingIndex(id)];
    if (boughtBy === 'build') for (const port of ports) starts = withStart(starts, port);
  }
  return starts;
}

/** Notes what a seat may start from once a segment is added to its track, if that was known before. */
export function carryStarts(
  before: readonly Segment[],
  after: readonly Segment[],
  ends: readonly Milepost[],
) {
  const starts = startsByTrack.of(before);
  if (starts !== undefined) startsByTrack.write(after, ends.reduce(withStart, starts));
}

function traceStarts(board: MilepostBoard, track: readonly Segment[]): readonly Milepost[] {
  const found = new Set<Milepost>();
  for (const major of board.majors) for (const milepost of board.cities[major].mileposts) found.add(milepost);
  for (const segment of track) found.add(board.ends[2 * segment]).add(board.ends[2 * segment + 1]);
  return [...found].sort((left, right) => left - right);
}

function withStart(starts: readonly Milepost[], start: Milepost): readonly Milepost[] {
  let place = starts.length;
  while (place > 0 && starts[place - 1] > start) place--;
  if (place > 0 && starts[place - 1] === start) return starts;
  return [...starts.slice(0, place), start, ...starts.slice(place)];
}
