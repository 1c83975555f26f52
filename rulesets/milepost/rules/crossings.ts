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
  // A seat that does not exist holds nothing.
  return !holds && (rail.rights[payTo]?.includes(crossing) ?? false);
}

/** The holder whose rent using a crossing makes due, or null: it also covers his track for the turn (M-OPEN-50). */
export function crossingRentDue(
  game: KnownGame,
  seat: number,
  train: number,
  payTo: number | undefined,
): number | null {
  return rentDueTo(game, seat, train, payTo ?? null);
}
