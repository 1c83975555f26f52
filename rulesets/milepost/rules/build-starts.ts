// Where a segment may begin: major cities, ports whose right is held, and the ends of own track (M-BUILD-2, M-OPEN-9).

import { memoByIdentity } from '../../../src/engine/index.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
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

const startsByRail = /* @__PURE__ */ (() =>
  memoByIdentity((_: Rail) => new Map<number, readonly Milepost[]>()))();

/** Every milepost the seat may start from, ascending. */
export function startsOf({ board, state }: KnownGame, seat: number): readonly Milepost[] {
  const known = startsByRail(state.rail);
  let starts = known.get(seat);
  if (starts === undefined) {
    const found = new Set<Milepost>();
    for (const major of board.majors)
      for (const milepost of board.cities[major].mileposts) found.add(milepost);
    for (const segment of state.rail.tracks[seat])
      found.add(board.ends[2 * segment]).add(board.ends[2 * segment + 1]);
    for (const milepost of board.portAt.keys())
      if (holdsPort(board, state.rail, seat, milepost)) found.add(milepost);
    starts = [...found].sort((left, right) => left - right);
    known.set(seat, starts);
  }
  return starts;
}
