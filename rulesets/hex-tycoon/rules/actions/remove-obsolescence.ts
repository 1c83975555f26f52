// removeObsolescence: Dealer Dan pays to discard a token, at any own decision point (HT-OPT-TYCOON-14).

import { tokenPrice } from '../obsolescence.js';
import { pricedFor, toBank } from '../price-items.js';
import { activeCompany } from '../state.js';
import { activeToWrite } from '../writers.js';
import { mustAfford } from './conditions.js';
import { defineHexAction } from './define.js';

/** Discards one obsolescence token of the active company. */
export const removeObsolescence = defineHexAction({
  type: 'removeObsolescence',
  notation: ['discard-token'],

  check: () => [
    {
      code: 'obsolescence/not-able',
      rule: 'HT-OPT-TYCOON-14',
      about: 'seat',
      test: (game) => (tokenPrice(game, activeCompany(game.state)) > 0 ? null : { price: 0 }),
    },
    {
      code: 'obsolescence/none',
      rule: 'HT-OPT-TYCOON-14',
      about: 'seat',
      test: ({ state }) => (activeCompany(state).obsolescence > 0 ? null : { held: 0 }),
    },
    mustAfford('obsolescence/too-expensive', 'HT-OPT-TYCOON-14', tokenPrice),
  ],

  price: pricedFor((game, company) => [toBank('token', 'HT-OPT-TYCOON-14', tokenPrice(game, company), {})]),

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const price = tokenPrice({ rules, state: before }, company);
    company.money -= price;
    company.obsolescence -= 1;
    emit({ type: 'obsolescenceRemoved', seat, company: company.id, price });
  },
});
