// Rights to ferries and links. Using one is free for its holders; the others pay one rent to a holder of
// their choice where rights are rented (M-OPEN-50). Some rights are bought by building to a port.

import type { Milepost, MilepostBoard } from '../../board/board.js';
import { crossingsAt } from '../../board/ports.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';

/**
 * True if the payment is the one that is due. Seats that hold the crossing or have paid a holder this turn
 * pay nothing. Others pay a holder, if rights are rented.
 */
export function paysRightly(
  game: KnownGame,
  seat: number,
  crossing: string,
  payTo: number | undefined,
): boolean {
  if (isFreeFor(game, seat, crossing)) return payTo === undefined;
  const { rules, state } = game;
  return rules.rentableCrossings && payTo !== undefined && state.rail.rights[payTo].includes(crossing);
}

// A holder's rent covers their track and their crossings for the turn.
function isFreeFor({ rules, state }: KnownGame, seat: number, crossing: string): boolean {
  const { rights } = state.rail;
  if (rights[seat].includes(crossing)) return true;
  return rules.rentableCrossings && state.turn.rented.some((owner) => rights[owner].includes(crossing));
}

/** Whom a seat pays for a crossing that it uses: nobody, or the first holder. */
export function paymentFor(game: KnownGame, seat: number, crossing: string): { payTo?: number } {
  const { rules, state } = game;
  if (!rules.rentableCrossings || isFreeFor(game, seat, crossing)) return {};
  const payTo = state.rail.rights.findIndex((held) => held.includes(crossing));
  return payTo < 0 ? {} : { payTo };
}

/** Ways to pay for a crossing, for listing: nobody, then each seat. */
export function waysToPay({ rules, state }: KnownGame): readonly { payTo?: number }[] {
  return rules.rentableCrossings ? [{}, ...state.seats.map((_, payTo) => ({ payTo }))] : [{}];
}

/** The ferry or link that building to the milepost buys (M-FERRY-2): one sold with its port, not yet held. */
export function rightNeeded(board: MilepostBoard, rail: Rail, seat: number, milepost: Milepost) {
  return crossingsAt(board, milepost).find(
    ({ id, boughtBy }) => boughtBy === 'build' && !rail.rights[seat].includes(id),
  );
}
