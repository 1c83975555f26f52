// Distances and costs between stops: one search for each stop; each leg is then read off by following falling costs.

import { CLOSED } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { mayReverse } from '../../rules/rail/city.js';
import { networkOf, ownerOf } from '../../rules/rail/network.js';
import { trainSpeed } from '../../rules/running/movement.js';
import type { RentedUse } from '../../rules/running/rent.js';
import type { Train } from '../../rules/state.js';
import { missingLine } from './connect.js';
import { costsTo } from './cost-memory.js';
import type { Stop } from './errands.js';
import { MILLION, RENTED_STEP, STEP } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import type { SeatPricing } from './pricing.js';
import { type RentedRun, rentOfRun } from './rents.js';
import { PORT_STEPS } from './weights.js';
import type { Effort } from './worth.js';

/** A leg of a trip: mileposts to move, millions to build, those for what victory needs anyway, and millions of rent. */
export type LegCost = Effort;

/** Legs between stops; null where there is no way. A stop may be where the train is: null as the beginning. */
export interface LegCosts {
  leg(from: Stop | null, to: Stop): LegCost | null;
}

/** Whose trip it is and where it begins: the train's place, those it may be placed on, or null for any; and where track grows from. */
export interface Beginning {
  readonly seat: number;
  readonly from: readonly Milepost[] | null;
  readonly roots: readonly Milepost[];
}

/** Opens the tables for a train. A train that may start anywhere need not travel, but its track grows from roots. */
export function openLegCosts(
  game: PlanGame,
  train: Train,
  pricing: SeatPricing,
  { seat, from: places, roots }: Beginning,
): LegCosts {
  const legs = new Map<number, LegCost | null>();
  const tableTo = (target: readonly Milepost[]) => costsTo(game, pricing, target);
  const fromTrain = pricing.plan.tables.costsFrom(places ?? roots, {
    costs: pricing.costs,
    overlay: overlayFrom(game, train, pricing),
  });
  const speed = trainSpeed(game, train);
  const line = missingLine(game, seat).segments;
  const measure = (from: Stop | null, to: Stop): LegCost | null => {
    const way =
      from === null
        ? walkDown(game, pricing, line, fromTrain, nearest(fromTrain, to.mileposts), false)
        : walkDown(
            game,
            pricing,
            line,
            tableTo(to.mileposts),
            nearest(tableTo(to.mileposts), from.mileposts),
            true,
          );
    if (way === null) return null;
    // This takes it that there is one owner.
    const rent = way.rented === null ? 0 : rentOfRun(game, seat, way.rented, speed);
    // A train that is not placed need not travel to where it starts.
    const { track, needed } = way;
    return { steps: from === null && places === null ? 0 : way.steps, track, needed, rent };
  };
  return {
    leg(from, to) {
      const key = (from === null ? 0 : from.mileposts[0] + 1) * 100_000 + to.mileposts[0];
      let leg = legs.get(key);
      if (leg === undefined) {
        leg = measure(from, to);
        legs.set(key, leg);
      }
      if (leg === null || to.city.rail) return leg;
      return { ...leg, steps: leg.steps + waitFor(train, from === null ? 0 : 1), track: leg.track + to.fee };
    },
  };
}

/** Mileposts that it takes of a turn to be served in a port, as the so-many-th stop: nothing where the train is placed (CR-CONT-10). */
export function waitFor(train: Train, stop: number): number {
  return train.at === null && stop === 0 ? 0 : PORT_STEPS;
}

function nearest(table: Uint16Array, mileposts: readonly Milepost[]): Milepost {
  let best = mileposts[0];
  for (const milepost of mileposts) if (table[milepost] < table[best]) best = milepost;
  return best;
}

function walkDown(
  { state }: PlanGame,
  pricing: SeatPricing,
  line: ReadonlySet<number>,
  table: Uint16Array,
  node: Milepost,
  forwards: boolean,
): { steps: number; track: number; needed: number; rented: RentedRun | null } | null {
  const { plan, costs } = pricing;
  const { targets, edges, reverse } = plan.graph;
  const network = networkOf(state.rail);
  let steps = 0;
  let track = 0;
  let needed = 0;
  let segments = 0;
  let use: RentedUse | null = null;
  const isReached = plan.tables.follow({ table, pricing, node, forwards }, (arc, paid) => {
    const edge = edges[arc];
    const cost = costs[paid];
    steps += edge >= plan.firstFerry ? cost / STEP : 1;
    if (cost === RENTED_STEP && edge < plan.firstRed) {
      segments++;
      // The first use of it: walked backwards that is the last one met.
      if (use === null || !forwards)
        use = { owner: ownerOf(network, edge), from: targets[reverse[paid]], to: targets[paid] };
    } else if (edge < plan.firstRed && cost > STEP) {
      track += (cost - STEP) / MILLION;
      if (line.has(edge)) needed += (cost - STEP) / MILLION;
    }
  });
  if (!isReached) return null;
  return { steps, track, needed, rented: use === null ? null : { use, segments } };
}

/**
 * The overlay as the train finds it where it stands: without the way it came, where it may not turn round (M-MOVE-7), and
 * without ferries that it would need a right to first (M-OPEN-50).
 */
export function overlayFrom(
  { board }: PlanGame,
  train: Train,
  { plan, overlay, onSale }: SeatPricing,
): Uint8Array {
  const { ends } = plan.graph;
  const shut = onSale.filter((edge) => ends[2 * edge] === train.at || ends[2 * edge + 1] === train.at);
  if (train.arrivedBy !== null && !mayReverse(board, train)) shut.push(train.arrivedBy);
  if (shut.length === 0) return overlay;
  const closed = overlay.slice();
  for (const edge of shut) closed[edge] = CLOSED;
  return closed;
}
