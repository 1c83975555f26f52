// takeLoan: 20 M at most, repaid twice over as cash comes (M-VAR-4, M-OPEN-31). It is not an act of the turn.

import { seatToWrite } from '../../generated/state.js';
import { defineMilepostAction, mustBePlayed } from '../define-action.js';
import { field } from '../fields.js';
import { cashAfterRents, owedFor } from './income.js';

export const takeLoan = defineMilepostAction({
  type: 'takeLoan',
  payload: () => ({ amount: field.int(1, 1000) }),
  notation: ['borrow', 'amount'],
  isFree: true,

  // From one million up to what may still be borrowed.
  *offers({ rules, state }, seat) {
    const left = (rules.borrowing?.limit ?? 0) - state.seats[seat].loan;
    for (let amount = 1; amount <= left; amount++) yield { type: 'takeLoan', seat, amount };
  },

  check: () => [
    mustBePlayed('borrowing', 'M-VAR-4', 'borrowing'),
    {
      code: 'loan/too-much',
      rule: 'M-VAR-4',
      needs: ['variant/off'],
      test({ rules, state }, { seat, amount }) {
        const left = (rules.borrowing?.limit ?? 0) - state.seats[seat].loan;
        return amount > left ? { amount, left } : null;
      },
    },
    {
      code: 'loan/not-needed',
      rule: 'M-OPEN-31',
      scope: 'own',
      needs: ['variant/off', 'loan/too-much'],
      test({ rules, state }, { seat, amount }) {
        const { cash, loan, debts } = state.seats[seat];
        if (cash === null) return null;
        const owed = owedFor(rules.borrowing, loan + amount);
        return cashAfterRents(cash + amount, debts) >= owed ? { amount, owed } : null;
      },
    },
  ],

  apply(context, state, { seat, amount }) {
    const { before, emit } = context;
    seatToWrite(context, state, seat).cash = before.seats[seat].cash + amount;
    seatToWrite(context, state, seat).loan = before.seats[seat].loan + amount;
    emit({ type: 'loanTaken', seat, amount });
  },
});
