// The cheapest track between cities as the payout law counts it: mileposts entered at their price with city
// entries, the ferry at its price, a container link for cities overseas. Rivers and dry rivers are free.
// Open links between cities join them for nothing, as one railway; dormant ones, and ships, do not count.

import { leastCosts } from '../../../../src/core/graph/index.js';
import { type MilepostBoard, TERRAINS, WATERS } from '../board.js';
import { crossingsAt } from '../ports.js';

/** Prices that the payout law counts with. They are the family's tables, repeated here for authors. */
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
  const overseas = board.cities.filter((city) => !city.rail).map((city) => city.mileposts[0]);
  const links = board.crossings.filter((crossing) => crossing.kind === 'container');
  const cost = leastCosts({
    nodeCount: board.size,
    from: board.cities[from].mileposts,
    steps(at, tell) {
      const city = board.cityAt[at];
      for (let way = 6 * at; way < 6 * at + 6; way++) {
        const next = board.neighbours[way];
        const segment = board.segments[way];
        if (segment >= 0) tell(next, entryPrice(board, next) + waterPrice(board, segment));
        else if (next >= 0 && city >= 0 && city === board.cityAt[next]) tell(next, 0);
      }
      for (const crossing of crossingsAt(board, at)) {
        // The ferry's price was paid on entering the port, unless the way began there.
        if (crossing.kind === 'ferry')
          for (const port of crossing.ports) tell(port, city === from ? crossing.price : 0);
        else for (const port of overseas) tell(port, crossing.boughtBy === 'purchase' ? crossing.price : 0);
      }
      for (const { cities, dormant } of board.cityLinks) {
        if (dormant || !cities.includes(city)) continue;
        for (const linked of cities) for (const milepost of board.cities[linked].mileposts) tell(milepost, 0);
      }
      if (overseas.includes(at)) for (const { ports, price } of links) tell(ports[0], price);
    },
  });
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
