// What a demand pays, by the cheapest track to its city.

import type { MilepostBoard } from '../board.js';
import { trackCosts } from './track-cost.js';

/**
 * The payout of each good (second index) in each city (first index). It is −1 where the good is never
 * demanded: the city supplies it itself, no source can be reached, or city and source both lie overseas.
 *
 * @example
 * const payouts = payoutTable(board, 1);
 * console.log(payouts.length > 0);
 * // true
 */
export function payoutTable(board: MilepostBoard, rate: number): number[][] {
  const costs = board.cities.map((_, index) => trackCosts(board, index));
  return board.cities.map((city, to) =>
    board.goods.map((good) => {
      if (good.special) return -1;
      if (city.supplies.includes(good.id)) return -1;
      const sources = board.cities.flatMap((source, from) =>
        source.supplies.includes(good.id) ? [from] : [],
      );
      if (!city.rail && sources.some((from) => !board.cities[from].rail)) return -1;
      const cost = Math.min(...sources.map((from) => costs[from][to]));
      return Number.isFinite(cost) ? Math.max(5, Math.round(rate * cost + 1)) : -1;
    }),
  );
}
