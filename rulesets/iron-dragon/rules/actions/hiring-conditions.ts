// Conditions that both ways of hiring share: the cap of the building phase, cash, and events that forbid it.

import { inCash, withinBudget } from '../../../milepost/rules/building/spending.js';
import { mustBePermitted } from '../../../milepost/rules/events/conditions.js';

/** What hiring costs, in GP: a card from a pile (ID-FOREMAN-9), a foreman by name (ID-FOREMAN-10). */
export const HIRING = { draw: 1, choice: 5 } as const;

/** The conditions of hiring at a price. */
export function hiringConditions(price: number) {
  return [
    mustBePermitted,
    // ID-TURN-8: in any mix and order, as often as the cap allows (ID-FOREMAN-11).
    withinBudget('foreman/over-budget', 'ID-TURN-8', () => price),
    inCash('foreman/no-cash', 'ID-BUILD-17', () => price),
  ];
}
