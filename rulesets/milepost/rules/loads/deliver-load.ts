// deliverLoad: a load brought to a city that demands it, on a card in hand or an open one (M-DELIVER-1 … 5).

import type { City, Demand } from '../../board/board.js';
import { trainToWrite } from '../../generated/state.js';
import { demandOn } from '../cards/demands.js';
import { defineMilepostAction, eachTrainOf, mustBePlaced, mustHaveTrain } from '../define-action.js';
import { field } from '../fields.js';
import { cityAt } from '../rail/city.js';
import { completeDelivery } from './delivery.js';
import {
  cityOf,
  inCity,
  mustBeAboard,
  mustBeDeliverable,
  mustBeInCity,
  mustBeOwnCard,
  mustHaveLoadPoints,
} from './load-conditions.js';
import { payLoadPoints } from './load-points.js';
import { specialLoad } from './special-loads.js';

export const deliverLoad = defineMilepostAction({
  type: 'deliverLoad',
  payload: () => ({
    load: field.good,
    card: field.card,
    demand: field.int(0, 2),
    train: field.train,
  }),
  notation: ['deliver', 'load', 'card', 'demand', 'train?'],

  // By train, card (hand first, then open contracts) and demand.
  *offers(game, seat) {
    const { hand } = game.state.seats[seat];
    for (const { train, named } of eachTrainOf(game, seat)) {
      const city = cityAt(game.board, train.at);
      if (city === undefined || train.loads.length === 0) continue;
      for (const card of [...hand, ...game.state.contracts]) {
        for (let demand = 0; demand < 3; demand++) {
          const load = demandOn(game, card, demand)?.good;
          if (load === undefined || !train.loads.includes(load)) continue;
          yield { type: 'deliverLoad', seat, load, card, demand, ...named };
        }
      }
    }
  },

  check: () => [
    mustHaveTrain,
    mustBePlaced,
    { ...mustBeInCity, rule: 'M-DELIVER-1' },
    mustBeAboard,
    mustBeOwnCard,
    {
      code: 'deliver/no-such-demand',
      rule: 'M-DELIVER-1',
      needs: [...inCity, 'deliver/not-your-card'],
      test(game, action) {
        const asked = demandOn(game, action.card, action.demand);
        const { id } = cityOf(game, action);
        return asked?.good === action.load && asked.city === id ? null : { city: id, good: action.load };
      },
    },
    {
      code: 'deliver/special',
      rule: 'M-DELIVER-1',
      needs: [...inCity, 'load/not-aboard'],
      test(game, action) {
        const { seat, load, train = 0 } = action;
        const call = { seat, train, city: cityOf(game, action) };
        const by = specialLoad(game, load)?.barsDelivery?.(game, call) ?? null;
        return by === null ? null : { good: load, by };
      },
    },
    mustBeDeliverable(),
    mustHaveLoadPoints,
  ],

  apply(context, state, { seat, load, card, demand, train = 0 }) {
    const { rules, board, before } = context;
    const city = cityAt(board, before.seats[seat].trains[train].at) as City;
    const { payout } = demandOn(context, card, demand) as Demand;
    payLoadPoints(rules, trainToWrite(context, state, seat, train)); // M-VAR-12: a delivery is a putting-down
    completeDelivery(context, state, { seat, train, city, good: load, card, payout });
  },
});
