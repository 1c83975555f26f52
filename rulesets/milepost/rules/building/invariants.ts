// What must hold of track, rights and reservations.

import type { MilepostBoard, Segment } from '../../board/board.js';
import { markSegments } from '../../board/marks.js';
import { limitsAt, playersAllowed } from '../entry/limits.js';
import { countSeats, occupancyAt } from '../rail/network.js';
import { faultsOfWays, isToBeFound } from '../reserved-ways/rail-notes.js';
import type { FullGame } from '../types.js';

/** Segments that the board does not have, and tracks of another number of seats, as sentences. */
export function* missingTrack({ board, state }: FullGame): Iterable<string> {
  const { tracks, rights, reserved, ways } = state.rail;
  const kept = ways === null || isToBeFound(ways) ? tracks : ways;
  const bySeat = [state.seats, tracks, rights, kept, state.drafts?.answers ?? state.seats];
  if (bySeat.some(({ length }) => length !== state.game.seatNames.length))
    yield 'the state has another number of seats than its header';
  const { ends } = board;
  for (const track of [...tracks, reserved.map(({ segment }) => segment)]) {
    for (let place = 0; place < track.length; place++)
      if (ends[2 * track[place]] < 0) yield `the board has no segment ${track[place]}`;
  }
}

/** Every fault about track, as a sentence. */
export function* trackFaults(game: FullGame): Iterable<string> {
  const { rules, board, state } = game;
  const { tracks, reserved, rights } = state.rail;
  if (isDrawnTwice(board, [...tracks, reserved.map(({ segment }) => segment)]))
    yield 'a segment is drawn twice, or drawn and reserved (M-BUILD-10)';
  for (const { mileposts, id } of board.cities) {
    const most = playersAllowed(rules, state.seats.length, limitsAt(board, mileposts[0])[0]);
    if (most < tracks.length && countSeats(occupancyAt(board, state.rail, mileposts).entrants) > most)
      yield `too many players are in ${id} (M-BUILD-13)`;
  }
  for (const { id, limit } of board.crossings) {
    const holders = rights.filter((held) => held.includes(id)).length;
    if (limit !== null && holders > limit) yield `too many players hold ${id} (M-FERRY-4)`;
  }
  yield* faultsOfWays(game);
}

function isDrawnTwice(board: MilepostBoard, tracks: readonly (readonly Segment[])[]): boolean {
  const isDrawn = markSegments(board);
  for (const track of tracks)
    for (let place = 0; place < track.length; place++) if (isDrawn(track[place])) return true;
  return false;
}
