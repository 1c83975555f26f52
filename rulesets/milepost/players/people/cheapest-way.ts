// The cheapest stretch of track from some mileposts to others: a search by price, and by number of segments
// among equals. What may not be built is left out as far as it can be told now; what more there is to say the
// rules say when the stretch is tried.

import { cheapestSteps, type TellStep } from '../../../../src/core/graph/cheapest-steps.js';
import type { Milepost, Segment } from '../../board/board.js';
import { crossingsAt, farPort } from '../../board/ports.js';
import { trackPrice } from '../../rules/building/build-cost.js';
import { cityAt } from '../../rules/rail/city.js';
import { rightNeeded } from '../../rules/rail/crossings.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import type { KnownGame } from '../../rules/types.js';

/** A segment of a stretch, in the direction in which it is built. */
export interface Stretch {
  readonly from: Milepost;
  readonly to: Milepost;
}

/** Where a stretch begins and ends, and what it keeps away from. */
export interface Wanted {
  readonly from: readonly Milepost[];
  readonly to: readonly Milepost[];
  /** True where the way from one milepost to its neighbour may not be built. */
  isClosed(from: Milepost, to: Milepost, segment: Segment): boolean;
}

/** The segments to build in order, empty where the ends meet already; null if there is no way. */
export function cheapestWay(game: KnownGame, seat: number, wanted: Wanted): readonly Stretch[] | null {
  const { board, state } = game;
  const network = networkOf(state.rail);
  const goal = new Set(wanted.to);
  const way = cheapestSteps(
    {
      nodeCount: board.size,
      from: wanted.from,
      steps(at, tell, mayFind) {
        tellFreeSteps(game, seat, at, tell);
        for (let direction = 0; direction < 6; direction++) {
          const segment = board.segments[6 * at + direction];
          if (segment < 0) continue;
          const to = board.neighbours[6 * at + direction];
          if (!mayFind(to)) continue;
          const owner = ownerOf(network, segment);
          if (owner === seat) tell(to, 0);
          else if (owner === NOBODY && (network.reserved.get(segment) ?? seat) === seat)
            tell(to, DEARER * trackPrice(game, seat, at, to) + 1, segment);
        }
      },
      isClosed: (at, to, segment) => segment !== NOBODY && wanted.isClosed(at, to, segment),
    },
    (at) => goal.has(at),
  );
  return (
    way?.edges.flatMap((edge, n) => (edge < 0 ? [] : [{ from: way.nodes[n], to: way.nodes[n + 1] }])) ?? null
  );
}

// A million counts more than any number of segments.
const DEARER = 65_536;

// From a milepost of a major city to the others (M-BUILD-2), and between the ports of a ferry whose right is
// held or comes with building here (M-FERRY-2). Track may go on from there.
function tellFreeSteps({ board, state }: KnownGame, seat: number, at: Milepost, tell: TellStep): void {
  const city = cityAt(board, at);
  if (city?.size === 'major') for (const to of city.mileposts) tell(to, 0);
  if (board.portAt[at] < 0) return;
  const held = state.rail.rights[seat];
  const bought = rightNeeded(board, state.rail, seat, at);
  for (const crossing of crossingsAt(board, at)) {
    const { id, kind, boughtBy } = crossing;
    if (kind === 'ferry' && boughtBy === 'build' && (crossing === bought || held.includes(id)))
      tell(farPort(crossing, at), 0);
  }
}
