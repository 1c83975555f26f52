// Using a ferry or link: free for its holders, for one rent to a holder of one's choice for the rest (M-OPEN-50).

import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';
import { rentDueTo } from './rent.js';

/** True if the seat holds the crossing and names nobody to pay, or names another seat that holds it. */
export function holdersBeside(
  rail: Rail,
  seat: number,
  crossing: string,
  payTo: number | undefined,
): boolean {
  const holds = rail.rights[seat].includes(crossing);
  if (payTo === undefined) return holds;
  return !holds && rail.rights[payTo].includes(crossing);
}

/** Whose right is used: the seat's own, or that of the first holder, who is paid; as if its own where nobody holds it. */
export function rightUsed({ rights }: Rail, seat: number, crossing: string): { payTo?: number } {
  const payTo = rights.findIndex((held) => held.includes(crossing));
  return payTo < 0 || rights[seat].includes(crossing) ? {} : { payTo };
}

/** The holder whose rent using a crossing makes due, or null: it also covers his track for the turn (M-OPEN-50). */
export function crossingRentDue(game: KnownGame, seat: number, payTo: number | undefined): number | null {
  return rentDueTo(game, seat, payTo ?? null);
}

/** Ways to pay for a crossing, for listing: nobody, then each seat. */
export function waysToPay({ state }: KnownGame): readonly { payTo?: number }[] {
  return [{}, ...state.seats.map((_, payTo) => ({ payTo }))];
}
