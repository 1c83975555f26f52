// The quickest way of a train, and of equally quick ones the cheapest. The graph core searches first where
// the fewest turns are needed, judged by the steps that are left if every turn goes well (Hart, Nilsson and
// Raphael 1968).

import { leastCosts, type TellStep } from '../../../../src/core/graph/cheapest-steps.js';
import { reach } from '../../../../src/core/graph/reach.js';
import type { Crossing, Milepost } from '../../board/board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { paysRightly, waysToPay } from '../../rules/rail/crossings.js';
import { placesBeside } from '../../rules/running/move-train.js';
import { trainSpeed, wayBetween } from '../../rules/running/movement.js';
import { keepRides } from './kept-rides.js';
import { beginning, eachStep, type Journey, nextTurn, type Ride, trainOf, wayTo } from './ride.js';

// Positions that are looked at; a way that needs more is not found.
const MOST_RIDES = 20_000;

/**
 * The rides of the way from its beginning, those at the beginning of turns among them; null if there is none.
 */
export function quickestRide(journey: Journey, goal: readonly Milepost[]): readonly Ride[] | null {
  const { spec, game, seat, train } = journey;
  const voyage = spec.voyage?.(game, { seat, train }) ?? null;
  const steps = stepsTo(journey, goal, voyage !== null);
  const speed = Math.max(voyage?.speed ?? 0, trainSpeed(game, trainOf(journey)));
  const left = ({ at }: Ride) => (at === null ? 0 : steps[at]);
  const kept = keepRides(journey);
  const search = {
    admit: (ride: Ride) => left(ride) < Number.POSITIVE_INFINITY && kept.admit(ride),
    stands: kept.stands,
    rank(ride: Ride) {
      const turns = Math.ceil(Math.max(0, left(ride) - ride.points) / speed);
      return ((ride.turn + turns) * 10_000 + ride.cost) * 10_000 + left(ride);
    },
    successors(ride: Ride, tell: (next: Ride) => void) {
      let isDearer = false;
      eachStep(journey, ride, (after) => {
        if (after.cost > ride.cost) isDearer = true;
        tell(after);
      });
      // A turn ends where no movement is left, at a port to wait there, and where to go on would cost.
      const isAtPort = ride.at !== null && game.board.portAt[ride.at] >= 0;
      if (ride.at !== null && (ride.points === 0 || isDearer || isAtPort)) tell(nextTurn(journey, ride));
    },
  };
  let looked = 0;
  for (const ride of reach([beginning(journey)], search)) {
    if (ride.action !== null && ride.at !== null && goal.includes(ride.at)) return wayTo(ride);
    if (++looked > MOST_RIDES) return null;
  }
  return null;
}

// The fewest steps from each milepost to the goal, on any owner's track; ferries take none. Steps go both
// ways. It is an estimate that is never too high: events and money may forbid a step, and a train may have to
// turn round.
function stepsTo({ game, seat }: Journey, goal: readonly Milepost[], isAtSea: boolean): Float64Array {
  const { board } = game;
  const mayCross = ({ id }: Crossing) =>
    waysToPay(game).some(({ payTo }) => paysRightly(game, seat, id, payTo));
  const steps = (at: Milepost, tell: TellStep) => {
    for (const crossing of board.portAt[at] >= 0 ? ferriesAt(board, at) : [])
      if (mayCross(crossing)) tell(farPort(crossing, at), 0);
    for (const to of placesBeside(game, at)) if (wayBetween(game, at, to) !== undefined) tell(to, 1);
    for (let direction = 0; isAtSea && direction < 6; direction++) {
      const to = board.seaNeighbours[6 * at + direction];
      if (to >= 0) tell(to, 1);
    }
  };
  return leastCosts({ nodeCount: board.size, from: goal, steps });
}
