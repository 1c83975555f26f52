// The options as pure adjustments of the rules, in the rulebook's order (HT-OPT-0).

import type { Variant } from '../../src/core/engine/index.js';
import { stockCompanies } from './components/companies.js';
import { dependentTycoons, tycoons } from './components/tycoons.js';
import type { HexOptions } from './options.js';
import type { HexRules } from './tables.js';

type HexVariant = Variant<HexRules, HexOptions>;

/** Every option of the game. */
export const variants: readonly HexVariant[] = [
  {
    id: 'shutout',
    rules: ['HT-OPT-SHUTOUT-1', 'HT-OPT-SHUTOUT-2', 'HT-OPT-SHUTOUT-3'],
    isOn: (options) => options.shutout,
    adjust: (rules) => ({ ...rules, railsPerSite: 2 }),
  },
  {
    id: 'loans',
    rules: ['HT-OPT-LOAN-1', 'HT-OPT-LOAN-2'],
    isOn: (options) => options.loans,
    adjust: (rules) => ({ ...rules, loans: { dice: 2, perTurn: 1, points: 3 } }),
  },
  {
    id: 'stocks',
    rules: ['HT-OPT-STOCK-1', 'HT-OPT-STOCK-2', 'HT-OPT-STOCK-3', 'HT-COMPANY-8'],
    isOn: (options) => options.stocks,
    adjust: (rules) => ({
      ...rules,
      stocks: { dice: 2, price: 1, points: 2 },
      companies: { ...rules.companies, ...stockCompanies }, // HT-OPT-0b
    }),
  },
  {
    id: 'drawDevelopmentMarkers',
    rules: ['HT-OPT-DRAW-1'],
    isOn: (options) => options.drawDevelopmentMarkers,
    adjust: (rules) => ({ ...rules, draws: { price: 5, perTurn: 1 } }),
  },
  {
    id: 'endGameBonuses',
    rules: ['HT-OPT-BONUS-1', 'HT-OPT-BONUS-2', 'HT-OPT-BONUS-3'],
    isOn: (options) => options.endGameBonuses,
    adjust: (rules) => ({
      ...rules,
      bonuses: { perTrainLevel: 7, perSoleConnection: 2, moneyPerPoint: 2 },
    }),
  },
  {
    id: 'tycoons',
    rules: ['HT-OPT-TYCOON-0', 'HT-OPT-TYCOON-0b'],
    isOn: (options) => options.tycoons,
    adjust: (rules, options) => ({
      ...rules,
      picks: ['chooseCompany', 'chooseTycoon', 'chooseStartingCity'], // HT-SETUP-13
      tycoons: {
        ...tycoons,
        // HT-OPT-0b: who lives on another option comes with it.
        ...(options.shutout ? dependentTycoons.shutout : {}),
        ...(options.stocks ? dependentTycoons.stocks : {}),
        ...(options.loans ? dependentTycoons.loans : {}),
      },
    }),
  },
  {
    id: 'extraRailroads',
    rules: ['HT-OPT-EXTRA-1', 'HT-OPT-EXTRA-5'],
    isOn: (options) => options.extraRailroads,
    adjust: (rules) => ({ ...rules, extraRailroadPrice: 25 }),
  },
  {
    id: 'roundLimit',
    rules: ['HT-END-8'],
    isOn: (options) => options.roundLimit !== null,
    adjust: (rules, options) => ({ ...rules, roundLimit: options.roundLimit }),
  },
];
