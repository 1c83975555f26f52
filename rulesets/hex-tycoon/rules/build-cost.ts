// What a rail marker costs a company here and now, and who gets it: the charts, the rail markers already there,
// foreign stations, and the surcharge on the third and fourth marker of a turn.

import { groundCost } from '../board/build-charts.js';
import { isHexside } from '../board/ground.js';
import type { Site } from '../board/layout.js';
import { ability } from './ability.js';
import { railsAt, stationOwner } from './network.js';
import type { KnownCompany } from './state.js';
import type { KnownGame } from './types.js';

/** The price of a rail marker in MB: all of it, and the part that goes to owners of stations. */
export interface BuildPrice {
  readonly total: number;
  readonly fees: readonly { readonly to: string; readonly amount: number }[];
}

/** What prices depend on besides the site. */
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

/** As {@link buildPrice}, for many sites of one company in one state. */
export function priceList(
  { rules, board, state }: PriceReading,
  company: KnownCompany,
): (purchase: Purchase) => BuildPrice {
  const has = (key: Parameters<typeof ability>[3]) => ability(rules, state, company, key);
  const off = {
    river: has('riverDiscount'),
    place: has('placeDiscount'),
    mountain: has('mountainDiscount'),
  };
  const presentFree = has('presentFree') > 0;
  const laterFree = has('laterRailsFree') > 0;
  const { railPrice } = rules.policies;
  return ({ site, built }) => {
    const chart = isHexside(board, site) ? rules.charts.hexside : rules.charts.interior;
    const ground = groundCost(rules.charts, board, site, off);
    // HT-BUILD-14: every marker on the very site counts, own ones included. HT-COMPANY-12 pays for none.
    const present = presentFree ? 0 : chart.present * railsAt(state.companies, site);
    // HT-BUILD-8, HT-COMPANY-7
    const surcharge = laterFree ? 0 : (rules.railSurcharges[built] ?? 0);
    const fees = stationFees(board.ends, state.companies, { company: company.id, site, fee: chart.station });
    const paid = fees.reduce((sum, { amount }) => sum + amount, 0);
    const usual = ground + present + surcharge;
    return { total: railPrice({ board, state }, company, { site, built, usual }) + paid, fees };
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
