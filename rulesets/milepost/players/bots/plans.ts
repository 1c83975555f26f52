// The best trips, each begun, and what they are worth. What a search over plans tries.

import type { GameAction, OfferedPlan, OpenDecision } from '../../../../src/core/engine/index.js';
import { buildAlong } from './build.js';
import type { Stop } from './errands.js';
import { isAllowed } from './legality.js';
import { planMeeting } from './meeting.js';
import { isPoor, worthOfNewHands } from './next-hand.js';
import { operateAlong } from './operate.js';
import { type Beside, plansToBuild, plansToRun } from './other-plans.js';
import { planRoutes } from './plan.js';
import type { PlanGame } from './planning.js';
import type { PlannedTrip } from './route.js';
import { aimOf } from './tasks.js';
import { worthFor } from './worth.js';

/** The plans of a seat for a phase in which its trips are run or built for; empty for other decisions. */
export function comparePlans(game: PlanGame, { kind, seat }: OpenDecision): readonly OfferedPlan[] {
  const lineAlong = LINES[kind];
  if (lineAlong === undefined || planMeeting(game, seat) !== null) return [];
  const { route: best, routes, pricing } = planRoutes(game, seat);
  const { poor } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  const plans: OfferedPlan[] = [];
  for (const route of routes) {
    const line = lineAlong(game, seat, route, pricing);
    if (line === null || !isAllowed(game, line[0])) continue;
    plans.push({ line, ...tripOf(game, route), aim: aimOf(route.trip) });
  }
  // Without a route that is worth running it is the next hand that one hopes for.
  const isHopeless = isPoor(game, seat, best);
  const nextHand = isHopeless
    ? Math.max(poor, worthOfNewHands(game, seat))
    : Math.min(poor, best?.worth ?? poor);
  const discarded = {
    ...{ value: nextHand, turns: 1, kind: 'discard', aim: 'discard' },
    reasons: [{ because: 'new-hand', amount: nextHand }],
  };
  const discard: GameAction = { type: 'discardHand', seat };
  if (kind === 'operations' && isAllowed(game, discard)) plans.push({ line: [discard], ...discarded });
  if (kind === 'building' && isHopeless) plans.push({ line: [{ type: 'endTurn', seat }], ...discarded });
  const beside = { seat, best, value: Math.max(nextHand, best?.worth ?? nextHand) };
  if (kind === 'operations')
    plans.push(...plansToRun(game, beside), ...plansBehind(game, beside, plans[0]?.line));
  if (kind === 'building') plans.push(...plansToBuild(game, beside));
  return plans;
}

// What the seat may build once its train has run as far as it goes this turn. A delivery would change the
// hand before that.
function plansBehind(
  game: PlanGame,
  beside: Beside,
  run: readonly GameAction[] = [],
): readonly OfferedPlan[] {
  if (run.at(-1)?.type !== 'endOperations') return [];
  return plansToBuild(game, beside).map((plan) => ({ ...plan, line: [...run, ...plan.line] }));
}

/** What a plan tells of a trip: what it is worth and pays, fetches, delivers and builds. */
export function tripOf({ board, planning }: PlanGame, route: PlannedTrip): Omit<OfferedPlan, 'line'> {
  const { trip, builds, worth: value, spend, rent: fees, turns } = route;
  const place = ({ city }: Stop) => ({ kind: 'city', id: board.cityIndex(city.id), name: city.name });
  return {
    kind: 'trip',
    ...{ value, spend, fees, turns },
    money: planning.money,
    pickUps: trip.stops.flatMap((stop) =>
      stop.kind === 'pickUp' ? [{ good: stop.good, at: place(stop) }] : [],
    ),
    deliveries: trip.stops.flatMap((stop) =>
      trip.tasks
        .filter(({ errand }) => errand.drop === stop)
        .map(({ errand: { good, card, payout } }) => ({ good, to: place(stop), card, pays: payout })),
    ),
    builds: builds.map((id) => ({ kind: 'segment', id })),
  };
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
  route: PlannedTrip,
  pricing: ReturnType<typeof planRoutes>['pricing'],
) => readonly GameAction[] | null;
