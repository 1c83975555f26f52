// A trip that a player continues from suggestion to suggestion, as plain data. While the hand, the contracts,
// the loco, the prices and its track stay the same, it is worked out on the same way without a new search.

import { CLOSED } from '../../../../src/core/graph/index.js';
import type { Milepost, MilepostBoard } from '../../board/board.js';
import { demandsOf } from '../../rules/cards/demands.js';
import { networkOf, ownerOf } from '../../rules/rail/network.js';
import { errandFor, type Stop } from './errands.js';
import { groundPrices, planGraph } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import type { SeatPricing } from './pricing.js';
import { callsAt, callsFrom, type PlannedTrip, type WaysByCalls } from './route.js';
import type { Task, Trip } from './tasks.js';

/** A stop of a kept trip: a load to fetch in a city, or to bring where a demand asks for it. */
interface KeptStop {
  readonly card: number;
  readonly demand: number;
  /** Where the load is picked up; null where it is delivered. */
  readonly source: string | null;
}

/** The way to a stop, with whose each edge was: -1 for nobody's, and for what nobody builds. */
interface KeptLeg {
  readonly nodes: readonly Milepost[];
  readonly edges: readonly number[];
  readonly owners: readonly number[];
}

/** A trip as it is kept. */
export interface KeptTrip {
  readonly hand: readonly number[];
  readonly contracts: readonly number[];
  readonly loco: string;
  /** What ground and water cost. */
  readonly prices: string;
  /** True if there was the money for rent. */
  readonly rents: boolean;
  readonly stops: readonly KeptStop[];
  readonly legs: readonly KeptLeg[];
  /** Millions for track and links. */
  readonly spend: number;
}

/** A trip that goes on, and the ways that are left of it. */
export interface ResumedTrip {
  readonly trip: Trip;
  readonly ways: WaysByCalls;
}

/** The notes of a route that a seat's first train will run. */
export function keepTrip(
  game: PlanGame,
  seat: number,
  { trip, legs, spend }: PlannedTrip,
  { pricing: { plan }, rents }: { readonly pricing: SeatPricing; readonly rents: boolean },
): KeptTrip {
  const { hand, trains } = game.state.seats[seat];
  const network = networkOf(game.state.rail);
  return {
    hand,
    contracts: game.state.contracts,
    loco: trains[0].loco,
    prices: groundPrices(game, seat),
    rents,
    stops: trip.stops.map((stop) => keptStop(trip, stop)),
    legs: legs.map(({ nodes, edges }) => ({
      nodes,
      edges,
      owners: edges.map((edge) => (edge < plan.firstRed ? ownerOf(network, edge) : -1)),
    })),
    spend,
  };
}

function keptStop({ tasks }: Trip, stop: Stop): KeptStop {
  const { errand, source } = tasks.find(
    ({ errand, source }) => source === stop || errand.drop === stop,
  ) as Task;
  return { card: errand.card, demand: errand.demand, source: source === stop ? source.city.id : null };
}

/** The rest of a kept trip as the game is now, or null if a change may change the plan. */
export function resumeTrip(
  game: PlanGame,
  seat: number,
  kept: KeptTrip,
  now: { readonly pricing: SeatPricing; readonly rents: boolean },
): ResumedTrip | null {
  const { state } = game;
  const { hand, trains } = state.seats[seat];
  const [{ at, loco }] = trains;
  const cards = [...hand, ...state.contracts];
  const isSame =
    at !== null &&
    kept.stops.every(({ card, demand }) => cards.includes(card) && demand in demandsOf(game, card)) &&
    loco === kept.loco &&
    now.rents === kept.rents &&
    hand.length === kept.hand.length &&
    hand.every((card, place) => card === kept.hand[place]) &&
    state.contracts.length === kept.contracts.length &&
    state.contracts.every((card, place) => card === kept.contracts[place]) &&
    groundPrices(game, seat) === kept.prices;
  if (!isSame) return null;
  const trip = tripLeft(game, seat, kept);
  if (trip === null) return null;
  const ways = waysLeft(game, seat, kept.legs.slice(kept.stops.length - trip.stops.length), {
    at,
    pricing: now.pricing,
    stops: trip.stops,
  });
  return ways === null ? null : { trip, ways };
}

