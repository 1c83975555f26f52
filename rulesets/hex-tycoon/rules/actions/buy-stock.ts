// buyStock, an option: in the Income Phase, money to an opponent for victory points (HT-OPT-STOCK-1 … 3).

import { entryOf } from '../../../../src/core/engine/index.js';
import { field } from '../fields.js';
import { pricedFor } from '../price-items.js';
import { activeCompany } from '../state.js';
import { changePoints } from '../victory-points.js';
import { activeToWrite, companyToWrite } from '../writers.js';
import { defineTurnAction } from './define.js';

/** Buys stock. Listed by company in the order they came into play, then by quantity. */
export const buyStock = defineTurnAction({
  type: 'buyStock',
  payload: () => ({ seller: field.company, quantity: field.amount }),
  notation: ['stock', 'seller', 'quantity'],

  *offers(game, seat) {
    const { investmentRoll, stocksBought } = game.state.turn;
    for (const { id: seller } of game.state.companies) {
      for (let quantity = 1; quantity <= (investmentRoll ?? 0) - stocksBought; quantity++) {
        yield { type: 'buyStock', seat, seller, quantity };
      }
    }
  },

  check: () => [
    {
      code: 'stock/not-offered',
      rule: 'HT-OPT-0',
      about: 'seat',
      test: ({ rules }) => (rules.stocks !== null ? null : { option: 'stocks' }),
    },
    {
      code: 'stock/no-such-company',
      rule: 'HT-OPT-STOCK-2',
      test: ({ state }, { seller }) => (state.companies.some(({ id }) => id === seller) ? null : { seller }),
    },
    {
      code: 'stock/own-company',
      rule: 'HT-OPT-STOCK-3',
      test: ({ state }, { seat, seller }) =>
        state.companies.some((company) => company.id === seller && company.seat === seat) ? { seller } : null,
    },
    {
      code: 'stock/over-roll',
      rule: 'HT-OPT-STOCK-1',
      needs: ['stock/not-offered'],
      test: ({ state }, { quantity }) => {
        const { investmentRoll, stocksBought } = state.turn;
        const left = (investmentRoll ?? 0) - stocksBought;
        return quantity >= 1 && quantity <= left ? null : { quantity, left };
      },
    },
    {
      code: 'stock/too-expensive',
      rule: 'HT-OPT-STOCK-2',
      needs: ['stock/not-offered'],
      test: ({ rules, state }, { quantity }) => {
        const price = quantity * (rules.stocks?.price ?? 0);
        const { money } = activeCompany(state);
        return price <= money ? null : { price, money };
      },
    },
  ],

  price: pricedFor(({ rules, state }, _buyer, { seller, quantity }) => {
    const each = rules.stocks?.price ?? 0;
    const to = state.companies.find(({ id }) => id === seller)?.seat ?? null;
    const params = { company: seller, quantity, each };
    return [{ what: 'stock', rule: 'HT-OPT-STOCK-2', amount: quantity * each, to, params }];
  }),

  apply(context, state, { seat, seller, quantity }) {
    const { rules, emit } = context;
    const { price = 0, points = 0 } = rules.stocks ?? {};
    const buyer = activeToWrite(context, state);
    buyer.money -= quantity * price;
    companyToWrite(context, state, seller).money += quantity * price; // HT-OPT-STOCK-2: no loss to the seller
    state.turn.stocksBought += quantity;
    emit({ type: 'stockBought', seat, company: buyer.id, seller, quantity });
    // HT-COMPANY-8: the ability is of the company that is bought, not of the buyer.
    const bonus = entryOf(rules.companies, seller)?.abilities.stockPoints ?? 0;
    changePoints(context, state, { company: buyer.id, by: quantity * (points + bonus), reason: 'stock' });
  },
});
