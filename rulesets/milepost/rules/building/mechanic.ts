// Building track: segment by segment, with rights to ferries and links that go with it. Every seat can still
// join all majors (M-BUILD-12).

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../mechanic.js';
import { withReservations } from '../rail/network.js';
import { firstWays } from '../reserved-ways/rail-notes.js';
import type { MilepostState, Reservation } from '../state.js';
import type { MilepostTypes } from '../types.js';
import { buildTrack } from './build-track.js';
import { buildingFacts } from './facts.js';
import { missingTrack, trackFaults } from './invariants.js';
import { changeRail } from './lay-track.js';

// M-OPEN-24: a bridge lasts to the end of the first turn its owner began after the flood and did not lose.
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
      changeRail(context, state, withReservations(rail, kept));
      return;
    }
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

// True for a position that leaves its rail as it was, or says which ways are kept on it.
function hasWays(given: { readonly rail?: object }): boolean {
  return given.rail === undefined || 'ways' in given.rail;
}

/** Track. */
export const building = {
  actions: [buildTrack],
  automatic: [lapseReservations],
  events: buildingFacts,
  missing: missingTrack,
  invariants: trackFaults,
  complete: (game, given) => (hasWays(given) ? {} : { rail: { ...game.state.rail, ways: firstWays(game) } }),
} satisfies Mechanic;
