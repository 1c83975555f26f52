// payDividend: once a turn, money into victory points at the rates of two dice (HT-DIVIDEND-1 … 3).

import { enterPhase } from '../enter-phase.js';
import { field } from '../fields.js';
import { pricedFor, toBank } from '../price-items.js';
import { activeCompany } from '../state.js';
import type { HexRules } from '../tables.js';
import { changePoints } from '../victory-points.js';
import { activeToWrite } from '../writers.js';
import { defineTurnAction } from './define.js';

/** HT-DIVIDEND-2: the VP that an amount of MB buys at the rolls of the turn. */
export function dividendPoints({ dividends }: HexRules, rolls: readonly number[], amount: number): number {
  let left = amount;
  let points = 0;
  dividends.forEach((rate, step) => {
    const spent = Math.min(left, rolls[step] ?? left);
    points += rate * spent;
    left -= spent;
  });
  return points;
}

/** Pays dividends and ends the phase; 0 is an answer. Listed by amount. */
export const payDividend = defineTurnAction({
  type: 'payDividend',
  payload: () => ({ amount: field.amount }),
  notation: ['dividend', 'amount'],

  *offers(game, seat) {
    for (let amount = 0; amount <= activeCompany(game.state).money; amount++) {
      yield { type: 'payDividend', seat, amount };
    }
  },

  check: () => [
    {
      code: 'dividend/too-expensive',
      rule: 'HT-DIVIDEND-2',
      test: ({ state }, { amount }) => {
        const { money } = activeCompany(state);
        return amount <= money ? null : { amount, money };
      },
    },
  ],

  price: pricedFor((_game, _company, { amount }) => [toBank('dividend', 'HT-DIVIDEND-3', amount, {})]),

  apply(context, state, { seat, amount }) {
    const company = activeToWrite(context, state);
    const { dividendRolls } = context.before.turn;
    company.money -= amount; // HT-DIVIDEND-3: to the bank
    context.emit({ type: 'dividendPaid', seat, company: company.id, amount });
    const by = dividendPoints(context.rules, dividendRolls, amount);
    changePoints(context, state, { company: company.id, by, reason: 'dividend' });
    enterPhase(state, 'upgrade');
  },
});
