// What it costs to get from every milepost to a stop. Between two questions only a few segments have been built, so the table
// made before is mended where prices have changed instead of being made anew. Games begin alike: the first table of a game is
// mended from the first one ever made with the same prices of ground and water.

import { createNotes } from '../../../../src/core/engine/index.js';
import type { PriceChanges } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { type Network, networkOf } from '../../rules/rail/network.js';
import type { PlanGame } from './planning.js';
import type { SeatPricing } from './pricing.js';

/** A table, and the prices that it was made with. */
interface Remembered {
  readonly table: Uint16Array;
  readonly pricing: SeatPricing;
}

/** The last table to each stop, by the stop's first milepost. */
type Memory = Map<Milepost, Remembered>;

// A rail and those that follow from it by building share a ledger. Memories lie with it, by who asks.
const memories = /* @__PURE__ */ (() => createNotes<Network['ledger'], Map<string, Memory>>())();
// The first table to each stop, by what the board costs as if nothing were built.
const firsts = /* @__PURE__ */ (() => createNotes<SeatPricing['bare'], Memory>())();
// What has changed since a pricing, at the last comparison.
const comparisons = /* @__PURE__ */ (() =>
  createNotes<SeatPricing, { readonly after: SeatPricing; readonly changes: PriceChanges }>())();

/** What it costs from every milepost to the nearest of a stop's: shared, not to be changed. */
export function costsTo(game: PlanGame, pricing: SeatPricing, target: readonly Milepost[]): Uint16Array {
  const [first] = target;
  const kept = pricing.tables.get(first);
  if (kept !== undefined) return kept;
  const memory = memoryOf(game, pricing);
  const last = memory.get(first);
  // Other prices of ground change nearly all costs, as the next foreman's do while one is chosen: then the first table is nearer.
  const nearest = last?.pricing.bare === pricing.bare ? last : firstTables(pricing).get(first);
  const { tables } = pricing.plan;
  const table =
    nearest === undefined
      ? tables.costsTo(target, pricing)
      : tables.repair(nearest.table, changesBetween(nearest.pricing, pricing));
  if (nearest === undefined) firstTables(pricing).set(first, { table, pricing });
  memory.set(first, { table, pricing });
  pricing.tables.set(first, table);
  return table;
}

function firstTables({ bare }: SeatPricing): Memory {
  const kept = firsts.of(bare) ?? new Map();
  if (kept.size === 0) firsts.write(bare, kept);
  return kept;
}

function memoryOf({ state }: PlanGame, { asker }: SeatPricing): Memory {
  const { ledger } = networkOf(state.rail);
  const all = memories.of(ledger) ?? new Map<string, Memory>();
  if (all.size === 0) memories.write(ledger, all);
  const memory = all.get(asker) ?? new Map();
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
