// A trip on the ground: the way from stop to stop, what must be built for it and in which order, how long it
// takes and whether the money lasts.

import { attach, CLOSED, type Path } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { crossingsAt } from '../../board/ports.js';
import { cityAt } from '../../rules/rail/city.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import { trainSpeed } from '../../rules/running/movement.js';
import type { Train } from '../../rules/state.js';
import { missingLine } from './connect.js';
import type { Stop } from './errands.js';
import { type Beginning, overlayFrom, waitFor } from './legs.js';
import { MILLION, onLand, STEP } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import { type SeatPricing, setStep } from './pricing.js';
import { beginTurn, clockOf, leastRent, type TurnClock } from './rents.js';
import type { Trip } from './tasks.js';
import type { Worth } from './worth.js';

/** One leg: mileposts from where it begins to its stop, and the edges between them. */
export interface Leg {
  readonly nodes: readonly Milepost[];
  readonly edges: readonly number[];
}

/** A trip worked out. */
export interface PlannedTrip {
  readonly trip: Trip;
  readonly legs: readonly Leg[];
  /** Segments to build, in the order in which they can be built. */
  readonly builds: readonly number[];
  /** Those of them that are due before the trip first pays, in such an order. */
  readonly due: readonly number[];
  /** Millions for track and links that are due before it does. */
  readonly dueSpend: number;
  /** Millions of rent and fares that are due before it does. */
  readonly fare: number;
  /** Links to buy for themselves, by id. */
  readonly links: readonly string[];
  /** Millions for track and links. */
  readonly spend: number;
  /** Millions of rent and fares. */
  readonly rent: number;
  /** Turns that it takes. */
  readonly turns: number;
  /** Millions, see {@link Worth}. */
  readonly worth: number;
}

/** The last leg of every tried way, by its start and its stops: trips with the same beginning share it. */
export type WaysByCalls = Map<string, Pick<Path, 'nodes' | 'edges'> | null>;

/** Where a way begins, for {@link WaysByCalls}. */
export const callsFrom = (at: Milepost): string => `${at}`;

/** A way that calls at one stop more. */
export const callsAt = (calls: string, { mileposts }: Stop): string => `${calls} ${mileposts[0]}`;

/** Works a trip out, or null if there is no way or no money for it. */
export function workOut(
  game: PlanGame,
  train: Train,
  trip: Trip,
  pricing: SeatPricing,
  { seat, from, roots }: Beginning,
  ways: WaysByCalls,
  worth: Worth,
): PlannedTrip | null {
  const { finder } = pricing.plan;
  const own: SeatPricing = { ...pricing, costs: pricing.costs.slice(), overlay: pricing.overlay.slice() };
  const builds: number[] = [];
  const legs: Leg[] = [];
  const links: string[] = [];
  const { cash } = game.state.seats[seat];
  const purse: Purse = { cash: cash ?? 0, low: cash ?? 0, spend: 0, rent: 0, steps: 0 };
  const clock = clockOf(game, seat, train);
  const grown = new Set(roots);
  const isAboard = (game.planning.sailing?.pointsLeft(game, seat) ?? 'ashore') !== 'ashore';
  const { capacity } = game.rules.locos[train.loco];
  let loaded = train.loads.length;
  const speed = trainSpeed(game, train);
  let due: readonly number[] | null = null;
  let dueSpend: number | null = null;
  let fare = 0;
  let at = train.at === null ? placesFor(trip, own, from) : (from as readonly Milepost[]);
  let calls = callsFrom(at[0]);
  for (const [index, stop] of trip.stops.entries()) {
    calls = callsAt(calls, stop);
    let path = ways.get(calls);
    if (path === undefined) {
      const overlay = index === 0 ? overlayFrom(game, train, own) : own.overlay;
      path = finder.path({ from: at, to: stop.mileposts, costs: own.costs, overlay });
      ways.set(calls, path);
    }
    if (path === null) return null;
    legs.push(path);
    if (
      !payLeg(game, seat, path, own, {
        builds,
        grown,
        purse,
        clock,
        speed,
        isAboard: isAboard && index === 0,
      })
    )
      return null;
    at = [path.nodes[path.nodes.length - 1]];
    if (!stop.city.rail && !payLink(game, seat, at[0], links, purse)) return null;
    if (!stop.city.rail) purse.steps += waitFor(train, index);
    if (stop.kind === 'pickUp') {
      // Useless loads are dropped in cities only.
      if (loaded >= capacity && cityAt(game.board, at[0]) === undefined) return null;
      loaded = Math.min(loaded + 1, capacity);
      continue;
    }
    loaded--;
    if (due === null) {
      if (!rootBuilds(game, seat, own, builds, roots, purse)) return null;
      due = [...builds];
      dueSpend = purse.spend;
      fare = purse.rent;
    }
    purse.cash += trip.tasks.find(({ errand }) => errand.drop === stop)?.errand.payout ?? 0;
  }
  if (!rootBuilds(game, seat, own, builds, roots, purse)) return null;
  const { steps, spend, rent } = purse;
  const needed = builds.length === 0 ? 0 : neededOf(game, seat, pricing, builds);
  const effort = { steps, track: spend, needed, rent };
  return {
    trip,
    legs,
    builds,
    due: due ?? builds,
    dueSpend: dueSpend ?? spend,
    fare,
    links,
    spend,
    rent,
    turns: worth.turns(effort),
    // Rent may fall due once more than there are turns on a line, if they do not begin where it does.
    worth:
      worth.of(trip.payout, effort) +
      worth.prospects(purse.cash, builds.length) -
      worth.riskOf(rent > 0 && purse.low < leastRent(game, seat, from ?? roots) ? 0 : purse.low),
  };
}

