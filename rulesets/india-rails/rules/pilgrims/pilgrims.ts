// Pilgrims (IR-PILG-1 … 5): from small and medium Indian cities to majors of other areas, without a card.

import type { SpecialLoad } from '../../../milepost/rules/loads/special-loads.js';
import type { Mechanic } from '../../../milepost/rules/mechanic.js';
import type { FullGame } from '../../../milepost/rules/types.js';
import { deliverPilgrims } from '../actions/deliver-pilgrims.js';
import { pickUpPilgrims } from '../actions/pick-up-pilgrims.js';
import type { IndiaState } from '../state.js';
import type { IndiaTypes } from '../types.js';
import { alight, PILGRIMS } from './boarding.js';

// Separate actions board and set down Pilgrims, and no card asks for them. Once dropped or lost they are in
// the supply again, with field warehousing too (IR-OPEN-6).
const pilgrimsAsLoad: SpecialLoad<IndiaTypes> = {
  liesIn: () => false,
  atPutDown: (_context, state, { seat, train }) => alight(state, seat, train),
  atLoss: (_context, state, { seat, train }) => alight(state, seat, train),
};

/**
 * Pilgrims, with separate actions.
 * @internal
 */
export const pilgrims = {
  start: () => ({ pilgrims: [] }),
  actions: [deliverPilgrims, pickUpPilgrims],
  loads: { [PILGRIMS]: pilgrimsAsLoad },
  invariants: pilgrimFaults,
} satisfies Mechanic<IndiaTypes>;

// Every load of Pilgrims has its area, and no train carries two.
function* pilgrimFaults({ board, state }: FullGame<IndiaState>): Iterable<string> {
  const areas = new Set(board.cities.map(({ area }) => area));
  const { pilgrims } = state.own;
  if (!pilgrims.every(({ area }) => areas.has(area))) yield 'Pilgrims come from an unknown area';
  for (const [seat, { trains }] of state.seats.entries()) {
    for (const [train, { loads }] of trains.entries()) {
      const aboard = loads.filter((load) => load === PILGRIMS).length;
      const noted = pilgrims.filter((one) => one.seat === seat && one.train === train).length;
      if (aboard > 1) yield 'a train carries two loads of Pilgrims (IR-PILG-2)';
      if (aboard !== noted) yield 'Pilgrims aboard and their areas do not agree (IR-PILG-5)';
    }
  }
  if (pilgrims.some(({ seat, train }) => state.seats[seat]?.trains[train] === undefined))
    yield 'Pilgrims are noted on a train that does not exist';
  if (state.stored.some(({ good }) => good === PILGRIMS)) yield 'Pilgrims wait in a warehouse (IR-OPEN-6)';
}
