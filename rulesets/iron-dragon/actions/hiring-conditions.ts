// Conditions that both ways of hiring share: the cap of the building phase, cash, and events that forbid it.

import type { Params } from '../../../src/core/engine/index.js';
import { mustBePermitted } from '../../milepost/events/conditions.js';
import type { IronGame } from '../types.js';

/** What hiring costs, in gold pieces: a card from a pile (ID-FOREMAN-9), a foreman by name (ID-FOREMAN-10). */
export const HIRING = { draw: 1, choice: 5 } as const;

/** The conditions of hiring at a price. */
export function hiringConditions(price: number) {
  return [
    mustBePermitted,
    {
      // ID-TURN-8: in any mix and order, as often as the cap allows (ID-FOREMAN-11).
      code: 'foreman/over-budget',
      rule: 'ID-TURN-8',
      test({ rules, state }: IronGame): Params | null {
        const left = rules.budget - state.turn.spent;
        return price > left ? { price, left } : null;
      },
    },
    {
      code: 'foreman/no-cash',
      rule: 'ID-BUILD-17',
      scope: 'own' as const,
      test({ state }: IronGame, { seat }: { readonly seat: number }): Params | null {
        const { cash } = state.seats[seat];
        return cash !== null && cash < price ? { price, cash } : null;
      },
    },
  ];
}
