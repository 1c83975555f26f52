// Conditions that several actions share, all of them about the company whose turn it is.

import type { Params } from '../../../../src/core/engine/index.js';
import { activeCompany, type KnownCompany } from '../state.js';
import type { KnownGame, KnownTurn } from '../types.js';

/** A figure of the rules for a company: a price in MB, a limit of a turn. */
type FigureOf = (game: KnownGame, company: KnownCompany) => number;
/** The counts of a turn. */
type Counted = 'railsBuilt' | 'stationsBuilt' | 'loansTaken' | 'upgrades' | 'draws';

/** The company has the money for it. */
export function mustAfford(code: string, rule: string, priceOf: FigureOf) {
  return {
    code,
    rule,
    about: 'seat' as const,
    test(game: KnownGame): Params | null {
      const company = activeCompany(game.state);
      const price = priceOf(game, company);
      return price <= company.money ? null : { price, money: company.money };
    },
  };
}

/** It has not been done as often as the turn allows. */
export function mustBeWithin(code: string, rule: string, counted: Counted, limitOf: FigureOf) {
  return {
    code,
    rule,
    about: 'seat' as const,
    test(game: KnownTurn): Params | null {
      const limit = limitOf(game, activeCompany(game.state));
      return game.state.turn[counted] < limit ? null : { limit };
    },
  };
}
