// What a seat plans: the best trips it can find, the best of them first.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { startsOf } from '../../rules/building/build-starts.js';
import { withSegment } from '../../rules/rail/network.js';
import { errandsOf } from './errands.js';
import { isOutOfReach } from './legality.js';
import type { PlanGame } from './planning.js';
import { priceFor, pricingOf, type SeatPricing } from './pricing.js';
import { leastRent } from './rents.js';
import { type PlannedTrip, type WaysByCalls, workOut } from './route.js';
import { openLegCosts } from './tables.js';
import { findTrips } from './trips.js';
import { TRIES } from './weights.js';
import { worthFor } from './worth.js';

/** What a seat plans, and the prices that it was made with. */
export interface PlannedRoutes {
  /** The best of the routes; null where there is none. */
  readonly route: PlannedTrip | null;
  /** All that were worked out, best first. */
  readonly routes: readonly PlannedTrip[];
  readonly pricing: SeatPricing;
}

const plans = memoByIdentity((_: PlanGame['state']) => new Map<string, PlannedRoutes>());

/** The best route for a seat's train, or null; asked twice of one state, it is the same answer. */
export function planRoute(game: PlanGame, seat: number, trainIndex: number): PlannedRoutes {
  const kept = plans(game.state);
  const key = `${seat}/${trainIndex}`;
  let plan = kept.get(key);
  if (plan === undefined) {
    plan = planAround(game, seat, trainIndex);
    kept.set(key, plan);
  }
  return plan;
}

// Whether the rules refuse a segment is dear to ask, so it is asked of the best route only, and the plan made anew around what they do.
// All phases see the same plan: a train that waits for track which is never built would wait for ever.
function planAround(game: PlanGame, seat: number, trainIndex: number): PlannedRoutes {
  const blocked = new Set<number>();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const plan = makePlan(game, seat, trainIndex, blocked);
    const refused = (plan.route?.builds ?? []).filter((segment) => isOutOfReach(game, seat, segment));
    if (refused.length === 0) return plan;
    for (const segment of refused) blocked.add(segment);
  }
  const { routes, pricing } = makePlan(game, seat, trainIndex, blocked);
  const open = routes.filter(({ builds }) => !builds.some((segment) => isOutOfReach(game, seat, segment)));
  return { route: open[0] ?? null, routes: open, pricing };
}

function makePlan(
  game: PlanGame,
  seat: number,
  trainIndex: number,
  blocked: ReadonlySet<number>,
): PlannedRoutes {
  const train = game.state.seats[seat].trains[trainIndex];
  const cash = game.state.seats[seat].cash ?? 0;
  const roots = startsOf(game, seat);
  const from = train.at === null ? placesToStart(game, seat) : [train.at];
  // Without the rent for a turn, others' track is no way.
  const rents = cash >= leastRent(game, seat, from ?? roots);
  const pricing =
    blocked.size === 0 ? pricingOf(game, seat, rents) : priceFor(game, seat, { rents, blocked });
  const costs = openLegCosts(game, train, pricing, { seat, from, roots });
  const ways: WaysByCalls = new Map();
  const worth = worthFor(game, seat, train);
  const routes: PlannedTrip[] = [];
  for (const trip of findTrips(game, train, cash, errandsOf(game, seat), costs, worth)) {
    const route = workOut(game, train, trip, pricing, { seat, from, roots }, ways, worth);
    if (route !== null && mayBegin(game, seat, route)) routes.push(route);
  }
  routes.sort((one, other) => other.worth - one.worth);
  return { route: routes[0] ?? null, routes, pricing };
}

// Where a train is placed before its track lies is not every title's choice; what the route builds counts.
function mayBegin(game: PlanGame, seat: number, { legs, builds }: PlannedTrip): boolean {
  const { rules, state } = game;
  if (state.turn.startup < 0) return true;
  const rail = builds.reduce((laid, segment) => withSegment(laid, seat, segment), state.rail);
  return rules.policies.canStartAt({ ...game, state: { ...state, rail } }, seat, legs[0].nodes[0]);
}

// Where a train may be placed now; null if that is any city and nothing else, or if the track that decides it is still to be built.
function placesToStart(game: PlanGame, seat: number): readonly Milepost[] | null {
  const { rules, board, state } = game;
  if (state.turn.startup >= 0) return null;
  const canStart = (milepost: Milepost) => rules.policies.canStartAt(game, seat, milepost);
  const cities = board.cities.filter(({ rail }) => rail).flatMap(({ mileposts }) => mileposts);
  const places = cities.filter(canStart);
  const ports = [...board.ports, ...board.shipPorts]
    .map(({ milepost }) => milepost)
    .filter((port) => !cities.includes(port) && canStart(port));
  return places.length === cities.length && ports.length === 0 ? null : [...places, ...ports];
}
