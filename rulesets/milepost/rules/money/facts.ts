// Facts about money that the bank gives or takes; payments are public as they happen (M-INFO-7).

import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../fact.js';

/** A payment, in millions. */
type Payment = OfSeat & { readonly amount: number };

/** Rent and fees stand with what trains do. */
export const moneyFacts = {
  paidByBank: fact<Payment>(),
  taxPaid: fact<Payment>(),
  loanTaken: fact<Payment>(),
  loanRepaid: fact<Payment>(),
};
