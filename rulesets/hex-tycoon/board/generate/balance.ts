// Fairness to all companies and both ways of ending, beyond M2 … M12: no city is a better start than the
// corners. No city is so poor that nobody goes there, and none lies far from all others.

import { spanningTree } from '../../../../src/core/graph/index.js';
import { distance, type Hex } from '../layout.js';
import type { Surveyed } from '../map-constraints.js';

// What a place 0, 1 … 4 hexes away adds to the worth of a start per MB that it pays: near ones pay sooner.
const NEARNESS = [0, 2.6, 1.6, 0.8, 0.3];
// Only Silver Streak begins in a city (HT-COMPANY-9). Away from the corners it has the land to itself, so
// such a city should be worth at most a corner. Near one it shares the land. All are parts of a corner.
const AWAY = 0.98;
const CONTESTED = 1.18;
const CONTEST = 3;
// A city with less around it is never joined, and HT-END-2 never comes about.
const POOR = 0.86;
// Hexes from one city to the next that a company crosses in its stride.
const STRIDE = 3;

/** A penalty for cities that are better or much poorer starts than the corners. */
export function unevenness({ ground, cities, startingCities, towns }: Surveyed): number {
  const near = (from: Hex, places: readonly Hex[]) =>
    places.reduce((sum, place) => sum + (NEARNESS[distance(ground, from, place)] ?? 0), 0);
  const worth = (from: Hex) => 2 * (near(from, cities) + near(from, startingCities)) + near(from, towns);
  const corner = Math.min(...startingCities.map(worth));
  let sum = 0;
  for (const city of cities) {
    const isContested = startingCities.some((start) => distance(ground, start, city) <= CONTEST);
    const most = isContested ? CONTESTED : AWAY;
    sum += Math.max(0, worth(city) - most * corner, POOR * corner - worth(city));
  }
  return sum;
}

/** A penalty for wide gaps on the shortest tree that joins all cities. */
export function remoteness({ ground, cities, startingCities }: Surveyed): number {
  const all = [...startingCities, ...cities];
  const tree = spanningTree(all.length, (one, other) => distance(ground, all[one], all[other]));
  return tree.reduce((sum, { length }) => sum + Math.max(0, length - STRIDE) ** 2, 0);
}
