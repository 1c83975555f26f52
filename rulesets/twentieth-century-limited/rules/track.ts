// Who has a segment where. Everything is derived from the seats' lists of lines.

import { memoByIdentity, type Seat } from '../../../src/core/engine/index.js';
import type { Line } from '../board/board.js';
import type { KnownGame } from './types.js';

/** The seat whose segment lies on a line, or null (TC-TRACK-3). */
export function ownerOf({ state }: Pick<KnownGame, 'state'>, line: Line): Seat | null {
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (linesOf(state.seats[seat].track).has(line)) return seat;
  }
  return null;
}

/** The same lines as a set, kept while the list lives. */
export const linesOf: (track: readonly Line[]) => ReadonlySet<Line> = /* @__PURE__ */ memoByIdentity(
  (track: readonly Line[]) => new Set(track),
);

/** Segments left in a seat's supply (TC-TRACK-6). */
export function supplyOf({ rules, state }: Pick<KnownGame, 'rules' | 'state'>, seat: Seat): number {
  return rules.segments - state.seats[seat].track.length;
}

/** The owner of every line, −1 for free ones. */
export function ownersByLine({ board, state }: Pick<KnownGame, 'board' | 'state'>): Int8Array {
  const owners = new Int8Array(board.graph.edgeCount).fill(-1);
  state.seats.forEach(({ track }, seat) => {
    for (let place = 0; place < track.length; place++) owners[track[place]] = seat;
  });
  return owners;
}

/** Every line without a segment, ascending. */
export function freeLines(game: Pick<KnownGame, 'board' | 'state'>): readonly Line[] {
  const owners = ownersByLine(game);
  const free: Line[] = [];
  for (let line = 0; line < owners.length; line++) if (owners[line] < 0) free.push(line);
  return free;
}

/** Whether a seat can place or pick up anything at all (TC-TURN-4). */
export function canMoveTrack(game: Pick<KnownGame, 'rules' | 'board' | 'state'>, seat: Seat): boolean {
  const { board, state } = game;
  if (state.seats[seat].track.length > 0) return true;
  const taken = state.seats.reduce((sum, { track }) => sum + track.length, 0);
  return supplyOf(game, seat) > 0 && taken < board.graph.edgeCount;
}
