// The fewest mileposts between cities, as if all track were there. No trip takes fewer, so the search leaves
// out what cannot be better than what it has.

import type { City, Milepost, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { freeCosts, planGraph, STEP } from './plan-graph.js';

/** The fewest mileposts to a city. */
export interface Hops {
  /** From a milepost. */
  from(at: Milepost, city: City): number;
  /** From the nearest milepost of another city. */
  between(from: City, city: City): number;
}

/** The fewest mileposts on a board. A ferry and the sea count for as many as they do in planning. */
export const hopsOn = onceABoard(createHops);

function createHops(board: MilepostBoard): Hops {
  const plan = planGraph(board);
  const pricing = { costs: freeCosts(board), overlay: new Uint8Array(plan.graph.edgeCount) };
  const tables: Uint16Array[] = [];
  const size = board.cities.length;
  const known = new Float64Array(size * size).fill(-1);
  const placeOf = ({ mileposts }: City) => board.cityAt[mileposts[0]];
  const tableOf = (city: number) => {
    tables[city] ??= plan.tables.costsTo(board.cities[city].mileposts, pricing);
    return tables[city];
  };
  return {
    from: (at, city) => tableOf(placeOf(city))[at] / STEP,
    between(from, city) {
      const to = placeOf(city);
      const pair = placeOf(from) * size + to;
      if (known[pair] < 0) {
        const table = tableOf(to);
        known[pair] = Math.min(...from.mileposts.map((milepost) => table[milepost])) / STEP;
      }
      return known[pair];
    },
  };
}
