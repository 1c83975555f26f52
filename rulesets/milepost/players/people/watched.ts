// What orders watch while other seats play: the hand, events in play, and how much track each seat has
// built.

import type { Seat } from '../../../../src/core/engine/index.js';
import { distances } from '../../../../src/core/graph/index.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { Watched } from '../../../../src/core/title/planning.js';
import type { Milepost } from '../../board/board.js';
import { effectsOf } from '../../rules/events/in-play.js';
import type { KnownGame } from '../../rules/types.js';
import { milepostsOf } from './places.js';

/** The hand of a seat, the events in play, and how much track there is. */
export function watchedBy({ state }: KnownGame, seat: Seat): Watched {
  return {
    cards: [...state.seats[seat].hand, ...state.contracts],
    events: state.inPlay.map(({ card }) => card),
    built: state.rail.tracks.map((track) => track.length),
  };
}

/** True where an event slows trains down, bars them or bars track at these places or between them. */
export function isTouched({ board, rules }: KnownGame, event: number, places: readonly Place[]): boolean {
  const all = milepostsIn(board, places);
  return effectsOf({ board, rules }, event).some(({ closesStep, closesBuilding, halves }) =>
    [...all].some((at) => {
      if (halves?.(board, at) === true) return true;
      return [0, 1, 2, 3, 4, 5].some((direction) => {
        const segment = board.segments[6 * at + direction];
        const to = board.neighbours[6 * at + direction];
        if (!all.has(to)) return false;
        return (
          closesStep?.(board, at, to, segment) === true ||
          (segment >= 0 && closesBuilding?.(board, segment) === true)
        );
      });
    }),
  );
}

/** True where the last track of a seat comes within a number of mileposts of these places. */
export function hasBuiltNear(
  { board, state }: KnownGame,
  { seat, count, within }: { readonly seat: Seat; readonly count: number; readonly within: number },
  places: readonly Place[],
): boolean {
  const far = distances(board.size, milepostsIn(board, places), (at, tell) => {
    for (let direction = 0; direction < 6; direction++) tell(board.neighbours[6 * at + direction]);
  });
  const ends = state.rail.tracks[seat]
    .slice(-count)
    .flatMap((id) => milepostsOf(board, { kind: 'segment', id }));
  return ends.some((milepost) => far[milepost] <= within);
}

const milepostsIn = (board: KnownGame['board'], places: readonly Place[]): ReadonlySet<Milepost> =>
  new Set(places.flatMap((place) => milepostsOf(board, place)));
