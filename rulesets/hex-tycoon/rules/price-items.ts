// What prices are made of, item by item. The amounts of a rail marker are those of build-cost.ts, and items
// that do not add up to them are a fault.

import { Fault, type Params, type PriceItem, type Seat } from '../../../src/core/engine/index.js';
import { type BuildCharts, groundCost } from '../board/build-charts.js';
import { isHexside } from '../board/ground.js';
import type { Site } from '../board/layout.js';
import { tycoonAbility } from './ability.js';
import { buildPrice, lineDiscounts, type Purchase } from './build-cost.js';
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

/** The items of a rail marker's price: chart lines, markers there, the turn's surcharge, station fees. */
export function railItems(game: KnownGame, company: KnownCompany, rail: Purchase): readonly PriceItem[] {
  const { rules, board, state } = game;
  const { ground, present, surcharge, asked, fees } = buildPrice(game, company, rail);
  const chart = isHexside(board, rail.site) ? rules.charts.hexside : rules.charts.interior;
  const markers = railsAt(state.companies, rail.site);
  const later = rules.railSurcharges[rail.built] ?? 0;
  const items = [
    ...groundItems(game, company, rail.site),
    ...partOf(game, company, 'presentFree', {
      ...{ what: 'present', rule: 'HT-BUILD-14', amount: present, full: chart.present * markers },
      params: { markers, each: chart.present },
    }),
    ...partOf(game, company, 'laterRailsFree', {
      ...{ what: 'surcharge', rule: 'HT-BUILD-8', amount: surcharge, full: later },
      params: { marker: rail.built + 1 },
    }),
  ];
  const usual = ground + present + surcharge;
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  if (sum !== usual)
    throw new Fault(`the items of a rail marker on ${rail.site} come to ${sum} MB, and it costs ${usual}`);
  const paid = fees.map(({ to, amount }): PriceItem => {
    const { seat } = companyOf(state, to);
    return {
      what: 'fee',
      rule: 'HT-BUILD-15',
      amount,
      to: seat,
      params: { company: to, each: chart.station },
    };
  });
  // Where a layer asks another price, it is one item: the layer does not say what it is made of.
  return asked === usual ? [...items, ...paid] : [toBank('rail', 'HT-BUILD-7', asked, { usual }), ...paid];
}

/** A part of a price: what is paid for it, and what would be without abilities. */
interface Part extends Pick<PriceItem, 'what' | 'rule' | 'amount' | 'params'> {
  readonly full: number;
}

// The item of a part that comes up. Where less than all is paid, the rule of the ability says so.
function partOf(
  game: KnownGame,
  company: KnownCompany,
  key: keyof Abilities | undefined,
  { what, rule, amount, full, params }: Part,
): readonly PriceItem[] {
  if (full === 0) return [];
  const by = amount === full || key === undefined ? rule : ruleOf(game, company, key, rule);
  return [toBank(what, by, amount, params)];
}

// The ability that takes something off a line of the charts.
const DISCOUNTS: Readonly<Record<string, keyof Abilities>> = {
  river: 'riverDiscount',
  town: 'placeDiscount',
  city: 'placeDiscount',
  mountain: 'mountainDiscount',
};

// Every line of the chart that the ground brings up: what the chart would ask if it had that line alone.
function groundItems(game: KnownGame, company: KnownCompany, site: Site): readonly PriceItem[] {
  const { rules, board } = game;
  const isSide = isHexside(board, site);
  const {
    present: _present,
    station: _station,
    ...lines
  } = isSide ? rules.charts.hexside : rules.charts.interior;
  const none = Object.fromEntries(Object.keys(lines).map((line) => [line, 0]));
  return Object.entries(lines).flatMap(([what, figure]) => {
    const alone = { ...none, [what]: figure };
    const charts = { hexside: alone, interior: alone } as unknown as BuildCharts;
    const full = groundCost(charts, board, site);
    const amount = groundCost(charts, board, site, lineDiscounts(game, company));
    const rule = isSide ? 'HT-BUILD-12' : 'HT-BUILD-13';
    return partOf(game, company, DISCOUNTS[what], { what, rule, amount, full, params: { printed: full } });
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