// Where a train is placed for a trip: at its first stop, if that is among the places. Of ports that serve it
// the one that is nearest to the second stop: there it need not wait for its first loads (CR-CONT-10).
function placesFor(
  { stops: [first, second] }: Trip,
  { plan, costs, overlay }: SeatPricing,
  places: readonly Milepost[] | null,
): readonly Milepost[] {
  const there = places === null ? first.mileposts : first.mileposts.filter((place) => places.includes(place));
  if (first.city.rail || there.length < 2) return there.length > 0 ? there : (places ?? first.mileposts);
  const path = plan.finder.path({ from: there, to: second.mileposts, costs, overlay });
  return path === null ? there : [path.nodes[0]];
}

// Millions of the track for what the line to victory needs anyway.
function neededOf(game: PlanGame, seat: number, pricing: SeatPricing, builds: readonly number[]): number {
  const line = missingLine(game, seat).segments;
  return builds.reduce((sum, edge) => (line.has(edge) ? sum + priceOf(game, pricing, edge) : sum), 0);
}

// The cheaper direction: it does not matter from which end a segment will be built.
function priceOf({ board }: PlanGame, { plan, costs }: SeatPricing, edge: number): number {
  return edge < board.segmentCount
    ? (Math.min(costs[plan.arcs[2 * edge]], costs[plan.arcs[2 * edge + 1]]) - STEP) / MILLION
    : 0;
}

/** What a plan takes, as it is worked out. */
export interface Purse {
  cash: number;
  /** The least cash there is on the way. */
  low: number;
  spend: number;
  rent: number;
  steps: number;
}

function pay(purse: Purse, amount: number): void {
  purse.cash -= amount;
  purse.low = Math.min(purse.low, purse.cash);
}

// What a trip has come to so far.
interface UnderWay {
  readonly builds: number[];
  /** Where track can grow from: as it lies, and as far as it will have been built. */
  readonly grown: Set<Milepost>;
  readonly purse: Purse;
  readonly clock: TurnClock;
  readonly speed: number;
  /** True if the train is aboard a ship where the leg begins. */
  readonly isAboard: boolean;
}

