// What a segment costs: the price of the milepost built to, plus every kind of water crossed (M-BUILD-6), plus a toll where
// the title has one.

import { type Milepost, TERRAINS, WATERS } from '../../board/board.js';
import { rightNeeded } from '../rail/crossings.js';
import type { PricedTerrain } from '../tables.js';
import type { KnownGame } from '../types.js';

/**
 * Price of a new segment in millions, a ferry or link bought with it and a toll due for it included. Assumes that the
 * board has it.
 */
export function buildCost(game: KnownGame, seat: number, from: Milepost, to: Milepost): number {
  const toll = game.rules.policies.tolls?.ofBuilding(game, seat, from, to) ?? 0;
  return trackPrice(game, seat, from, to) + toll;
}

/** As {@link buildCost}, without a toll. */
export function trackPrice(game: KnownGame, seat: number, from: Milepost, to: Milepost): number {
  const { rules, board, state } = game;
  let price = rightNeeded(board, state.rail, seat, to)?.price ?? rules.policies.milepostPrice(game, seat, to);
  const crossed = board.water[board.segment(from, to)];
  // M-OPEN-45: different kinds of water add up, each kind once.
  for (let kind = 0; kind < WATERS.length; kind++) {
    if ((crossed & (1 << kind)) !== 0) price += rules.policies.surcharge(game, seat, WATERS[kind]);
  }
  return price;
}

/** The price of a milepost by itself as the tables have it (M-BUILD-7); a port whose right is held is clear (M-OPEN-17). */
export function milepostPrice(
  { rules, board }: Pick<KnownGame, 'rules' | 'board'>,
  _seat: number,
  milepost: Milepost,
): number {
  const city = board.cityAt[milepost];
  if (city >= 0) return rules.cityPrices[board.cities[city].size];
  return rules.terrainPrices[TERRAINS[board.terrain[milepost]] as PricedTerrain];
}
