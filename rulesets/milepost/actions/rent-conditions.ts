// What owed rent bars (M-VAR-5).

import type { Params } from '../../../src/engine/index.js';
import type { KnownGame } from '../types.js';

/** M-OPEN-32: who owes rent neither builds nor buys. The code is the area's own. */
export const owesNoRent = (code: string) => ({
  code,
  rule: 'M-VAR-5',
  test: ({ state }: KnownGame, { seat }: { readonly seat: number }): Params | null =>
    state.seats[seat].debts.length > 0 ? {} : null,
});
