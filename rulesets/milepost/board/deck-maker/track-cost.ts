// The cheapest track between cities as the payout law counts it: mileposts entered at their price, city entries
// included, the ferry at its price, a container link for cities overseas; rivers and dry rivers left out. Open links
// between cities join them for nothing, as one railway; dormant ones, and ships, do not count.

import { type MilepostBoard, TERRAINS, WATERS } from '../board.js';
import { crossingsAt } from '../ports.js';

/** Prices of the family that a payout is reckoned by; they are tables of the rules, repeated here for authors. */
const TERRAIN_PRICE: Readonly<Record<string, number>> = {
  clear: 1,
  desert: 1,
  mountain: 2,
  alpine: 5,
  forest: 2,
  jungle: 3,
  volcano: 5,
  'salt-marsh': 3,
  rock: 5,
  passage: 1,
  entrance: 2,
  port: 2,
};
const CITY_PRICE = { small: 3, medium: 3, major: 5 } as const;
const WATER_PRICE = { river: 0, 'dry-river': 0, lake: 3, 'dry-lake': 1, inlet: 3 } as const;

/** Cheapest cost from a city to every city, by index; Infinity where none leads. */
export function trackCosts(board: MilepostBoard, from: number): number[] {
  const cost = new Float64Array(board.size).fill(Infinity);
  const done = new Uint8Array(board.size);
  const overseas = board.cities.filter((city) => !city.rail).map((city) => city.mileposts[0]);
  const links = board.crossings.filter((crossing) => crossing.kind === 'container');
  for (const milepost of board.cities[from].mileposts) cost[milepost] = 0;
  const open = new Set<number>(board.cities[from].mileposts);
  const reach = (milepost: number, price: number) => {
    if (price >= cost[milepost]) return;
    cost[milepost] = price;
    open.add(milepost);
  };
  while (open.size > 0) {
    let best = -1;
    for (const milepost of open) if (best < 0 || cost[milepost] < cost[best]) best = milepost;
    open.delete(best);
    if (done[best]) continue;
    done[best] = 1;
    for (let direction = 0; direction < 6; direction++) {
      const next = board.neighbours[6 * best + direction];
      if (next < 0) continue;
      const segment = board.segments[6 * best + direction];
      if (segment >= 0) reach(next, cost[best] + entryPrice(board, next) + waterPrice(board, segment));
      else if (board.cityAt[best] >= 0 && board.cityAt[best] === board.cityAt[next]) reach(next, cost[best]);
    }
    for (const crossing of crossingsAt(board, best)) {
      // The ferry's price was paid on entering the port, unless the way began there.
      if (crossing.kind === 'ferry') {
        const paid = board.cityAt[best] === from ? crossing.price : 0;
        for (const port of crossing.ports) reach(port, cost[best] + paid);
      } else {
        const price = crossing.boughtBy === 'purchase' ? crossing.price : 0;
        for (const city of overseas) reach(city, cost[best] + price);
      }
    }
    for (const { cities, dormant } of board.cityLinks) {
      if (dormant || !cities.includes(board.cityAt[best])) continue;
      for (const city of cities)
        for (const milepost of board.cities[city].mileposts) reach(milepost, cost[best]);
    }
    if (overseas.includes(best)) {
      for (const link of links) reach(link.ports[0], cost[best] + link.price);
    }
  }
  return board.cities.map((city) => Math.min(...city.mileposts.map((milepost) => cost[milepost])));
}

function entryPrice(board: MilepostBoard, milepost: number): number {
  const [crossing] = crossingsAt(board, milepost);
  if (crossing?.boughtBy === 'build') return crossing.price;
  const city = board.cityAt[milepost];
  if (city >= 0) return CITY_PRICE[board.cities[city].size];
  return TERRAIN_PRICE[TERRAINS[board.terrain[milepost]]] ?? 1;
}

function waterPrice(board: MilepostBoard, segment: number): number {
  return WATERS.reduce(
    (sum, water, bit) => sum + (board.water[segment] & (1 << bit) ? WATER_PRICE[water] : 0),
    0,
  );
}
