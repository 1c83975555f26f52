// What the planning graph costs a seat now: own track is a step, others' track a step and some rent, free
// segments their price. Segments that it may not build are closed.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import { CLOSED } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { linkKey, openLinks } from '../../rules/rail/city-links.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import type { Rail } from '../../rules/state.js';
import { accessTo, mayBuildTo } from './access.js';
import { bareCosts, type PlanGraph, planGraph, RENTED_STEP, STEP, trackCost } from './plan-graph.js';
import type { PlanGame } from './planning.js';

/** Costs and closures for one seat, in arrays that are free to change. */
export interface SeatPricing {
  readonly plan: PlanGraph;
  /** By arc, as if nothing were built. */
  readonly bare: Uint8Array;
  /** By arc. */
  readonly costs: Uint8Array;
  /** By edge. */
  readonly overlay: Uint8Array;
  /** Ferry edges that the seat cannot use before it buys the right with own track to a port. */
  readonly onSale: readonly number[];
}

const nothing: ReadonlySet<number> = new Set();
// By rail, then by what ground and water cost, which changes with events and with whom a seat employs.
const pricings = memoByIdentity((_: Rail) => new Map<SeatPricing['bare'], Map<string, SeatPricing>>());

/** What the board costs a seat now. The answer is shared: copy its arrays before changing them. */
export function pricingOf(game: PlanGame, seat: number, rents: boolean): SeatPricing {
  const all = pricings(game.state.rail);
  const bare = bareCosts(game, seat);
  const kept = all.get(bare) ?? new Map<string, SeatPricing>();
  all.set(bare, kept);
  const key = `${game.board.hash}/${seat}/${rents}/${linkKey(openLinks(game))}`;
  let pricing = kept.get(key);
  if (pricing === undefined) {
    pricing = priceFor(game, seat, { rents, blocked: nothing });
    kept.set(key, pricing);
  }
  return pricing;
}

/** Prices the board for a seat. `rents` false leaves out others' track; `blocked` segments are not built. */
export function priceFor(
  game: PlanGame,
  seat: number,
  { rents, blocked }: { readonly rents: boolean; readonly blocked: ReadonlySet<number> },
): SeatPricing {
  const { board, state } = game;
  const plan = planGraph(board);
  const bare = bareCosts(game, seat);
  const costs = bare.slice();
  const overlay = new Uint8Array(plan.graph.edgeCount);
  const { onSale, ownPorts } = rightsToBuy(game, seat, overlay);
  const pricing: SeatPricing = { plan, bare, costs, overlay, onSale };
  closeLinks(game, pricing);
  closeFullPlaces(game, seat, pricing);
  priceRights(game, seat, pricing);
  const network = networkOf(state.rail);
  for (const [segment, keeper] of network.reserved) if (keeper !== seat) overlay[segment] = CLOSED;
  for (const segment of blocked) overlay[segment] = CLOSED;
  state.rail.tracks.forEach((track, of) => {
    for (const segment of track) {
      if (ownerOf(network, segment) === NOBODY) continue;
      if (of === seat) setStep(pricing, segment, STEP);
      else if (rents && !endsAt(board, segment, ownPorts)) setStep(pricing, segment, RENTED_STEP);
      else overlay[segment] = CLOSED;
    }
  });
  return pricing;
}

/** Prices the board for a seat with the rights and the links that it has, as if no track lay anywhere. */
export function priceBare(game: PlanGame, seat: number): SeatPricing {
  const plan = planGraph(game.board);
  const bare = bareCosts(game, seat);
  const overlay = new Uint8Array(plan.graph.edgeCount);
  const pricing: SeatPricing = { plan, bare, costs: bare.slice(), overlay, onSale: [] };
  closeLinks(game, pricing);
  priceRights(game, seat, pricing);
  return pricing;
}

/** Prices an edge as track that stands. */
export function setStep({ plan, costs, overlay }: SeatPricing, edge: number, cost: number): void {
  costs[plan.arcs[2 * edge]] = cost;
  costs[plan.arcs[2 * edge + 1]] = cost;
  overlay[edge] = 0;
}

function closeLinks(game: PlanGame, { plan, overlay }: SeatPricing): void {
  if (plan.links.length === 0) return;
  const open = openLinks(game).map(({ id }) => id);
  plan.links.forEach((id, place) => {
    if (!open.includes(id)) overlay[plan.firstLink + place] = CLOSED;
  });
}

function closeFullPlaces(game: PlanGame, seat: number, { overlay }: SeatPricing): void {
  const { board } = game;
  const close = (milepost: Milepost) => {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment >= 0) overlay[segment] = CLOSED;
    }
  };
  for (const { mileposts } of board.cities)
    if (!mayBuildTo(game, seat, mileposts[0])) mileposts.forEach(close);
  for (const { milepost } of board.ports) if (!mayBuildTo(game, seat, milepost)) close(milepost);
}

// A right sold with track to a port comes with own track only: others' track there would lead to a ferry or
// link that the seat cannot use. A ferry whose right is not for sale is closed.
function rightsToBuy(game: PlanGame, seat: number, overlay: Uint8Array) {
  const { firstFerry, ferries } = planGraph(game.board);
  const onSale: number[] = [];
  const ownPorts = new Set<Milepost>();
  for (const crossing of game.board.crossings) {
    const access = accessTo(game, seat, crossing);
    const edge = crossing.kind === 'ferry' ? firstFerry + ferries.indexOf(crossing.id) : null;
    if (edge !== null && access === 'shut') overlay[edge] = CLOSED;
    if (edge !== null && access === 'on-sale') onSale.push(edge);
    if (crossing.boughtBy === 'build' && access === 'on-sale')
      for (const port of crossing.ports) ownPorts.add(port);
  }
  return { onSale, ownPorts };
}

function endsAt({ ends }: PlanGame['board'], segment: number, places: ReadonlySet<Milepost>): boolean {
  return places.size > 0 && (places.has(ends[2 * segment]) || places.has(ends[2 * segment + 1]));
}

// Building to the port of a ferry or link that is not held costs its whole price (M-FERRY-2).
function priceRights({ board, state }: PlanGame, seat: number, { plan, costs }: SeatPricing): void {
  for (const { id, ports, price, boughtBy } of board.crossings) {
    if (boughtBy !== 'build' || state.rail.rights[seat].includes(id)) continue;
    for (const port of ports) {
      for (let direction = 0; direction < 6; direction++) {
        const segment = board.segments[6 * port + direction];
        if (segment < 0) continue;
        const from = board.ends[2 * segment] === port ? 1 : 0;
        costs[plan.arcs[2 * segment + from]] = trackCost(price);
      }
    }
  }
}
