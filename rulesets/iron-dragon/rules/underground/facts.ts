// Facts about bribes.

import type { Seat } from '../../../../src/core/engine/index.js';
import { fact } from '../../../../src/core/engine/index.js';
import type { OfSeat } from '../../../milepost/rules/fact.js';

/** Amounts are gold pieces; `to` is null for the bank. */
export const bribeFacts = {
  bribePaid: fact<OfSeat & { readonly to: Seat | null; readonly amount: number }>({
    money: ({ seat, to, amount }) => [[seat, -amount], ...(to === null ? [] : [[to, amount] as const])],
  }),
  bribeOwed: fact<OfSeat & { readonly to: Seat | null; readonly amount: number }>(),
};