// The stops that are left: those where the loads aboard were picked up are behind. Null if a load was lost,
// is no longer available, or its demand cannot be met.
function tripLeft(game: PlanGame, seat: number, { stops: kept }: KeptTrip): Trip | null {
  const aboard = [...game.state.seats[seat].trains[0].loads];
  const tasks: Task[] = [];
  for (const { card, demand, source } of kept) {
    if (source !== null) continue;
    const errand = errandFor(game, seat, card, demand);
    if (errand === null) return null;
    const place = aboard.indexOf(errand.good);
    const fetched = kept.find((stop) => stop.card === card && stop.source !== null);
    const from = errand.sources.find(({ city }) => city.id === fetched?.source);
    if (place < 0 && from === undefined) return null;
    if (place >= 0) aboard.splice(place, 1);
    tasks.push({ errand, source: place >= 0 ? null : (from as Stop) });
  }
  const stops: Stop[] = [];
  for (const { card, source } of kept) {
    const task = tasks.find(({ errand }) => errand.card === card);
    if (task === undefined) return null;
    const stop = source === null ? task.errand.drop : task.source;
    if (stop !== null) stops.push(stop);
    // A load that is aboard though an earlier stop is still ahead: it came otherwise than was planned.
    else if (stops.length > 0) return null;
  }
  const payout = tasks.reduce((sum, { errand }) => sum + errand.payout, 0);
  return { stops, tasks, payout, worth: 0 };
}

// The ways left, from the train's place. Null if it is elsewhere, or an edge is closed or another's now.
function waysLeft(
  { state }: PlanGame,
  seat: number,
  legs: readonly KeptLeg[],
  {
    at,
    pricing,
    stops,
  }: { readonly at: Milepost; readonly pricing: SeatPricing; readonly stops: readonly Stop[] },
): WaysByCalls | null {
  const { plan, overlay } = pricing;
  const network = networkOf(state.rail);
  const ways: WaysByCalls = new Map();
  let calls = callsFrom(at);
  for (const [index, { nodes, edges, owners }] of legs.entries()) {
    const begin = index === 0 ? nodes.indexOf(at) : 0;
    if (begin < 0) return null;
    for (let step = begin; step < edges.length; step++) {
      const edge = edges[step];
      if (overlay[edge] === CLOSED) return null;
      if (edge >= plan.firstRed) continue;
      const owner = ownerOf(network, edge);
      if (owner !== seat && owner !== owners[step]) return null;
    }
    calls = callsAt(calls, stops[index]);
    ways.set(calls, { nodes: nodes.slice(begin), edges: edges.slice(begin) });
  }
  return ways;
}

/** True if a value is a trip that may have been kept on the board: every leg a way on its planning graph. */
export function isKeptTrip(value: unknown, board: MilepostBoard): value is KeptTrip {
  const { hand, contracts, stops, legs, spend } = Object(value) as Partial<KeptTrip>;
  if (![hand, contracts, stops, legs].every(Array.isArray) || typeof spend !== 'number') return false;
  const { ends } = planGraph(board).graph;
  const isWay = ({ nodes, edges, owners }: Partial<KeptLeg>) =>
    Array.isArray(nodes) &&
    Array.isArray(edges) &&
    Array.isArray(owners) &&
    nodes.length === edges.length + 1 &&
    edges.every((edge, step) => {
      const [one, other] = [ends[2 * edge], ends[2 * edge + 1]];
      const [from, to] = [nodes[step], nodes[step + 1]];
      return (one === from && other === to) || (one === to && other === from);
    });
  const isStop = ({ card, demand, source }: Partial<KeptStop>) =>
    Number.isInteger(card) && Number.isInteger(demand) && (source === null || typeof source === 'string');
  const isOf = (list: unknown, test: (one: object) => boolean) =>
    (list as readonly unknown[]).every((one) => typeof one === 'object' && one !== null && test(one));
  return legs?.length === stops?.length && isOf(legs, isWay) && isOf(stops, isStop);
}
