// What a seat plans: the best trips it can find, the best of them first.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { startsOf } from '../../rules/building/build-starts.js';
import { withSegment } from '../../rules/rail/network.js';
import { errandsOf } from './errands.js';
import { notesFor, type PlanNotes } from './kept-plans.js';
import { type KeptTrip, keepTrip, resumeTrip } from './kept-trip.js';
import { isOutOfReach } from './legality.js';
import { legsFor } from './legs.js';
import type { PlanGame } from './planning.js';
import { priceFor, pricingOf, type SeatPricing } from './pricing.js';
import { leastRent } from './rents.js';
import { type PlannedTrip, type WaysByCalls, workOut } from './route.js';
import { findTrips } from './trips.js';
import { COMPARED, DEALT, DEARER, FIRST_NETWORK, NEAR_BEST, SEARCH, STRONG, TRIES } from './weights.js';
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

/**
 * The best route for a seat's train, or null; cached by state. A player that keeps its plans continues the
 * trip that it is on.
 */
export function planRoute(game: PlanGame, seat: number, trainIndex: number): PlannedRoutes {
  const notes = trainIndex === 0 ? notesFor(game, seat) : null;
  if (notes === null) return plannedWithin(game, { seat, trainIndex, within: nearBest(game, seat) });
  const known = goingOn(game.state);
  let plan = known.get(notes);
  if (plan === undefined) {
    plan = goOn(game, seat, notes);
    known.set(notes, plan);
  }
  return plan;
}

const goingOn = memoByIdentity((_: PlanGame['state']) => new Map<PlanNotes, PlannedRoutes>());

function goOn(game: PlanGame, seat: number, notes: PlanNotes): PlannedRoutes {
  const { trip: kept } = notes.read();
  const plan =
    (kept === null ? null : resumed(game, seat, kept)) ??
    plannedWithin(game, { seat, trainIndex: 0, within: nearBest(game, seat) });
  const { route, pricing } = plan;
  const isPlaced = game.state.seats[seat].trains[0].at !== null;
  const { rents } = groundFor(game, seat, 0);
  notes.write({ trip: route !== null && isPlaced ? keepTrip(game, seat, route, { pricing, rents }) : null });
  return plan;
}

// Works out the kept trip again on the way that is left; null if it has become another plan.
function resumed(game: PlanGame, seat: number, kept: KeptTrip): PlannedRoutes | null {
  const { train, from, roots, rents } = groundFor(game, seat, 0);
  const pricing = pricingOf(game, seat, rents);
  const rest = resumeTrip(game, seat, kept, { pricing, rents });
  if (rest === null) return null;
  const worth = worthFor(game, seat, train);
  const route = workOut(game, train, rest.trip, pricing, { seat, from, roots }, rest.ways, worth);
  if (route === null || route.spend > kept.spend + DEARER) return null;
  if (route.builds.some((segment) => isOutOfReach(game, seat, segment))) return null;
  return { route, routes: [route], pricing };
}

/** What the best route of another hand is worth, as far as it may be more than `least`. */
export function worthOfDealt(game: PlanGame, seat: number, least: number): number {
  const within = nearBest(game, seat);
  const { route } = plannedWithin(game, { seat, trainIndex: 0, within, least, limits: DEALT });
  return route?.worth ?? Number.NEGATIVE_INFINITY;
}

/** All routes for a seat's first train that are worth comparing, which takes longer than to find the best. */
export function planRoutes(game: PlanGame, seat: number): PlannedRoutes {
  return plannedWithin(game, { seat, trainIndex: 0, within: Number.POSITIVE_INFINITY, limits: COMPARED });
}

// Until a network exists, trips share so much new track that legs tell little of their worth on the ground. A
// seat with little money also cares what is left of it.
function nearBest({ state }: PlanGame, seat: number): number {
  const isStrong =
    state.rail.tracks[seat].length >= FIRST_NETWORK && (state.seats[seat].cash ?? 0) >= STRONG.cash.first;
  return isStrong ? NEAR_BEST : Number.POSITIVE_INFINITY;
}

