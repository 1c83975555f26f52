// What prices are made of, item by item. The amounts of a rail marker are those of build-cost.ts; a test holds the sums to the money
// that is taken.

import type { Params, PriceItem, Seat } from '../../../src/core/engine/index.js';
import { type BuildCharts, groundCost } from '../board/build-charts.js';
import { isHexside } from '../board/ground.js';
import type { Site } from '../board/layout.js';
import { ability, tycoonAbility } from './ability.js';
import { buildPrice, type Purchase } from './build-cost.js';
import { companyAsked } from './company-asked.js';
import type { Abilities } from './components/abilities.js';
import { railsAt } from './network.js';
import { companyOf, type KnownCompany } from './state.js';
import type { KnownGame } from './types.js';

/** An item that goes to the bank; one of nothing goes to nobody. */
export function toBank(what: string, rule: string, amount: number, params: Params): PriceItem {
  return { what, rule, amount, to: amount > 0 ? 'bank' : null, params };
}

/** What an action takes of the company that its seat would act with; nothing of a seat without one. */
export function pricedFor<A extends { readonly seat: Seat }>(
  items: (game: KnownGame, company: KnownCompany, action: A) => readonly PriceItem[],
): (game: KnownGame, action: A) => readonly PriceItem[] {
  return (game, action) => {
    const company = companyAsked(game, action.seat);
    return company === undefined ? [] : items(game, company, action);
  };
}

/** The items of a rail marker's price: the lines of its chart, markers that lie there, the surcharge of the turn, fees for stations. */
export function railItems(game: KnownGame, company: KnownCompany, rail: Purchase): readonly PriceItem[] {
  const { rules, board, state } = game;
  const { total, fees } = buildPrice(game, company, rail);
  const ground = groundItems(game, company, rail.site);
  const isSide = isHexside(board, rail.site);
  const { present, station } = isSide ? rules.charts.hexside : rules.charts.interior;
  const lie = railsAt(state.companies, rail.site);
  const isFree = ability(rules, state, company, 'presentFree') > 0;
  const presentRule = isFree ? ruleOf(game, company, 'presentFree', 'HT-BUILD-14') : 'HT-BUILD-14';
  const isLater = (rules.railSurcharges[rail.built] ?? 0) > 0;
  const isFlat = ability(rules, state, company, 'laterRailsFree') > 0;
  const laterRule = isFlat ? ruleOf(game, company, 'laterRailsFree', 'HT-BUILD-8') : 'HT-BUILD-8';
  const surcharge = isFlat ? 0 : (rules.railSurcharges[rail.built] ?? 0);
  const items = [
    ...ground,
    ...(lie === 0
      ? []
      : [toBank('present', presentRule, isFree ? 0 : present * lie, { markers: lie, each: present })]),
    ...(isLater ? [toBank('surcharge', laterRule, surcharge, { marker: rail.built + 1 })] : []),
  ];
  const paid = fees.map(({ to, amount }): PriceItem => {
    const { seat } = companyOf(state, to);
    return { what: 'fee', rule: 'HT-BUILD-15', amount, to: seat, params: { company: to, each: station } };
  });
  const due = total - sumOf(paid);
  // Where rules laid over these ask another price, it is one item: what it is made of they do not say.
  return due === sumOf(items)
    ? [...items, ...paid]
    : [toBank('rail', 'HT-BUILD-7', due, { usual: sumOf(items) }), ...paid];
}

const sumOf = (items: readonly PriceItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);

// The ability that takes something off a line of the charts.
const DISCOUNTS = {
  river: 'riverDiscount',
  town: 'placeDiscount',
  city: 'placeDiscount',
  mountain: 'mountainDiscount',
} as const;

// Every line of the chart that the ground brings up: what the chart would ask if it had that line alone.
function groundItems(game: KnownGame, company: KnownCompany, site: Site): readonly PriceItem[] {
  const { rules, board, state } = game;
  const isSide = isHexside(board, site);
  const chart: Readonly<Record<string, number>> = {
    ...(isSide ? rules.charts.hexside : rules.charts.interior),
  };
  const has = (key: keyof Abilities) => ability(rules, state, company, key);
  const off = { river: has('riverDiscount'), place: has('placeDiscount'), mountain: has('mountainDiscount') };
  const none = Object.fromEntries(Object.keys(chart).map((line) => [line, 0]));
  return Object.keys(chart).flatMap((line) => {
    if (line === 'present' || line === 'station') return [];
    const alone = { ...none, [line]: chart[line] };
    const charts = { hexside: alone, interior: alone } as unknown as BuildCharts;
    const printed = groundCost(charts, board, site);
    if (printed === 0) return [];
    const amount = groundCost(charts, board, site, off);
    const usual = isSide ? 'HT-BUILD-12' : 'HT-BUILD-13';
    const discount = (DISCOUNTS as Readonly<Record<string, keyof Abilities>>)[line];
    const rule = amount === printed ? usual : ruleOf(game, company, discount, usual);
    return [toBank(line, rule, amount, { printed })];
  });
}

/** The rule of the company or of the tycoon that has an ability. */
export function ruleOf(
  { rules, state }: KnownGame,
  { id, seat }: KnownCompany,
  key: keyof Abilities,
  otherwise: string,
): string {
  const company = rules.companies[id];
  if ((company?.abilities[key] ?? 0) !== 0) return company.rule;
  const { tycoon } = state.seats[seat];
  return tycoon !== null && tycoonAbility(rules, state, seat, key) !== 0
    ? rules.tycoons[tycoon].rule
    : otherwise;
}
