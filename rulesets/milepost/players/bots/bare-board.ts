// What the board would cost a seat with its rights if there were no track. It hardly ever changes, so the
// tables to its cities serve for many games.

import { createNotes } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { linkKey, openLinks } from '../../rules/rail/city-links.js';
import type { PlanGame } from './planning.js';
import { priceBare, type SeatPricing } from './pricing.js';

/** A bare board and its tables. */
export interface BareBoard {
  readonly pricing: SeatPricing;
  /** Costs from every milepost to the nearest of a place, which goes by its first: shared, read-only. */
  costsTo(place: readonly Milepost[]): Uint16Array;
}

// How many sets of rights and links are kept for one set of prices: the last ones that were asked for.
const KEPT = 8;

const boards = /* @__PURE__ */ (() => createNotes<SeatPricing['bare'], Map<string, BareBoard>>())();

/** The bare board as it costs a seat now. */
export function bareBoard(game: PlanGame, seat: number, { bare }: Pick<SeatPricing, 'bare'>): BareBoard {
  let kept = boards.of(bare);
  if (kept === undefined) {
    kept = new Map();
    boards.write(bare, kept);
  }
  const rights = [...game.state.rail.rights[seat]].sort().join();
  const key = `${game.board.hash}/${rights}/${linkKey(openLinks(game))}`;
  const board = kept.get(key) ?? createBareBoard(priceBare(game, seat));
  kept.delete(key);
  kept.set(key, board);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return board;
}

function createBareBoard(pricing: SeatPricing): BareBoard {
  const tables = new Map<Milepost, Uint16Array>();
  return {
    pricing,
    costsTo(place) {
      let table = tables.get(place[0]);
      if (table === undefined) {
        table = pricing.plan.tables.costsTo(place, pricing);
        tables.set(place[0], table);
      }
      return table;
    },
  };
}
