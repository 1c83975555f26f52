// Building track: segment by segment, with rights to ferries and links that go with it, and so that nobody is kept from joining
// all majors (M-BUILD-12).

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../chapter.js';
import { withReservations } from '../rail/network.js';
import { groundOf } from '../reserved-ways/ground.js';
import { brokenTrees, newTrees } from '../reserved-ways/proof-trees.js';
import type { MilepostState, Reservation } from '../state.js';
import type { MilepostTypes } from '../types.js';
import { buildTrack } from './build-track.js';
import { buildingFacts } from './facts.js';
import { missingTrack, trackFaults } from './invariants.js';
import { changeRail } from './lay-track.js';

// M-OPEN-24: a bridge is kept until the end of the first turn its owner began after the flood and did not lose.
const lapseReservations: AutomaticStep<MilepostTypes> = {
  name: 'lapse reservations',
  rule: 'M-EVENT-17',
  due: ({ state }) => state.rail.reserved.some((kept) => isDue(state, kept)),
  apply(context, state) {
    const { before, emit } = context;
    const { turn, rail, seats } = before;
    const later = seats[turn.seat].turns + 1;
    if (turn.lost) {
      const kept = rail.reserved.map((one) => (isDue(before, one) ? { ...one, lastTurn: later } : one));
      state.rail = withReservations(rail, kept);
      return;
    }
    // M-BUILD-12: a bridge that is open to all again may be what somebody without a tree needs.
    const left = rail.reserved.filter((kept) => !isDue(before, kept));
    changeRail(context, state, withReservations(rail, left));
    for (const { seat, segment } of rail.reserved.filter((kept) => isDue(before, kept))) {
      emit({ type: 'reservationLapsed', seat, segment });
    }
  },
};

function isDue({ turn, seats }: MilepostState, { seat, lastTurn }: Reservation): boolean {
  return seat === turn.seat && lastTurn !== null && seats[seat].turns >= lastTurn;
}

/** Track. */
export const building = {
  actions: [buildTrack],
  automatic: [lapseReservations],
  events: buildingFacts,
  missing: missingTrack,
  invariants(game) {
    const faults = [...trackFaults(game)];
    return faults.length > 0 ? faults : brokenTrees(game);
  },
  // A position that names tracks and no proof trees, or trees that do not fit them, has its trees searched for.
  complete(game) {
    const isUnfit = game.state.proofTrees.includes(null) || brokenTrees(game).length > 0;
    return isUnfit ? { proofTrees: newTrees(groundOf(game)) } : {};
  },
} satisfies Mechanic;
