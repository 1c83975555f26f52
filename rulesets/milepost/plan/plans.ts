// The suggestion beside other lines: the best trips, each begun, and what they are worth. What a search over plans tries.

import type { GameAction, OpenDecision, Plan } from '../../../src/core/engine/index.js';
import { buildAlong } from './build.js';
import { isAllowed } from './legality.js';
import { operateAlong } from './operate.js';
import { isPoor, planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import type { Route } from './route.js';
import { worthFor } from './worth.js';

/**
 * The plans of a seat for a phase in which its trips are run or built for, best first; `suggested` is the first. Empty for other
 * decisions. Two routes that begin with the same line are one plan, the better one.
 */
export function comparePlans(
  game: PlanGame,
  { kind, seat }: OpenDecision,
  suggested: readonly GameAction[],
): readonly Plan[] {
  const lineAlong = LINES[kind];
  if (lineAlong === undefined) return [];
  const { route: best, routes, pricing } = planRoute(game, seat, 0, new Set());
  const { poor } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  const discard: GameAction = { type: 'discardHand', seat };
  const isDiscarded = suggested[0]?.type === 'discardHand' || isPoor(game, seat, best);
  const plans = [planOf(suggested, isDiscarded ? null : best, poor)];
  const texts = new Set([JSON.stringify(suggested)]);
  const add = (line: readonly GameAction[] | null, route: Route | null) => {
    const text = JSON.stringify(line);
    if (line === null || texts.has(text) || !isAllowed(game, line[0])) return;
    texts.add(text);
    plans.push(planOf(line, route, poor));
  };
  for (const route of routes) add(lineAlong(game, seat, route, pricing), route);
  if (kind === 'operations') add([discard], null);
  return [plans[0], ...plans.slice(1).sort((one, other) => other.value - one.value)];
}

// How a phase goes on along a route.
const LINES: Readonly<Record<string, LineAlong>> = {
  startup: buildAlong,
  building: buildAlong,
  operations: (game, seat, route, { plan }) => operateAlong(game, seat, route, plan),
};

type LineAlong = (
  game: PlanGame,
  seat: number,
  route: Route,
  pricing: ReturnType<typeof planRoute>['pricing'],
) => readonly GameAction[] | null;

// Without a route it is the next hand that one hopes for.
function planOf(line: readonly GameAction[], route: Route | null, poor: number): Plan {
  if (route === null) return { line, value: poor, spend: 0, fees: 0, turns: 1 };
  const { worth: value, spend, rent: fees, turns } = route;
  return { line, value, spend, fees, turns };
}
