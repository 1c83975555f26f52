// buildTrack: one rail marker on an interior or a hexside. Its price is rules/build-cost.ts, and how many a
// site takes is rules/network.ts.

import { FOREST, isCity, isHexside, MOUNTAIN, NO_PLACE, TOWN } from '../../board/ground.js';
import { distance, type Hex } from '../../board/layout.js';
import { ability } from '../ability.js';
import { buildPrice, railsPerTurn } from '../build-cost.js';
import { turnIn } from '../company-asked.js';
import type { Abilities } from '../components/abilities.js';
import { field } from '../fields.js';
import { frontier, isAttached, isConnected, ownRails, railsAt, siteCapacity, withRail } from '../network.js';
import { pricedFor, railItems } from '../price-items.js';
import { activeCompany, type State } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';
import { changePoints } from '../victory-points.js';
import { activeToWrite, companyToWrite } from '../writers.js';
import { mustBeWithin } from './conditions.js';
import { defineTurnAction } from './define.js';

// HT-BUILD-6, HT-OPT-SHUTOUT-1: how many own rail markers a company may have on one site.
function ownLimit(
  { rules, state }: KnownGame,
  company: { readonly id: string; readonly seat: number },
): number {
  return rules.railsPerSite + ability(rules, state, company, 'railsPerSite');
}

/** Builds a rail marker: `site` is a hex for its interior, or a hexside. Listed from the network outwards. */
export const buildTrack = defineTurnAction({
  type: 'buildTrack',
  payload: () => ({ site: field.site }),
  notation: ['build', 'site'],

  *offers(game, seat) {
    for (const site of frontier(game.board, activeCompany(game.state))) {
      yield { type: 'buildTrack', seat, site };
    }
  },

  check: () => [
    {
      code: 'build/at-sea', // a hexside at the map's edge has no number at all (E-SHAPE-2)
      rule: 'HT-BUILD-10',
      test: ({ board }, { site }) => (board.buildable[site] === 1 ? null : { site }),
    },
    {
      code: 'build/no-markers-left',
      rule: 'HT-BUILD-19',
      about: 'seat',
      test: ({ state }) => (activeCompany(state).railsLeft > 0 ? null : { left: 0 }),
    },
    mustBeWithin('build/too-many', 'HT-BUILD-7', 'railsBuilt', ({ rules }) => railsPerTurn(rules)),
    {
      code: 'build/hexside-not-connected',
      rule: 'HT-BUILD-3',
      test: ({ board, state }, { site }) =>
        isHexside(board, site) && !isAttached(board, activeCompany(state), site) ? { site } : null,
    },
    {
      code: 'build/interior-not-connected',
      rule: 'HT-BUILD-4',
      test: ({ board, state }, { site }) =>
        !isHexside(board, site) && !isAttached(board, activeCompany(state), site) ? { site } : null,
    },
    {
      code: 'build/already-there',
      rule: 'HT-BUILD-6',
      test: (game, { site }) => {
        const company = activeCompany(game.state);
        return ownLimit(game, company) === 1 && ownRails(company, site) > 0 ? { site } : null;
      },
    },
    {
      code: 'build/shutout-limit',
      rule: 'HT-OPT-SHUTOUT-1',
      needs: ['build/already-there'],
      test: (game, { site }) => {
        const company = activeCompany(game.state);
        const limit = ownLimit(game, company);
        return ownRails(company, site) < limit ? null : { site, limit };
      },
    },
    {
      code: 'build/site-full',
      rule: 'HT-BUILD-9',
      needs: ['build/at-sea'],
      test: ({ rules, board, state }, { site }) => {
        const limit = siteCapacity(rules, board, site);
        return railsAt(state.companies, site) < limit ? null : { site, limit };
      },
    },
    {
      code: 'build/too-far',
      rule: 'HT-BUILD-11',
      // Hexes without town or city, and all hexsides, are not limited.
      test: ({ board, state }, { site }) => {
        if (isHexside(board, site) || board.place[site] === NO_PLACE) return null;
        const { start, trainLevel } = activeCompany(state);
        const away = distance(board, start, site);
        return away <= trainLevel ? null : { site, distance: away, trainLevel };
      },
    },
    {
      code: 'build/too-expensive',
      rule: 'HT-BUILD-1',
      needs: ['build/at-sea', 'build/too-many'],
      test: (game, { site }) => {
        const company = activeCompany(game.state);
        const { total } = buildPrice(game, company, { site, built: game.state.turn.railsBuilt });
        return total <= company.money ? null : { site, price: total, money: company.money };
      },
    },
  ],

  price: pricedFor((game, company, { site }) =>
    railItems(game, company, { site, built: turnIn(game, company).railsBuilt }),
  ),

  apply(context, state, { seat, site }) {
    const { before, board, emit } = context;
    const owner = activeCompany(before);
    const company = activeToWrite(context, state);
    const turn = state.turn;
    const price = buildPrice({ ...context, state: before }, owner, { site, built: turn.railsBuilt });
    company.money -= price.total; // HT-BUILD-1: to the bank, except
    // HT-BUILD-15
    for (const { to, amount } of price.fees) companyToWrite(context, state, to).money += amount;
    company.rails = withRail(owner.rails, site);
    company.railsLeft -= 1;
    turn.railsBuilt += 1;
    emit({ type: 'railMarkerBuilt', seat, company: company.id, site, price: price.total });
    for (const { to, amount } of price.fees)
      emit({ type: 'stationFeePaid', seat, company: company.id, to, amount });
    // HT-OPT-TYCOON-0b: only the first own marker in an interior connects.
    if (!isHexside(board, site) && !isConnected(owner, site)) rewardConnection(context, state, site);
  },
});

function rewardConnection(context: StepContext, state: State, hex: Hex): void {
  const { rules, board, before } = context;
  const company = activeCompany(before);
  const gains: readonly (readonly [keyof Abilities, boolean])[] = [
    ['pointsPerTown', board.place[hex] === TOWN], // HT-OPT-TYCOON-1
    ['pointsPerCity', isCity(board, hex)], // HT-OPT-TYCOON-2
    ['pointsPerWilderness', board.terrain[hex] === MOUNTAIN || board.terrain[hex] === FOREST], // HT-OPT-TYCOON-3
    ['pointsPerDevelopment', before.developments.some((placed) => placed.hex === hex)], // HT-OPT-TYCOON-6
  ];
  for (const [key, meets] of gains) {
    if (meets)
      changePoints(context, state, {
        company: company.id,
        by: ability(rules, before, company, key),
        reason: 'connection',
      });
  }
}
