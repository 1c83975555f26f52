// The board as a search for trips sees it: the bare board under the track that the seat may run on. Only
// building changes it. So the last table to a stop is mended near new track, far cheaper than a new table.

import { createNotes } from '../../../../src/core/engine/index.js';
import { CLOSED, type PriceChanges } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { type Network, NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import { bareBoard } from './bare-board.js';
import type { PlanGame } from './planning.js';
import { type SeatPricing, setStep } from './pricing.js';

/** The board of a search, for one pricing. */
export interface SeatBoard {
  /** Without city limits, reserved ways, and the track of others that is in the way. */
  readonly pricing: SeatPricing;
  /** Costs from every milepost to the nearest of a place, which goes by its first: shared, read-only. */
  costsTo(place: readonly Milepost[]): Uint16Array;
  /** The stand of a train that was made last, or one that is made now. */
  begun(stand: string, make: () => Begun): Begun;
  /** The ways between stops that have been asked about; null where there is none. */
  readonly ways: Map<number, Way | null>;
}

/** What the way of a leg takes. */
export interface Way {
  readonly steps: number;
  /** Millions to build, and those of it for segments of the line to victory. */
  readonly track: number;
  readonly needed: number;
  /** Segments on others' track, and the first of them, or -1. */
  readonly rented: number;
  readonly use: number;
}

/** The board from where a train stands, and costs from there to every milepost: read-only. */
export interface Begun {
  readonly pricing: SeatPricing;
  readonly fromTrain: () => Uint16Array;
  /** The ways to stops. */
  readonly ways: Map<number, Way | null>;
}

/** A table, and the prices that it was made with. */
interface Remembered {
  readonly table: Uint16Array;
  readonly pricing: SeatPricing;
}

const boards = /* @__PURE__ */ (() => createNotes<SeatPricing, SeatBoard>())();
// A rail and the rails that grow from it share a ledger. It holds the last table to each place, by who asks.
const memories = /* @__PURE__ */ (() =>
  createNotes<Network['ledger'], Map<string, Map<Milepost, Remembered>>>())();
// The changes since a pricing, at the last comparison.
const comparisons = /* @__PURE__ */ (() =>
  createNotes<SeatPricing, { readonly after: SeatPricing; readonly changes: PriceChanges }>())();

/** The board for a seat's search, as its pricing has it. */
export function seatBoard(game: PlanGame, seat: number, pricing: SeatPricing, rents: boolean): SeatBoard {
  let board = boards.of(pricing);
  if (board === undefined) {
    board = createSeatBoard(game, pricing, { seat, rents });
    boards.write(pricing, board);
  }
  return board;
}

function createSeatBoard(
  game: PlanGame,
  { overlay, bare, costs }: SeatPricing,
  { seat, rents }: { readonly seat: number; readonly rents: boolean },
): SeatBoard {
  const { rail } = game.state;
  const network = networkOf(rail);
  const under = bareBoard(game, seat, { bare });
  const { plan } = under.pricing;
  const pricing: SeatPricing = {
    ...under.pricing,
    costs: under.pricing.costs.slice(),
    overlay: under.pricing.overlay.slice(),
  };
  for (const track of rail.tracks) {
    for (const segment of track) {
      if (ownerOf(network, segment) === NOBODY || overlay[segment] === CLOSED) continue;
      // As `pricing` has it: a step on the seat's own track, or on rented track.
      setStep(pricing, segment, costs[plan.arcs[2 * segment]]);
    }
  }
  const tables = new Map<Milepost, Uint16Array>();
  const memory = memoryOf(network, `${seat} ${rents}`);
  let last: { readonly stand: string; readonly begun: Begun } | null = null;
  return {
    pricing,
    ways: new Map(),
    begun(stand, make) {
      if (last?.stand !== stand) last = { stand, begun: make() };
      return last.begun;
    },
    costsTo(place) {
      const [first] = place;
      let table = tables.get(first);
      if (table === undefined) {
        const last = memory.get(first);
        const { table: old, pricing: before } =
          last?.pricing.bare === bare ? last : { table: under.costsTo(place), pricing: under.pricing };
        table = plan.tables.repair(old, changesBetween(before, pricing));
        tables.set(first, table);
        memory.set(first, { table, pricing });
      }
      return table;
    },
  };
}

function memoryOf({ ledger }: Network, asker: string): Map<Milepost, Remembered> {
  const all = memories.of(ledger) ?? new Map<string, Map<Milepost, Remembered>>();
  if (all.size === 0) memories.write(ledger, all);
  const memory = all.get(asker) ?? new Map<Milepost, Remembered>();
  all.set(asker, memory);
  return memory;
}

// Nearly all tables of a pricing come from the same pricing before.
function changesBetween(before: SeatPricing, after: SeatPricing): PriceChanges {
  const last = comparisons.of(before);
  if (last?.after === after) return last.changes;
  const changes = after.plan.tables.compare(before, after);
  comparisons.write(before, { after, changes });
  return changes;
}
