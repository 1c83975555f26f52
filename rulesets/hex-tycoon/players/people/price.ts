// What an action costs, item by item. The amounts are those of the rules; a test holds the sums to the money that is taken.

import type { Params, PriceItem, Seat } from '../../../../src/core/engine/index.js';
import { type BuildCharts, groundCost } from '../../board/build-charts.js';
import { isHexside } from '../../board/ground.js';
import type { Site } from '../../board/layout.js';
import { ability, tycoonAbility } from '../../rules/ability.js';
import { buildPrice, stationPrice } from '../../rules/build-cost.js';
import type { Abilities } from '../../rules/components/abilities.js';
import { railsAt } from '../../rules/network.js';
import { tokenPrice } from '../../rules/obsolescence.js';
import { companyOf, type KnownCompany } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { companyAsked, type HexAsked, turnOf } from './company.js';

/** The items of an action's price. Loans and income bring money in and cost none. */
export function priceItems(game: KnownGame, action: HexAsked): readonly PriceItem[] {
  const company = companyAsked(game, action.seat);
  if (company === undefined) return [];
  const { rules } = game;
  switch (action.type) {
    case 'buildTrack':
      return railItems(game, company, { site: action.site as Site, built: turnOf(game, company).railsBuilt });
    case 'buildStation': {
      const amount = stationPrice(game, company);
      const rule =
        amount === rules.stationPrice
          ? 'HT-BUILD-16'
          : ruleOf(game, company, 'stationDiscount', 'HT-BUILD-16');
      return [toBank('station', rule, amount, { printed: rules.stationPrice })];
    }
    case 'buyStock':
      return stockItems(game, action);
    case 'payDividend':
      return [toBank('dividend', 'HT-DIVIDEND-3', action.amount ?? 0, {})];
    case 'upgradeTrainLevel': {
      const level = company.trainLevel + 1;
      return [toBank('upgrade', 'HT-UPGRADE-2', rules.upgradePrice * level, { level })];
    }
    case 'drawDevelopmentMarker':
      return [toBank('marker', 'HT-OPT-DRAW-1', rules.draws?.price ?? 0, {})];
    case 'foundRailroad':
      return [
        toBank('railroad', 'HT-OPT-EXTRA-1', rules.extraRailroadPrice ?? 0, {
          company: action.company ?? null,
        }),
      ];
    case 'removeObsolescence':
      return [toBank('token', 'HT-OPT-TYCOON-14', tokenPrice(game, company), {})];
    default:
      return [];
  }
}

// An item that goes to the bank; one of nothing goes to nobody.
function toBank(what: string, rule: string, amount: number, params: Params): PriceItem {
  return { what, rule, amount, to: amount > 0 ? 'bank' : null, params };
}

/** A rail marker on a site, as the one after so many in its turn. */
interface Rail {
  readonly site: Site;
  readonly built: number;
}

/** The items of a rail marker's price: the lines of its chart, markers that lie there, the surcharge of the turn, fees for stations. */
export function railItems(game: KnownGame, company: KnownCompany, rail: Rail): readonly PriceItem[] {
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

// The rule of the company or of the tycoon that has an ability.
function ruleOf(
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

function stockItems({ rules, state }: KnownGame, action: HexAsked): readonly PriceItem[] {
  const { seller: company = '', quantity = 0 } = action;
  const seller = state.companies.find(({ id }) => id === company);
  const each = rules.stocks?.price ?? 0;
  const to: Seat | null = seller?.seat ?? null;
  return [
    {
      what: 'stock',
      rule: 'HT-OPT-STOCK-2',
      amount: quantity * each,
      to,
      params: { company, quantity, each },
    },
  ];
}
