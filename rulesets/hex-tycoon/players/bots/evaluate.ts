// How well a seat stands: the VP it has, and those that its companies will bring.

import { incomeOf } from '../../rules/income.js';
import { isConnected } from '../../rules/network.js';
import type { KnownGame } from '../../rules/types.js';
import { roundsLeft } from './outlook.js';
import { POINTS_PER_MB } from './weights.js';

/**
 * VP now, with sole connections and train levels, and what its companies' money and the income of the
 * remaining rounds will buy. Hidden VP of others in a view count 0.
 */
export function evaluateSeat(game: KnownGame, seat: number): number {
  const { rules, board, state } = game;
  const own = state.companies.filter((company) => company.seat === seat);
  const others = state.companies.filter((company) => company.seat !== seat);
  const isSole = (hex: number) =>
    own.some((company) => isConnected(company, hex)) && !others.some((company) => isConnected(company, hex));
  const sole = [...board.cities, ...board.towns].filter(isSole).length;
  const rounds = roundsLeft(game);
  return own.reduce((sum, company) => {
    const money = company.money + rounds * Math.max(0, incomeOf(game, company) - company.trainLevel);
    const { perTrainLevel } = rules.bonuses;
    return sum + (company.points ?? 0) + perTrainLevel * company.trainLevel + POINTS_PER_MB * money;
  }, sole * rules.bonuses.perSoleConnection);
}
