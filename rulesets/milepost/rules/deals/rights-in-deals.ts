// Rights to ferries and links that go along with track in a deal. A right is drawn with the track to its
// port, so it goes with the last of that track (M-OPEN-38).

import type { Crossing, MilepostBoard, Segment } from '../../board/board.js';
import { hasTrackAt } from '../rail/network.js';
import type { Rail, TrackDeal } from '../state.js';

/** A right that leaves a seat for another, which may hold it already. */
export interface PassingRight {
  readonly crossing: string;
  readonly from: number;
  readonly to: number;
}

/** The rail before a deal, and once its track has changed hands. */
interface RailChange {
  readonly before: Rail;
  readonly after: Rail;
}

/**
 * The rights that a deal passes on: those sold with track to a port, if their seat gives such track and keeps
 * no track at any port of the crossing.
 */
export function passingRights(
  board: MilepostBoard,
  change: RailChange,
  deal: TrackDeal,
): readonly PassingRight[] {
  const { buyer, seller, segments, inExchange } = deal;
  const given = [
    { from: seller, to: buyer, track: segments },
    { from: buyer, to: seller, track: inExchange },
  ];
  return board.crossings
    .filter(({ boughtBy }) => boughtBy === 'build')
    .flatMap((crossing) =>
      given
        .filter((gift) => givesAll(board, change, crossing, gift))
        .map(({ from, to }) => ({ crossing: crossing.id, from, to })),
    );
}

function givesAll(
  board: MilepostBoard,
  { before, after }: RailChange,
  { id, ports }: Crossing,
  { from, track }: { readonly from: number; readonly track: readonly Segment[] },
): boolean {
  if (!before.rights[from].includes(id)) return false;
  const ends = track.flatMap((segment) => [board.ends[2 * segment], board.ends[2 * segment + 1]]);
  return (
    ports.some((port) => ends.includes(port)) && !ports.some((port) => hasTrackAt(board, after, from, port))
  );
}

/** The rights by seat once some have passed; a seat holds each of them once. */
export function withPassed(rights: Rail['rights'], passing: readonly PassingRight[]): Rail['rights'] {
  return rights.map((held, seat) => {
    const lost = passing.filter(({ from }) => from === seat).map(({ crossing }) => crossing);
    const gained = passing
      .filter(({ to, crossing }) => to === seat && !held.includes(crossing))
      .map(({ crossing }) => crossing);
    return lost.length + gained.length === 0 ? held : [...held.filter((id) => !lost.includes(id)), ...gained];
  });
}
