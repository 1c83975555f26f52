// The options as pure adjustments of the rules, in the rulebook's order (HT-OPT-0).

import type { Variant } from '../../../src/core/engine/index.js';
import { stockCompanies } from './components/companies.js';
import { dependentTycoons, tycoons } from './components/tycoons.js';
import type { HexOptions } from './options.js';
import type { HexRules } from './tables.js';

/** An option with the tables that it changes, while it is on. */
function variant(
  id: keyof HexOptions,
  rules: readonly string[],
  changes: (tables: HexRules, options: HexOptions) => Partial<HexRules>,
): Variant<HexRules, HexOptions> {
  return {
    id,
    rules,
    isOn: (options) => options[id] !== false && options[id] !== null,
    adjust: (tables, options) => ({ ...tables, ...changes(tables, options) }),
  };
}

/** Every option of the game. */
export const variants: readonly Variant<HexRules, HexOptions>[] = /* @__PURE__ */ (() => [
  variant('shutout', ['HT-OPT-SHUTOUT-1', 'HT-OPT-SHUTOUT-2', 'HT-OPT-SHUTOUT-3'], () => ({
    railsPerSite: 2,
  })),
  variant('loans', ['HT-OPT-LOAN-1', 'HT-OPT-LOAN-2'], () => ({ loans: { dice: 2, perTurn: 1, points: 3 } })),
  variant(
    'stocks',
    ['HT-OPT-STOCK-1', 'HT-OPT-STOCK-2', 'HT-OPT-STOCK-3', 'HT-COMPANY-8'],
    ({ companies }) => ({
      stocks: { dice: 2, price: 1, points: 2 },
      companies: { ...companies, ...stockCompanies }, // HT-OPT-0b
    }),
  ),
  variant('drawDevelopmentMarkers', ['HT-OPT-DRAW-1'], () => ({ draws: { price: 5, perTurn: 1 } })),
  variant('endGameBonuses', ['HT-OPT-BONUS-1', 'HT-OPT-BONUS-2', 'HT-OPT-BONUS-3'], () => ({
    bonuses: { perTrainLevel: 7, perSoleConnection: 2, moneyPerPoint: 2 },
  })),
  variant('tycoons', ['HT-OPT-TYCOON-0', 'HT-OPT-TYCOON-0b'], (_tables, options) => ({
    picks: ['chooseCompany', 'chooseTycoon', 'chooseStartingCity'], // HT-SETUP-13
    tycoons: {
      ...tycoons,
      // HT-OPT-0b: who lives on another option comes with it.
      ...(options.shutout ? dependentTycoons.shutout : {}),
      ...(options.stocks ? dependentTycoons.stocks : {}),
      ...(options.loans ? dependentTycoons.loans : {}),
    },
  })),
  variant('extraRailroads', ['HT-OPT-EXTRA-1', 'HT-OPT-EXTRA-5'], () => ({ extraRailroadPrice: 25 })),
  variant('roundLimit', ['HT-END-8'], (_tables, { roundLimit }) => ({ roundLimit })),
])();
