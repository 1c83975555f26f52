// How a turn stands: what is left of markers, stations and upgrades, and how near the end of the game is.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { OwnStatus } from '../../../../src/core/title/planning.js';
import { ability } from '../../rules/ability.js';
import { railsLeftThisTurn, railsPerTurn, stationPrice } from '../../rules/build-cost.js';
import { companyAsked, turnIn } from '../../rules/company-asked.js';
import { railsAt } from '../../rules/network.js';
import type { KnownGame } from '../../rules/types.js';
import { isBuilding } from './company.js';

/** The title's part of how a turn stands. There are no trains to load. */
export function hexStatus(game: KnownGame, seat: Seat): OwnStatus {
  return { meters: metersOf(game, seat), cargo: [], goals: goalsOf(game) };
}

// HT-BUILD-7, HT-BUILD-16, HT-UPGRADE-1: what a turn allows and the company can pay. HT-BUILD-19: what it
// has.
function metersOf(game: KnownGame, seat: Seat): OwnStatus['meters'] {
  const { rules, state } = game;
  const company = companyAsked(game, seat);
  if (company === undefined) return [];
  const { railsBuilt, stationsBuilt, upgrades } = turnIn(game, company);
  const isOn = state.outcome === null && state.turn?.company === company.id;
  const upgradesPerTurn = rules.upgradesPerTurn + ability(rules, state, company, 'upgradesPerTurn');
  const building = isBuilding(game, company);
  const { money } = company;
  return [
    {
      what: 'rails',
      // HT-BUILD-12, HT-BUILD-13: every marker costs 1 MB or more.
      left: building ? Math.min(railsLeftThisTurn(rules, company, railsBuilt), money) : 0,
      max: railsPerTurn(rules),
    },
    { what: 'money', left: money, max: null },
    {
      what: 'stations',
      left:
        building && money >= stationPrice(game, company)
          ? Math.min(rules.stationsPerTurn - stationsBuilt, company.stationsLeft)
          : 0,
      max: rules.stationsPerTurn,
    },
    {
      what: 'upgrades',
      left: isOn ? upgradesPerTurn - upgrades : 0,
      max: upgradesPerTurn,
    },
    {
      what: 'supply',
      left: company.railsLeft,
      max: company.railsLeft + company.rails.length,
    },
  ];
}

// The game ends when all cities are joined, a company has no rail marker, or by the guard (HT-END-2, -3, -8).
function goalsOf({ rules, board, state }: KnownGame): OwnStatus['goals'] {
  const joined = board.cities.filter((city) => railsAt(state.companies, city) > 0).length;
  const most = [...state.companies].sort((a, b) => a.railsLeft - b.railsLeft)[0];
  return [
    {
      what: 'cities',
      rule: 'HT-END-2',
      have: joined,
      need: board.cities.length,
      ends: true,
    },
    ...(most === undefined
      ? []
      : [
          {
            what: 'rails',
            rule: 'HT-END-3',
            have: most.rails.length,
            need: most.rails.length + most.railsLeft,
            ends: true,
          },
        ]),
    ...(rules.roundLimit === null
      ? []
      : [
          {
            what: 'rounds',
            rule: 'HT-END-8',
            have: state.round,
            need: rules.roundLimit,
            ends: true,
          },
        ]),
  ];
}
