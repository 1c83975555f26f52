// Pilgrims and the Circus as one insert: loads that no city supplies, with the state that remembers where they come from.

import { type Insert, partsOf } from '../milepost/define-milepost-game.js';
import type { FullGame } from '../milepost/types.js';
import { deliverPilgrims } from './actions/deliver-pilgrims.js';
import { pickUpPilgrims } from './actions/pick-up-pilgrims.js';
import { CIRCUS, circusAsLoad, indiaTables } from './circus.js';
import { PILGRIMS, pilgrimsAsLoad } from './pilgrims.js';
import { type IndiaState, state } from './state.js';

/** All that India adds for Pilgrims and the Circus. */
export const travellers: Insert<IndiaState> = {
  actions: { operations: [deliverPilgrims, pickUpPilgrims] },
  own: ({ rules }) => ({ pilgrims: [], circus: { lying: indiaTables(rules).circusStarts, aboard: [] } }),
  state: partsOf(state),
  policies: {
    specialLoads: { [PILGRIMS]: pilgrimsAsLoad, [CIRCUS]: circusAsLoad },
  },
  invariants: (game) => [...pilgrimFaults(game), ...circusFaults(game)],
};

// Every load of Pilgrims has its area, and no train carries two.
function pilgrimFaults({ board, state }: FullGame<IndiaState>): string[] {
  const found: string[] = [];
  const areas = new Set(board.cities.map(({ area }) => area));
  const { pilgrims } = state.own;
  if (!pilgrims.every(({ area }) => areas.has(area))) found.push('Pilgrims come from an unknown area');
  for (const [seat, { trains }] of state.seats.entries()) {
    for (const [train, { loads }] of trains.entries()) {
      const aboard = loads.filter((load) => load === PILGRIMS).length;
      const noted = pilgrims.filter((one) => one.seat === seat && one.train === train).length;
      if (aboard > 1) found.push('a train carries two loads of Pilgrims (IR-PILG-2)');
      if (aboard !== noted) found.push('Pilgrims aboard and their areas do not agree (IR-PILG-5)');
    }
  }
  if (pilgrims.some(({ seat, train }) => state.seats[seat]?.trains[train] === undefined))
    found.push('Pilgrims are noted on a train that does not exist');
  return found;
}

// Each chip of the Circus lies in a city or is aboard, where the game is played with it.
function circusFaults({ rules, state }: FullGame<IndiaState>): string[] {
  const found: string[] = [];
  const { lying, aboard } = state.own.circus;
  if (lying.length + aboard.length !== indiaTables(rules).circusStarts.length)
    found.push('a Circus is missing, or there are too many (IR-VAR-13)');
  for (const [seat, { trains }] of state.seats.entries()) {
    for (const [train, { loads }] of trains.entries()) {
      const carried = loads.filter((load) => load === CIRCUS).length;
      const noted = aboard.filter((one) => one.seat === seat && one.train === train).length;
      if (carried !== noted) found.push('Circuses aboard and where they come from do not agree');
    }
  }
  if (aboard.some(({ seat, train }) => state.seats[seat]?.trains[train] === undefined))
    found.push('a Circus is noted on a train that does not exist');
  if (state.stored.some(({ good }) => good === CIRCUS || good === PILGRIMS))
    found.push('Pilgrims or a Circus wait in a warehouse (IR-OPEN-6, IR-OPEN-16)');
  return found;
}
