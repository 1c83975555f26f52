// Money that comes in, and what is taken from it at once: owed fees of the turn, owed rent out of payoffs, loans.

import { seatToWrite } from '../fork.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';

/** Where money comes from: a delivery, another player, or an event. */
export type Source = 'payoff' | 'rent' | 'event';

/** Gives a seat money and settles what must be settled from it, in this order: the title's own, fees, owed rent, loans. */
export function receive(
  context: StepContext,
  state: MilepostState,
  seat: number,
  amount: number,
  source: Source,
): void {
  const receiver = seatToWrite(context, state, seat);
  receiver.cash += amount;
  context.rules.policies.atReceipt(context, state, seat);
  // M-VAR-11: what is owed for running on own track comes out of the turn's first income.
  if (receiver.owedFees > 0) {
    const paid = Math.min(receiver.owedFees, receiver.cash);
    receiver.cash -= paid;
    receiver.owedFees -= paid;
    context.emit({ type: 'feePaid', seat, amount: paid });
  }
  if (source === 'payoff') payDebts(context, state, seat, amount);
  repayLoan(context, state, seat);
}

// M-OPEN-32: each payoff goes to owed rent first, the oldest first, whole debts or parts.
function payDebts(context: StepContext, state: MilepostState, seat: number, payoff: number): void {
  const debtor = seatToWrite(context, state, seat);
  let left = Math.min(payoff, debtor.cash);
  const rest: { to: number; amount: number }[] = [];
  for (const debt of debtor.debts) {
    const paid = Math.min(left, debt.amount);
    left -= paid;
    if (paid > 0) {
      debtor.cash -= paid;
      context.emit({ type: 'rentPaid', seat, to: debt.to, amount: paid });
      receive(context, state, debt.to, paid, 'rent');
    }
    if (paid < debt.amount) rest.push({ to: debt.to, amount: debt.amount - paid });
  }
  if (debtor.debts.length > 0) debtor.debts = rest;
}

// M-VAR-4, M-OPEN-31: as soon as the cash covers all that is owed, it is paid in full; never in part.
function repayLoan(context: StepContext, state: MilepostState, seat: number): void {
  const { loan, cash } = state.seats[seat];
  const owed = loan * (context.rules.borrowing?.factor ?? 0);
  if (owed === 0 || cash < owed) return;
  const debtor = seatToWrite(context, state, seat);
  debtor.cash -= owed;
  debtor.loan = 0;
  context.emit({ type: 'loanRepaid', seat, amount: owed });
}
