// The ways of a state: by seat the unbuilt segments that are kept for it, as text; and the table that they make.

import type { MilepostBoard } from '../../board/board.js';
import { formatSegments, parseSegments } from '../../board/segments-as-text.js';
import { type Ground, noWays, segmentsOf, type Ways } from './ground.js';

/** The texts of ways. Those of before stay for seats whose ways are what they were. */
export function writeWays(
  ground: Ground,
  ways: Ways,
  before?: { readonly ways: Ways; readonly texts: readonly string[] },
): readonly string[] {
  const changed = before === undefined ? new Set<number>() : changedSeats(before.ways, ways);
  return Object.freeze(
    ground.rail.tracks.map((_, seat) =>
      before === undefined || changed.has(seat)
        ? formatSegments(ground.board, segmentsOf(ground, ways, seat))
        : before.texts[seat],
    ),
  );
}

function changedSeats(before: Ways, after: Ways): ReadonlySet<number> {
  const changed = new Set<number>();
  for (let segment = 0; segment < after.length; segment++) {
    if (before[segment] === after[segment]) continue;
    changed.add(before[segment]);
    changed.add(after[segment]);
  }
  return changed;
}

/** The table of texts. Throws a `RangeError` for a text that the gate would not let in. */
export function readWays(board: MilepostBoard, texts: readonly string[]): Ways {
  const ways = noWays(board).slice();
  for (const [seat, text] of texts.entries()) {
    const segments = parseSegments(board, text);
    if (segments === null) throw new RangeError(`the way kept for seat ${seat} cannot be read (M-BUILD-12)`);
    for (const segment of segments) ways[segment] = seat;
  }
  return ways;
}