// Whose train is planned for, and by how many millions a trip may seem worse than the best to be worked out.
interface PlanRequest {
  readonly seat: number;
  readonly trainIndex: number;
  readonly within: number;
  /** How many trips are worked out; `SEARCH` if left out. */
  readonly limits?: { readonly trips: number; readonly alike: number };
  /** Plans that are worth no more than this need not be found. */
  readonly least?: number;
}

function plannedWithin(game: PlanGame, request: PlanRequest): PlannedRoutes {
  const kept = plans(game.state);
  const { trainIndex, within, limits = SEARCH, least = '' } = request;
  const key = `${request.seat}/${trainIndex}/${within}/${limits.trips}/${least}`;
  let plan = kept.get(key);
  if (plan === undefined) {
    plan = planAround(game, request);
    kept.set(key, plan);
  }
  return plan;
}

// It costs much to ask if the rules refuse a segment. So only the best route is asked about, then planned
// again around refusals. All phases share a plan: a train would wait endlessly for track that is never built.
function planAround(game: PlanGame, request: PlanRequest): PlannedRoutes {
  const { seat } = request;
  const blocked = new Set<number>();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const plan = makePlan(game, request, blocked);
    const refused = (plan.route?.builds ?? []).filter((segment) => isOutOfReach(game, seat, segment));
    if (refused.length === 0) return plan;
    for (const segment of refused) blocked.add(segment);
  }
  const { routes, pricing } = makePlan(game, request, blocked);
  const open = routes.filter(({ builds }) => !builds.some((segment) => isOutOfReach(game, seat, segment)));
  return { route: open[0] ?? null, routes: open, pricing };
}

function makePlan(
  game: PlanGame,
  {
    seat,
    trainIndex,
    within,
    limits: { trips, alike } = SEARCH,
    least = Number.NEGATIVE_INFINITY,
  }: PlanRequest,
  blocked: ReadonlySet<number>,
): PlannedRoutes {
  const { train, from, roots, rents } = groundFor(game, seat, trainIndex);
  const pricing =
    blocked.size === 0 ? pricingOf(game, seat, rents) : priceFor(game, seat, { rents, blocked });
  const beginning = { seat, from, roots };
  const legs = legsFor(game, train, pricing, { ...beginning, rents });
  const ways: WaysByCalls = new Map();
  const worth = worthFor(game, seat, train);
  const routes: PlannedTrip[] = [];
  let best = least;
  const wanted = { within, least, trips, alike };
  for (const trip of findTrips(game, seat, train, { errands: errandsOf(game, seat), legs, worth }, wanted)) {
    // What a trip is worth on the ground is near what its legs tell.
    if (trip.worth + within < best) break;
    const route = workOut(game, train, trip, pricing, beginning, ways, worth);
    if (route === null || !mayBegin(game, seat, route)) continue;
    routes.push(route);
    best = Math.max(best, route.worth);
  }
  routes.sort((one, other) => other.worth - one.worth);
  return { route: routes[0] ?? null, routes, pricing };
}

// The train, its place, the start of track, and if rent can be paid: if not, others' track is closed.
function groundFor(game: PlanGame, seat: number, trainIndex: number) {
  const { trains, cash } = game.state.seats[seat];
  const train = trains[trainIndex];
  const roots = startsOf(game, seat);
  const from = train.at === null ? placesToStart(game, seat) : [train.at];
  return { train, from, roots, rents: (cash ?? 0) >= leastRent(game, seat, from ?? roots) };
}

// Where a train is placed before its track lies is not every title's choice; what the route builds counts.
function mayBegin(game: PlanGame, seat: number, { legs, builds }: PlannedTrip): boolean {
  const { rules, state } = game;
  if (state.turn.startup < 0) return true;
  const rail = builds.reduce((laid, segment) => withSegment(laid, { seat, segment }), state.rail);
  return rules.policies.canStartAt({ ...game, state: { ...state, rail } }, seat, legs[0].nodes[0]);
}

// Where a train may be placed now. Null if in any city and only there, or if track still to be built decides.
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
