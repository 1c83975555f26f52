// What a rail marker costs a company here and now, and who gets it. The price adds the charts, the rail
// markers already there, foreign stations, and the surcharge on the third and fourth marker of a turn.

import { groundCost, type LineDiscounts } from '../board/build-charts.js';
import { isHexside } from '../board/ground.js';
import type { Site } from '../board/layout.js';
import { ability } from './ability.js';
import type { Abilities } from './components/abilities.js';
import { railsAt, stationOwner } from './network.js';
import type { KnownCompany } from './state.js';
import type { HexRules } from './tables.js';
import type { KnownGame } from './types.js';

/** HT-BUILD-7: rail markers that a company may build in a turn. */
export function railsPerTurn({ railSurcharges }: Pick<HexRules, 'railSurcharges'>): number {
  return railSurcharges.length;
}

/**
 * HT-BUILD-7, HT-BUILD-19: rail markers that a company may still build in a turn in which it has built
 * some.
 */
export function railsLeftThisTurn(rules: HexRules, { railsLeft }: KnownCompany, built: number): number {
  return Math.max(0, Math.min(railsPerTurn(rules) - built, railsLeft));
}

/** The price of a rail marker in MB. */
export interface BuildPrice {
  readonly total: number;
  /** What the lines of the chart, the markers on the site and the place in the turn come to. */
  readonly ground: number;
  readonly present: number;
  readonly surcharge: number;
  /**
   * The amount that is asked for in place of these three together: their sum, unless a layer asks another
   * price.
   */
  readonly asked: number;
  /** The part that goes to owners of stations. */
  readonly fees: readonly { readonly to: string; readonly amount: number }[];
}

/** What prices depend on, next to the site. */
export type PriceReading = Pick<KnownGame, 'rules' | 'board'> & {
  readonly state: Pick<KnownGame['state'], 'companies' | 'seats'>;
};

/** A site, and how many rail markers the company has built this turn (HT-BUILD-8). */
export interface Purchase {
  readonly site: Site;
  readonly built: number;
}

/** The price of a rail marker for a company. */
export function buildPrice(game: PriceReading, company: KnownCompany, purchase: Purchase): BuildPrice {
  return priceList(game, company)(purchase);
}

/** What a company's abilities take off lines of the charts (HT-COMPANY-2 … 4). */
export function lineDiscounts(
  { rules, state }: Pick<PriceReading, 'rules' | 'state'>,
  company: KnownCompany,
): LineDiscounts {
  const has = (key: keyof Abilities) => ability(rules, state, company, key);
  return { river: has('riverDiscount'), place: has('placeDiscount'), mountain: has('mountainDiscount') };
}

/** As {@link buildPrice}, for many sites of one company in one state. */
export function priceList(
  { rules, board, state }: PriceReading,
  company: KnownCompany,
): (purchase: Purchase) => BuildPrice {
  const has = (key: keyof Abilities) => ability(rules, state, company, key);
  const off = lineDiscounts({ rules, state }, company);
  const presentFree = has('presentFree') > 0;
  const laterFree = has('laterRailsFree') > 0;
  const { railPrice } = rules.policies;
  return ({ site, built }) => {
    const chart = isHexside(board, site) ? rules.charts.hexside : rules.charts.interior;
    const ground = groundCost(rules.charts, board, site, off);
    // HT-BUILD-14: every marker on the site counts, also the company's. HT-COMPANY-12 pays for none.
    const present = presentFree ? 0 : chart.present * railsAt(state.companies, site);
    // HT-BUILD-8, HT-COMPANY-7
    const surcharge = laterFree ? 0 : (rules.railSurcharges[built] ?? 0);
    const fees = stationFees(board.ends, state.companies, { company: company.id, site, fee: chart.station });
    const paid = fees.reduce((sum, { amount }) => sum + amount, 0);
    const usual = ground + present + surcharge;
    const asked = railPrice({ board, state }, company, { site, built, usual });
    return { total: asked + paid, ground, present, surcharge, asked, fees };
  };
}

// HT-BUILD-15: once for each foreign station in the hex, or in either hex of a hexside.
function stationFees(
  ends: Int16Array,
  companies: readonly KnownCompany[],
  { company, site, fee }: { readonly company: string; readonly site: Site; readonly fee: number },
): { to: string; amount: number }[] {
  const fees: { to: string; amount: number }[] = [];
  const [a, b] = [ends[2 * site], ends[2 * site + 1]];
  for (const hex of a === b ? [a] : [a, b]) {
    const owner = stationOwner(companies, hex);
    if (owner !== null && owner.id !== company) fees.push({ to: owner.id, amount: fee });
  }
  return fees;
}

/** HT-BUILD-16, HT-COMPANY-6: what a station costs a company. */
export function stationPrice(
  { rules, state }: Pick<KnownGame, 'rules' | 'state'>,
  company: KnownCompany,
): number {
  return rules.stationPrice - ability(rules, state, company, 'stationDiscount');
}
