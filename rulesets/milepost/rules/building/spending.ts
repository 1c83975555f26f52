// Purchases of the building phase: the conditions on their price, and paying it.

import type { Params } from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import type { MilepostState } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';

/** What an act costs, in millions. */
type PriceOf<A> = (game: KnownGame, action: A) => number;

/** The price lies within what is left of the turn's budget (M-TURN-3). */
export function withinBudget<A>(
  code: string,
  rule: string,
  priceOf: PriceOf<A>,
  needs: readonly string[] = [],
) {
  return {
    code,
    rule,
    holds: 'turn' as const,
    needs,
    test(game: KnownGame, action: A): Params | null {
      const price = priceOf(game, action);
      const left = game.rules.budget - game.state.turn.spent;
      return price > left ? { price, left } : null;
    },
  };
}

/** The price is there in cash (M-BUILD-16), as far as the cash is known. */
export function inCash<A extends { readonly seat: number }>(
  code: string,
  rule: string,
  priceOf: PriceOf<A>,
  needs: readonly string[] = [],
) {
  return {
    code,
    rule,
    holds: 'turn' as const,
    scope: 'own' as const,
    needs,
    test(game: KnownGame, action: A): Params | null {
      const { cash } = game.state.seats[action.seat];
      if (cash === null) return null;
      const price = priceOf(game, action);
      return cash < price ? { price, cash } : null;
    },
  };
}

/** True if the seat has less cash than budget left; otherwise it can pay everything the budget allows. */
export function hasLessThanBudget({ rules, state }: KnownGame, seat: number): boolean {
  const { cash } = state.seats[seat];
  return cash !== null && cash < rules.budget - state.turn.spent;
}

/** Pays the bank (M-BUILD-17), out of what is left of the turn's budget. */
export function spend(
  context: Pick<StepContext, 'before'>,
  state: MilepostState,
  seat: number,
  price: number,
): void {
  const { seats, turn } = context.before;
  seatToWrite(context, state, seat).cash = seats[seat].cash - price;
  state.turn.spent = turn.spent + price;
}
