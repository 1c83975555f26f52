// The titles with their planning, and positions of games that follow suggestions, to leave orders in.

import { chinaRails, chinaRailsPlanning } from '../../../../rulesets/china-rails/index.js';
import { hexTycoon, hexTycoonPlanning } from '../../../../rulesets/hex-tycoon/index.js';
import { indiaRails, indiaRailsPlanning } from '../../../../rulesets/india-rails/index.js';
import { ironDragon, ironDragonPlanning } from '../../../../rulesets/iron-dragon/index.js';
import {
  twentiethCenturyLimited,
  twentiethCenturyLimitedPlanning,
} from '../../../../rulesets/twentieth-century-limited/index.js';
import { createEngine } from '../../../../src/core/engine/index.js';
import { withPlanning } from '../../../../src/table/plans/index.js';
import { examineGame, LAWS, type LawFinding } from '../../../../src/testing/index.js';
import { ordersAreLawful } from '../../../../src/testing/orders-are-lawful.js';

export const planner = withPlanning(
  createEngine([chinaRails, indiaRails, ironDragon, hexTycoon, twentiethCenturyLimited]),
  [
    chinaRailsPlanning,
    indiaRailsPlanning,
    ironDragonPlanning,
    hexTycoonPlanning,
    twentiethCenturyLimitedPlanning,
  ],
);

export const IDS = planner.rulesets.map(({ id }) => id);

/** What the law of orders finds in a game, and how many pairs of twins it looked at. */
export function examineOrders(
  id: string,
  { seed, steps, every }: { readonly seed: string; readonly steps: number; readonly every: number },
): { readonly findings: readonly LawFinding[]; readonly twins: number } {
  let twins = 0;
  const law = {
    ...ordersAreLawful,
    examine(moment: Parameters<typeof ordersAreLawful.examine>[0]) {
      twins++;
      return ordersAreLawful.examine(moment);
    },
  };
  const { findings } = examineGame(planner, id, {
    ...{ seed, seats: 3, steps, every, suggested: 90, deep: false },
    without: LAWS.map(({ name }) => name),
    laws: [law],
  });
  return { findings, twins };
}
