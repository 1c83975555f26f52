// Money that comes in, and the debts that are paid from it: late rents and loans.

import { seatToWrite } from '../../generated/state.js';
import type { MilepostState, SeatState } from '../state.js';
import type { MilepostRules } from '../tables.js';
import type { StepContext } from '../types.js';

/**
 * Gives a seat money. The title and the turn take their share at once. Debts wait until the action has
 * settled: its cards may still cost the seat on turn a tax. Other seats draw no cards, so they pay debts now.
 */
export function receive(context: StepContext, state: MilepostState, seat: number, amount: number): void {
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
  if (seat !== state.turn.seat) payDebts(context, state, seat);
}

/** True if the seat has the money for its oldest late rent, or for everything that its loans make it owe. */
export function canPayDebts({ borrowing }: MilepostRules, { cash, loan, debts }: SeatState): boolean {
  if (debts.length > 0 && cash >= debts[0].amount) return true;
  return loan > 0 && cash >= owedFor(borrowing, loan);
}

/** Pays late rents, oldest first, as soon as the cash covers each, then loans (M-OPEN-31, M-OPEN-32). */
export function payDebts(context: StepContext, state: MilepostState, seat: number): void {
  const debtor = seatToWrite(context, state, seat);
  while (debtor.debts.length > 0 && debtor.cash >= debtor.debts[0].amount) {
    const [{ to, amount }, ...rest] = debtor.debts;
    debtor.debts = rest;
    debtor.cash -= amount;
    context.emit({ type: 'rentPaid', seat, to, amount });
    receive(context, state, to, amount);
  }
  // M-OPEN-31: all at once, never in part.
  const owed = owedFor(context.rules.borrowing, debtor.loan);
  if (owed === 0 || debtor.cash < owed) return;
  debtor.cash -= owed;
  debtor.loan = 0;
  context.emit({ type: 'loanRepaid', seat, amount: owed });
}

/** What so much borrowed makes a seat owe (M-VAR-4). */
export function owedFor(borrowing: MilepostRules['borrowing'], loan: number): number {
  return loan * (borrowing?.factor ?? 0);
}

/** The cash that is left after paying the late rents that it covers. */
export function cashAfterRents(cash: number, debts: SeatState['debts']): number {
  let left = cash;
  for (const { amount } of debts) {
    if (left < amount) break;
    left -= amount;
  }
  return left;
}
