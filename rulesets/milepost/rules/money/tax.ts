// The tax: by cash in hand only, never below zero; all cash is public from then on (M-EVENT-18, M-EVENT-19).

import { seatToWrite } from '../../generated/state.js';
import type { MilepostState } from '../state.js';
import type { MilepostRules } from '../tables.js';
import type { StepContext } from '../types.js';

/** What the chart takes from this much cash, in millions (M-OPEN-25). */
function taxOn({ taxChart }: Pick<MilepostRules, 'taxChart'>, cash: number): number {
  let due = 0;
  for (const step of taxChart) if (cash >= step.cash) due = step.tax;
  return Math.min(due, cash);
}

/** All seats pay the tax and show their cash from now on. */
export function payTax(context: StepContext, state: MilepostState): void {
  const { rules, before, emit } = context;
  before.seats.forEach(({ cash }, seat) => {
    const amount = taxOn(rules, cash);
    seatToWrite(context, state, seat).cash = cash - amount;
    emit({ type: 'taxPaid', seat, amount });
  });
  state.cashPublic = true;
}
