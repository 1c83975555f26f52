// Legs between stops for a search. They leave out city limits, reserved ways and others' track in the way.
// Chosen trips are worked out on the board. `test/rulesets/milepost/players/legs.test.ts` compares both.

import { once } from '../../../../src/core/engine/index.js';
import { CLOSED } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { mayReverse } from '../../rules/rail/city.js';
import { networkOf, ownerOf } from '../../rules/rail/network.js';
import { trainSpeed } from '../../rules/running/movement.js';
import type { Train } from '../../rules/state.js';
import { missingLine } from './connect.js';
import type { Stop } from './errands.js';
import { hopsOn } from './hops.js';
import { MILLION, RENTED_STEP, STEP } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import type { SeatPricing } from './pricing.js';
import { rentOfRun } from './rents.js';
import { type Begun, seatBoard, type Way } from './seat-board.js';
import { PORT_STEPS } from './weights.js';
import type { Effort } from './worth.js';

/** Legs between stops. The beginning of a trip is null. */
export interface Legs {
  /** What a leg takes, by estimate; null where there is no way. */
  leg(from: Stop | null, to: Stop): Effort | null;
  /** The fewest mileposts of a leg, as if all track were there. */
  hops(from: Stop | null, to: Stop): number;
}

/** Whose trip it is, where the train is or may be placed (null: anywhere), and where track grows from. */
export interface Beginning {
  readonly seat: number;
  readonly from: readonly Milepost[] | null;
  readonly roots: readonly Milepost[];
}

/** The legs for a train. One that may start anywhere need not travel, but its track grows from roots. */
export function legsFor(
  game: PlanGame,
  train: Train,
  pricing: SeatPricing,
  { seat, from: places, roots, rents }: Beginning & { readonly rents: boolean },
): Legs {
  const board = seatBoard(game, seat, pricing, rents);
  const { tables } = pricing.plan;
  const beginning = (): Begun => {
    const begin = {
      ...board.pricing,
      overlay: overlayFrom(game, train, { ...board.pricing, onSale: pricing.onSale }),
    };
    return {
      pricing: begin,
      fromTrain: once(() => tables.costsFrom(places ?? roots, begin)),
      ways: new Map(),
    };
  };
  // The seat's hand, and hands that are dealt to learn what they bring, begin at the same place.
  const begun = train.at === null ? beginning() : board.begun(`${train.at} ${train.arrivedBy}`, beginning);
  const speed = trainSpeed(game, train);
  const far = hopsOn(game.board);
  const line = missingLine(game, seat).segments;
  const known = new Map<number, Effort | null>();
  const measure = (from: Stop | null, to: Stop): Effort | null => {
    const { ways } = from === null ? begun : board;
    const key = keyOf(from, to);
    let way = ways.get(key);
    if (way === undefined) {
      way =
        from === null
          ? walk({ pricing: begun.pricing, table: begun.fromTrain(), forwards: false, line }, to.mileposts)
          : walk(
              { pricing: board.pricing, table: board.costsTo(to.mileposts), forwards: true, line },
              from.mileposts,
            );
      ways.set(key, way);
    }
    if (way === null) return null;
    const { steps, track, needed, rented, use } = way;
    // This takes it that there is one owner.
    const rent = use < 0 ? 0 : rentOf(game, seat, { pricing, use, segments: rented }, speed);
    // A train that is not placed need not travel to where it starts.
    return { steps: from === null && places === null ? 0 : steps, track, needed, rent };
  };
  return {
    hops(from, to) {
      // A city overseas is served from ports, and one of them may be near.
      if (!to.city.rail) return 0;
      if (from === null) return train.at === null ? 0 : far.from(train.at, to.city);
      return from.city.rail ? far.between(from.city, to.city) : 0;
    },
    leg(from, to) {
      const key = keyOf(from, to);
      let leg = known.get(key);
      if (leg === undefined) {
        leg = measure(from, to);
        known.set(key, leg);
      }
      if (leg === null || to.city.rail) return leg;
      return { ...leg, steps: leg.steps + waitFor(train, from === null ? 0 : 1), track: leg.track + to.fee };
    },
  };
}

const keyOf = (from: Stop | null, to: Stop): number =>
  (from === null ? 0 : from.mileposts[0] + 1) * 100_000 + to.mileposts[0];

/** Mileposts of a turn that service in a port takes: 0 where the train is placed (CR-CONT-10). */
export function waitFor(train: Train, stop: number): number {
  return train.at === null && stop === 0 ? 0 : PORT_STEPS;
}

// A table, and the segments that the line to victory needs.
interface LaidTable {
  readonly pricing: SeatPricing;
  readonly table: Uint16Array;
  readonly forwards: boolean;
  readonly line: ReadonlySet<number>;
}

// What the way along a table takes.
function walk({ pricing, table, forwards, line }: LaidTable, ends: readonly Milepost[]): Way | null {
  const { plan, costs } = pricing;
  const { edges } = plan.graph;
  let [node] = ends;
  for (const end of ends) if (table[end] < table[node]) node = end;
  let steps = 0;
  let rented = 0;
  let needed = 0;
  let use = -1;
  const isReached = plan.tables.follow({ table, pricing, node, forwards }, (arc, paid) => {
    const edge = edges[arc];
    steps += edge >= plan.firstFerry ? costs[paid] / STEP : 1;
    if (edge >= plan.firstRed) return;
    if (costs[paid] !== RENTED_STEP) {
      if (line.has(edge)) needed += (costs[paid] - STEP) / MILLION;
      return;
    }
    rented++;
    // Walked backwards, the first is the last one met.
    if (use < 0 || !forwards) use = edge;
  });
  if (!isReached) return null;
  return {
    steps,
    track: (table[node] - STEP * steps - (RENTED_STEP - STEP) * rented) / MILLION,
    needed,
    rented,
    use,
  };
}

function rentOf(
  game: PlanGame,
  seat: number,
  {
    pricing,
    use,
    segments,
  }: { readonly pricing: SeatPricing; readonly use: number; readonly segments: number },
  speed: number,
): number {
  const owner = ownerOf(networkOf(game.state.rail), use);
  const { ends } = pricing.plan.graph;
  return rentOfRun(
    game,
    seat,
    { use: { owner, from: ends[2 * use], to: ends[2 * use + 1] }, segments },
    speed,
  );
}

/**
 * The overlay from where the train is. It leaves out the way it came if it may not turn round (M-MOVE-7), and
 * ferries whose right it would need first (M-OPEN-50).
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
