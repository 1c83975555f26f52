// What a place to start from is worth.

import { distance, type Hex } from '../../board/layout.js';
import { faceIncome } from '../../board/map-constraints.js';
import type { KnownGame } from '../../rules/types.js';

/** Income at hand, less what neighbours would share. */
export function startWorth({ board, state }: KnownGame, hex: Hex): number {
  const map = {
    ground: board,
    cities: board.cities.filter((city) => !board.startingCities.includes(city)),
    startingCities: board.startingCities,
    towns: board.towns,
  };
  const near = state.companies.filter(({ start }) => distance(board, start, hex) <= 3).length;
  return faceIncome(map, hex, 1) + faceIncome(map, hex, 2) + faceIncome(map, hex, 3) - 3 * near;
}
