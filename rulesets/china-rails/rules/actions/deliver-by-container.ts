// deliverByContainer: full deliveries overseas in a row at the start of a turn (CR-CONT-6, CR-CONT-11).

import type { City, Demand } from '../../../milepost/board/board.js';
import { demandOn } from '../../../milepost/rules/cards/demands.js';
import { mustBePlaced } from '../../../milepost/rules/define-action.js';
import { citesItsCard, deliveryBan } from '../../../milepost/rules/events/in-play.js';
import { field } from '../../../milepost/rules/fields.js';
import { completeDelivery } from '../../../milepost/rules/loads/delivery.js';
import { mustBeAboard, mustBeOwnCard } from '../../../milepost/rules/loads/load-conditions.js';
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

const needsDemand = ['deliver/not-your-card', 'deliver/no-such-demand', 'container/not-overseas'];

export const deliverByContainer = defineChinaAction({
  type: 'deliverByContainer',
  payload: () => ({
    load: field.good,
    card: field.card,
    demand: field.int(0, 2),
    payTo: field.optional(field.seat),
  }),
  notation: ['ship', 'load', 'card', 'demand', 'payTo?'],

  // By card (hand first, then open contracts), demand, and holder to pay.
  *offers(game, seat) {
    const train = trainAt(game, { seat });
    if (!isContainerReady(game, train)) return;
    for (const card of [...game.state.seats[seat].hand, ...game.state.contracts]) {
      for (let demand = 0; demand < 3; demand++) {
        const load = demandOn(game, card, demand)?.good;
        if (load === undefined || !train.loads.includes(load)) continue;
        for (const paid of waysToPay(game)) {
          yield { type: 'deliverByContainer', seat, load, card, demand, ...paid };
        }
      }
    }
  },

  check: () => [
    mustBePlaced,
    ...readyConditions('deliver'),
    mustBeAboard,
    mustBeOwnCard,
    {
      code: 'deliver/no-such-demand',
      rule: 'M-DELIVER-1',
      needs: ['deliver/not-your-card'],
      test(game, { load, card, demand }) {
        const asked = demandOn(game, card, demand);
        return asked?.good === load ? null : { city: asked?.city ?? null, good: load };
      },
    },
    {
      code: 'container/not-overseas',
      rule: 'CR-CONT-6',
      needs: ['deliver/not-your-card', 'deliver/no-such-demand'],
      test(game, { card, demand }) {
        const { city } = demandOn(game, card, demand) as Demand;
        return overseasCity(game, city) === undefined ? { city } : null;
      },
    },
    {
      code: 'deliver/event',
      rule: 'M-EVENT-22',
      ...citesItsCard,
      needs: needsDemand,
      test(game, { seat, load, card, demand }) {
        const { city } = demandOn(game, card, demand) as Demand;
        return deliveryBan(game, { seat, city: overseasCity(game, city) as City, good: load, at: null });
      },
    },
    ...paymentConditions,
  ],

  price: linkRent,

  apply(context, state, { seat, load, card, demand, payTo }) {
    const { rules, board, before } = context;
    const game = { rules, board, state: before };
    const asked = demandOn(game, card, demand) as Demand;
    if (payTo !== undefined)
      payRent(context, state, seat, portUse(before.seats[seat].trains[0].at as number, payTo));
    state.own = { mode: 'deliver' };
    const city = overseasCity(game, asked.city) as City;
    completeDelivery(context, state, { seat, train: 0, city, good: load, card, payout: asked.payout });
  },
});