// Rent is counted turn by turn, as it falls due: a train without money on others' track stays there.
function payLeg(
  game: PlanGame,
  seat: number,
  { edges, nodes }: Leg,
  pricing: SeatPricing,
  { builds, grown, purse, clock, speed, isAboard }: UnderWay,
): boolean {
  const network = networkOf(game.state.rail);
  const { plan, costs } = pricing;
  const isFree = (edge: number) =>
    edge < plan.firstRed && ownerOf(network, edge) === NOBODY && !builds.includes(edge);
  // The step of the leg up to which track grows towards the train.
  let backTo = 0;
  for (let step = 0; step < edges.length; step++) {
    const edge = edges[step];
    const from = nodes[step];
    const to = nodes[step + 1];
    const arc = plan.arcs[2 * edge + (plan.graph.ends[2 * edge] === from ? 0 : 1)];
    purse.steps += edge >= plan.firstFerry ? costs[arc] / STEP : 1;
    // A ferry waits for the next turn, and takes half of it; a ship takes whole ones.
    if (edge >= plan.firstFerry) beginTurn(clock, edge >= plan.firstSea ? 0 : Math.ceil(speed / 2));
    else if (clock.points < 1) beginTurn(clock, speed);
    clock.points--;
    const isBoarding = edge >= plan.firstSea && game.board.shipPortAt[from] >= 0;
    // Who has gone aboard already has paid.
    if (isBoarding && !(step === 0 && isAboard)) {
      const fare = game.planning.sailing?.dearestFare(game, seat) ?? 0;
      purse.rent += fare;
      pay(purse, fare);
    }
    if (edge >= plan.firstRed) {
      // The right to a ferry is held at both ports.
      if (edge >= plan.firstFerry && edge < plan.firstSea && grown.has(from)) grown.add(to);
      continue;
    }
    const owner = ownerOf(network, edge);
    if (owner === NOBODY) {
      if (!isFree(edge)) continue;
      // M-BUILD-6: a price is that of the milepost built to, and track may have to grow towards the train.
      if (step >= backTo && !grown.has(from)) {
        let end = step + 1;
        while (isFree(edges[end]) && !grown.has(nodes[end])) end++;
        if (grown.has(nodes[end])) backTo = end;
      }
      const cost = costs[step < backTo ? plan.graph.reverse[arc] : arc];
      const price = (cost - STEP) / MILLION;
      grown.add(from).add(to);
      pay(purse, price);
      purse.spend += price;
      if (purse.low < 0) return false;
      builds.push(edge);
      setStep(pricing, edge, STEP);
    } else if (owner !== seat && !clock.paid.includes(owner)) {
      const rent = game.rules.policies.rentFor(game, seat, { owner, from, to });
      purse.rent += rent;
      pay(purse, rent);
      clock.paid = [...clock.paid, owner];
    }
  }
  return purse.low >= 0;
}

// A link that is bought for itself takes its price.
function payLink(
  { board, state }: PlanGame,
  seat: number,
  port: Milepost,
  links: string[],
  purse: Purse,
): boolean {
  for (const { id, boughtBy, price } of crossingsAt(board, port)) {
    if (boughtBy !== 'purchase' || state.rail.rights[seat].includes(id) || links.includes(id)) continue;
    purse.spend += price;
    pay(purse, price);
    links.push(id);
  }
  return purse.low >= 0;
}

/**
 * Track grows from own track or a major city, never from others' track: a piece linked to neither first gets
 * a way to it. False if no way leads to it, or the money is too little.
 */
export function rootBuilds(
  game: PlanGame,
  seat: number,
  pricing: SeatPricing,
  builds: number[],
  roots: readonly Milepost[],
  purse: Purse,
): boolean {
  const rooted = new Set(roots);
  const grow = () => attach(game.board.ends, builds, rooted);
  for (let apart = grow(); apart.length > 0; apart = grow()) {
    const { plan, costs } = pricing;
    const ends = apart.flatMap((segment) => [game.board.ends[2 * segment], game.board.ends[2 * segment + 1]]);
    const overlay = onLand(withoutOthers(game, seat, pricing), plan);
    const path = plan.finder.path({ from: [...rooted], to: ends, costs, overlay });
    if (path === null) return false;
    const way = path.edges.filter((edge) => edge < plan.firstRed && !builds.includes(edge));
    const price = (path.cost - STEP * path.edges.length) / MILLION;
    purse.spend += price;
    // It is built first, so it is missing all the way.
    purse.cash -= price;
    purse.low -= price;
    if (purse.low < 0) return false;
    builds.unshift(...way);
    for (const edge of way) setStep(pricing, edge, STEP);
    for (const node of path.nodes) rooted.add(node);
  }
  return true;
}

function withoutOthers({ state }: PlanGame, seat: number, { overlay }: SeatPricing): Uint8Array {
  const network = networkOf(state.rail);
  const closed = overlay.slice();
  state.rail.tracks.forEach((track, of) => {
    if (of === seat) return;
    for (const segment of track) if (ownerOf(network, segment) !== NOBODY) closed[segment] = CLOSED;
  });
  return closed;
}
