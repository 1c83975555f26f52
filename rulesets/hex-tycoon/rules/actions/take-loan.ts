// takeLoan: with the option, once in the Income Phase, money for victory points (HT-OPT-LOAN-1, -2).

import { tycoonAbility } from '../ability.js';
import { field } from '../fields.js';
import { changePoints } from '../victory-points.js';
import { activeToWrite } from '../writers.js';
import { mustBeWithin } from './conditions.js';
import { defineTurnAction } from './define.js';

/** Takes a loan. Listed by amount. */
export const takeLoan = defineTurnAction({
  type: 'takeLoan',
  payload: () => ({ amount: field.amount }),
  notation: ['loan', 'amount'],

  *offers(game, seat) {
    for (let amount = 1; amount <= (game.state.turn.loanRoll ?? 0); amount++) {
      yield { type: 'takeLoan', seat, amount };
    }
  },

  check: () => [
    {
      code: 'loan/not-offered',
      rule: 'HT-OPT-0',
      about: 'seat',
      test: ({ rules }) => (rules.loans !== null ? null : { option: 'loans' }),
    },
    {
      ...mustBeWithin(
        'loan/one-a-turn',
        'HT-OPT-LOAN-1',
        'loansTaken',
        ({ rules }) => rules.loans?.perTurn ?? 0,
      ),
      needs: ['loan/not-offered'],
    },
    {
      code: 'loan/amount',
      rule: 'HT-OPT-LOAN-1',
      needs: ['loan/not-offered'],
      test: ({ state }, { amount }) => {
        const roll = state.turn.loanRoll ?? 0;
        return amount >= 1 && amount <= roll ? null : { amount, roll };
      },
    },
  ],

  apply(context, state, { seat, amount }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    company.money += amount;
    state.turn.loansTaken += 1;
    emit({ type: 'companyLoanTaken', seat, company: company.id, amount });
    // HT-OPT-LOAN-2
    changePoints(context, state, {
      company: company.id,
      by: -amount * (rules.loans?.points ?? 0),
      reason: 'loan',
    });
    // HT-OPT-TYCOON-11: one per loan, to the banker's first company, the banker's loans included.
    before.seats.forEach((banker, other) => {
      const by = tycoonAbility(rules, before, other, 'pointsPerLoan');
      if (banker.company !== null)
        changePoints(context, state, { company: banker.company, by, reason: 'banker' });
    });
  },
});
