// What a segment costs: the price of the milepost built to, plus every kind of water crossed (M-BUILD-6),
// plus a toll where the title has one.

import type { PriceItem } from '../../../../src/core/engine/index.js';
import { type Crossing, type Milepost, TERRAINS, WATERS } from '../../board/board.js';
import { toBank } from '../money/price-items.js';
import { rightNeeded } from '../rail/crossings.js';
import type { PricedTerrain } from '../tables.js';
import type { KnownGame } from '../types.js';

/**
 * Price of a new segment in millions, a ferry or link bought with it and a toll due for it included. Assumes
 * that the board has it.
 */
export function buildCost(game: KnownGame, seat: number, from: Milepost, to: Milepost): number {
  const toll = game.rules.policies.tolls?.ofBuilding(game, seat, from, to)?.amount ?? 0;
  return trackPrice(game, seat, from, to) + toll;
}

/**
 * As {@link buildCost}, without a toll. Where a list is handed in, the items of the price are added to it.
 */
export function trackPrice(
  game: KnownGame,
  seat: number,
  from: Milepost,
  to: Milepost,
  items: PriceItem[] | null = null,
): number {
  const { rules, board, state } = game;
  const right = rightNeeded(board, state.rail, seat, to);
  const ground = right?.price ?? rules.policies.milepostPrice(game, seat, to);
  items?.push(right === undefined ? groundItem(game, seat, to, ground) : rightItem(right));
  const crossed = board.water[board.segment(from, to)];
  return withWater(ground, crossed, (kind) => {
    const water = WATERS[kind];
    const amount = rules.policies.surcharge(game, seat, water);
    const printed = rules.surcharges[water];
    items?.push(toBank(water, ruleFor(game, seat, 'M-BUILD-6', amount === printed), amount, { printed }));
    return amount;
  });
}

/** A price with the surcharge of every kind of water that is crossed, as bits. */
export function withWater(price: number, crossed: number, surcharge: (kind: number) => number): number {
  let sum = price;
  // M-OPEN-45: different kinds of water add up, each kind once.
  for (let kind = 0; crossed >> kind !== 0; kind++) if ((crossed & (1 << kind)) !== 0) sum += surcharge(kind);
  return sum;
}

/**
 * The price of a milepost by itself as the tables have it (M-BUILD-7); a port whose right is held is clear
 * (M-OPEN-17).
 */
export function milepostPrice(
  { rules, board }: Pick<KnownGame, 'rules' | 'board'>,
  _seat: number,
  milepost: Milepost,
): number {
  const city = board.cityAt[milepost];
  if (city >= 0) return rules.cityPrices[board.cities[city].size];
  return rules.terrainPrices[TERRAINS[board.terrain[milepost]] as PricedTerrain];
}

// M-FERRY-2: the right replaces the ground.
function rightItem({ id, price }: Crossing): PriceItem {
  return toBank('port', 'M-FERRY-2', price, { crossing: id });
}

function groundItem(game: KnownGame, seat: number, to: Milepost, amount: number): PriceItem {
  const { board } = game;
  const printed = milepostPrice(game, seat, to);
  const rule = ruleFor(game, seat, 'M-BUILD-7', amount === printed);
  const city = board.cities[board.cityAt[to]];
  if (city !== undefined) return toBank('city', rule, amount, { city: city.id, size: city.size, printed });
  return toBank('terrain', rule, amount, { terrain: TERRAINS[board.terrain[to]], printed });
}

function ruleFor(game: KnownGame, seat: number, usual: string, isUsual: boolean): string {
  return isUsual ? usual : (game.rules.policies.waiver(game, seat) ?? usual);
}
