// Money: loans, and debts that are paid as soon as the cash covers them.

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../mechanic.js';
import type { MilepostTypes } from '../types.js';
import { moneyFacts } from './facts.js';
import { canPayDebts, payDebts } from './income.js';
import { takeLoan } from './take-loan.js';

// M-OPEN-31, M-OPEN-32: once an action has settled, its cards drawn and answered, debts are paid as far as the cash goes.
const settleDebts: AutomaticStep<MilepostTypes> = {
  name: 'pay debts',
  rule: 'M-VAR-4',
  due: ({ rules, state }) => state.pending.length === 0 && canPayDebts(rules, state.seats[state.turn.seat]),
  apply: (context, state) => payDebts(context, state, context.before.turn.seat),
};

/** Loans and debts. */
export const money = {
  actions: [takeLoan],
  automatic: [settleDebts],
  events: moneyFacts,
  *invariants({ rules, state }) {
    for (const [seat, { loan, debts }] of state.seats.entries()) {
      if (debts.some(({ to }) => to === seat)) yield 'a seat owes rent to itself (M-VAR-5)';
      if (loan > (rules.borrowing?.limit ?? 0)) yield 'a loan is larger than allowed (M-VAR-4)';
    }
  },
} satisfies Mechanic;
