// What must hold of what was done in a turn: no more than the tables allow, and rolls that the dice can show.

import { ability } from '../ability.js';
import { railsPerTurn } from '../build-cost.js';
import { companyOf, type State, type Turn } from '../state.js';
import type { HexRules } from '../tables.js';

/** What does not hold, as sentences. The active company must be in play. */
export function* actFaults(rules: HexRules, state: State, turn: Turn): Generator<string> {
  const { loans, stocks, draws } = rules;
  const company = companyOf(state, turn.company);
  const bonus = (key: Parameters<typeof ability>[3]) => ability(rules, state, company, key);
  const most: Partial<Record<keyof Turn, number>> = {
    railsBuilt: railsPerTurn(rules), // HT-BUILD-7
    stationsBuilt: rules.stationsPerTurn, // HT-BUILD-16
    loanRoll: 6 * (loans?.dice ?? 0), // HT-OPT-LOAN-1
    loansTaken: loans?.perTurn ?? 0,
    investmentRoll: stocks === null ? 0 : 6 * stocks.dice + bonus('investmentBonus'), // HT-OPT-STOCK-1
    stocksBought: turn.investmentRoll ?? 0,
    upgrades: rules.upgradesPerTurn + bonus('upgradesPerTurn'), // HT-UPGRADE-1
    draws: draws?.perTurn ?? 0, // HT-OPT-DRAW-1
  };
  for (const [what, limit] of Object.entries(most))
    if (((turn[what as keyof Turn] as number | null) ?? 0) > limit) yield `${what} is above ${limit}`;
  const { dividendRolls } = turn;
  const highest = 6 + bonus('dividendBonus');
  // HT-DIVIDEND-1: a die for each rate but the last.
  if (dividendRolls.length % (rules.dividends.length - 1) > 0 || dividendRolls.some((roll) => roll > highest))
    yield 'the rolls for dividends are not those of the dice';
}
