// Money: loans, and debts that are paid as soon as the cash covers them.

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../mechanic.js';
import type { MilepostState } from '../state.js';
import type { MilepostRules } from '../tables.js';
import type { MilepostTypes } from '../types.js';
import { moneyFacts } from './facts.js';
import { canPayDebts, payDebts } from './income.js';
import { takeLoan } from './take-loan.js';

// M-OPEN-31, M-OPEN-32: debts are paid, as far as the cash goes, once an action and its cards have settled.
// In play only the seat on turn can have debts to pay; in a position that is made or loaded, others can.
const settleDebts: AutomaticStep<MilepostTypes> = {
  name: 'pay debts',
  rule: 'M-VAR-4',
  due: ({ rules, state }) => state.pending.length === 0 && nextToPay(rules, state) !== undefined,
  isTakenOnLoading: true,
  apply: (context, state) => payDebts(context, state, nextToPay(context.rules, context.before) as number),
};

// The seat on turn if it can pay, or the first after it that can.
function nextToPay(rules: MilepostRules, { seats, turn }: MilepostState): number | undefined {
  for (let step = 0; step < seats.length; step++) {
    const seat = (turn.seat + step) % seats.length;
    if (canPayDebts(rules, seats[seat])) return seat;
  }
  return undefined;
}

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
