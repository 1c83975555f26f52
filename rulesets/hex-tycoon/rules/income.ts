// What a company earns from the places it is connected to (HT-INCOME-1 … 5).

import { isCity, STARTING_CITY } from '../board/ground.js';
import type { Hex } from '../board/layout.js';
import { isConnected } from './network.js';
import type { KnownCompany } from './state.js';
import type { KnownGame } from './types.js';

/** The income of a company in MB, never below 0. */
export function incomeOf(game: KnownGame, company: KnownCompany): number {
  const { rules, board, state } = game;
  const { income, policies } = rules;
  let sum = 0;
  for (const list of [board.cities, board.towns]) {
    for (const hex of list) {
      if (isConnected(company, hex))
        sum += policies.placeIncome(game, company, { hex, usual: usualIncome(game, company, hex) });
    }
  }
  // HT-INCOME-2: no matter who placed the marker.
  for (const { hex } of state.developments) if (isConnected(company, hex)) sum += income.development;
  sum += income.station * company.stations.length; // HT-INCOME-3
  return Math.max(0, sum - income.obsolescence * company.obsolescence); // HT-INCOME-5
}

// What a city or town pays by the table.
function usualIncome({ rules, board }: KnownGame, { start }: KnownCompany, hex: Hex): number {
  const { income } = rules;
  const own = isCity(board, hex) ? income.city : income.town; // HT-INCOME-1
  // HT-INCOME-4: starting cities other than the own one.
  const isOther = board.place[hex] === STARTING_CITY && hex !== start;
  return isOther ? own + income.otherStartingCity : own;
}
