// The best trips, each begun, and what they are worth. What a search over plans tries.

import type { GameAction, OpenDecision, Plan } from '../../../../src/core/engine/index.js';
import { buildAlong } from './build.js';
import { isAllowed } from './legality.js';
import { planMeeting } from './meeting.js';
import { isPoor, worthOfNewHands } from './next-hand.js';
import { operateAlong } from './operate.js';
import { planRoute } from './plan.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';
import { worthFor } from './worth.js';

/** The plans of a seat for a phase in which its trips are run or built for; empty for other decisions. */
export function comparePlans(game: PlanGame, { kind, seat }: OpenDecision): readonly Plan[] {
  const lineAlong = LINES[kind];
  if (lineAlong === undefined || planMeeting(game, seat) !== null) return [];
  const { route: best, routes, pricing } = planRoute(game, seat, 0);
  const { poor } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  const plans: Plan[] = [];
  for (const route of routes) {
    const line = lineAlong(game, seat, route, pricing);
    if (line === null || !isAllowed(game, line[0])) continue;
    const { worth: value, spend, rent: fees, turns } = route;
    plans.push({ line, value, spend, fees, turns, aim: aimOf(route) });
  }
  // Without a route that is worth running it is the next hand that one hopes for.
  const isHopeless = isPoor(game, seat, best);
  const value = isHopeless
    ? Math.max(poor, worthOfNewHands(game, seat))
    : Math.min(poor, best?.worth ?? poor);
  const nextHand = { value, spend: 0, fees: 0, turns: 1 };
  const discard: GameAction = { type: 'discardHand', seat };
  if (kind === 'operations' && isAllowed(game, discard)) plans.push({ line: [discard], ...nextHand });
  if (kind === 'building' && isHopeless) plans.push({ line: [{ type: 'endTurn', seat }], ...nextHand });
  return plans;
}

// The demands that a trip meets: the loads are fetched on the way, and where from may change.
const aimOf = ({ trip }: PlannedTrip) =>
  trip.tasks
    .map(({ errand }) => `${errand.card}/${errand.demand}`)
    .sort()
    .join(' ');

// How a phase goes on along a route.
const LINES: Readonly<Record<string, LineAlong>> = {
  startup: buildAlong,
  building: buildAlong,
  operations: (game, seat, route, { plan }) => operateAlong(game, seat, route, plan),
};

type LineAlong = (
  game: PlanGame,
  seat: number,
  route: PlannedTrip,
  pricing: ReturnType<typeof planRoute>['pricing'],
) => readonly GameAction[] | null;
