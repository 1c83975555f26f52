// A company comes into play: at set-up with its start city, or founded later (HT-OPT-EXTRA).

import type { Seat } from '../../../src/core/engine/index.js';
import type { Hex } from '../board/layout.js';
import { ability } from './ability.js';
import type { Company } from './state.js';
import type { HexRules, MarkerSet } from './tables.js';

/** The company with its markers, starting values and one free rail marker in its start city. */
export function newCompany(
  rules: HexRules,
  state: { readonly seats: readonly { readonly tycoon: string | null }[] },
  {
    id,
    seat,
    start,
    extra,
  }: { readonly id: string; readonly seat: Seat; readonly start: Hex; readonly extra: boolean },
): Company {
  const has = (key: Parameters<typeof ability>[3]) => ability(rules, state, { id, seat }, key);
  const set = markerSet(rules, state, { id, seat, extra });
  return {
    id,
    seat,
    extra,
    start,
    rails: Object.freeze([start]), // HT-SETUP-6: free, out of the company's supply
    stations: [],
    railsLeft: set.rails - 1,
    stationsLeft: set.stations,
    money: rules.starting.money + has('startingMoney'), // HT-SETUP-10, HT-OPT-TYCOON-4
    points: rules.starting.points,
    trainLevel: rules.starting.trainLevel + has('startingTrainLevel'), // HT-SETUP-9, HT-COMPANY-5
    obsolescence: 0,
  };
}

/** How many markers a company has in all, on the board and in its supply. */
export function markerSet(
  rules: HexRules,
  state: { readonly seats: readonly { readonly tycoon: string | null }[] },
  company: { readonly id: string; readonly seat: Seat; readonly extra: boolean },
): MarkerSet {
  // HT-OPT-EXTRA-5: no ability lifts an extra railroad above its own set.
  if (company.extra) return rules.extraCompany;
  const set = rules.firstCompany;
  return {
    rails: set.rails + ability(rules, state, company, 'railMarkers'), // HT-COMPANY-1
    stations: set.stations + ability(rules, state, company, 'stationMarkers'), // HT-OPT-TYCOON-7
  };
}
