// pickUpByContainer: loads from overseas, at a turn's start or a train's start on the port (CR-CONT-6, 10).

import type { City } from '../../../milepost/board/board.js';
import { trainToWrite } from '../../../milepost/generated/state.js';
import { mustBePlaced } from '../../../milepost/rules/define-action.js';
import { citesItsCard, pickUpBan } from '../../../milepost/rules/events/in-play.js';
import { field } from '../../../milepost/rules/fields.js';
import { chipsLeft } from '../../../milepost/rules/loads/chips.js';
import { mustHaveRoom } from '../../../milepost/rules/loads/load-conditions.js';
import { waysToPay } from '../../../milepost/rules/rail/crossings.js';
import { payRent } from '../../../milepost/rules/running/rent.js';
import { isContainerReady } from '../container-ports.js';
import { defineChinaAction } from '../types.js';
import {
  linkRent,
  overseasCity,
  paymentConditions,
  portUse,
  readyConditions,
  trainAt,
} from './container-conditions.js';

const needsCity = ['container/not-overseas'];

export const pickUpByContainer = defineChinaAction({
  type: 'pickUpByContainer',
  payload: () => ({ city: field.city, load: field.good, payTo: field.optional(field.seat) }),
  notation: ['fetch', 'city', 'load', 'payTo?'],

  // By city as the board lists them, good, and holder to pay.
  *offers(game, seat) {
    if (!isContainerReady(game, trainAt(game, { seat }))) return;
    for (const { id, supplies, rail } of game.board.cities) {
      for (const load of rail ? [] : supplies) {
        for (const paid of waysToPay(game)) {
          yield { type: 'pickUpByContainer', seat, city: id, load, ...paid };
        }
      }
    }
  },

  check: () => [
    mustBePlaced,
    ...readyConditions('pickUp', 'start', 'started'),
    {
      // The text waives the wait for "a load"; with the wait it allows "any number of loads" (CR-CONT-6).
      code: 'container/one-load',
      rule: 'CR-OPEN-6',
      test: ({ state }) => (state.own.mode === 'started' ? {} : null),
    },
    {
      code: 'container/not-overseas',
      rule: 'CR-CONT-6',
      test: (game, { city }) => (overseasCity(game, city) === undefined ? { city } : null),
    },
    {
      code: 'load/not-supplied',
      rule: 'M-LOAD-2',
      needs: needsCity,
      test: (game, { city, load }) =>
        (overseasCity(game, city) as City).supplies.includes(load) ? null : { city, good: load },
    },
    {
      code: 'load/no-chip',
      rule: 'M-LOAD-3',
      test: (game, { load }) => (chipsLeft(game, load) < 1 ? { good: load } : null),
    },
    mustHaveRoom,
    {
      code: 'load/event',
      rule: 'M-EVENT-22',
      ...citesItsCard,
      needs: needsCity,
      test: (game, { seat, city, load }) =>
        pickUpBan(game, { seat, city: overseasCity(game, city) as City, good: load, at: null }),
    },
    ...paymentConditions,
  ],

  price: linkRent,

  apply(context, state, { seat, city, load, payTo }) {
    const { before, emit } = context;
    if (payTo !== undefined)
      payRent(context, state, seat, portUse(before.seats[seat].trains[0].at as number, payTo));
    state.own = { mode: before.own.mode === 'start' ? 'started' : 'pickUp' };
    trainToWrite(context, state, seat, 0).loads = [...before.seats[seat].trains[0].loads, load];
    emit({ type: 'loadPickedUp', seat, train: 0, city, good: load });
  },
});
