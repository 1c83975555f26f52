// foundRailroad, an option: in the Upgrade Phase, one more company for a player (HT-OPT-EXTRA-1 … 6).

import { isCity } from '../../board/ground.js';
import { field } from '../fields.js';
import { railsAt, siteCapacity, stationOwner } from '../network.js';
import { newCompany } from '../new-company.js';
import { pricedFor, toBank } from '../price-items.js';
import type { KnownGame } from '../types.js';
import { activeToWrite, seatToWrite } from '../writers.js';
import { isCompanyTaken } from './choose-company.js';
import { mustAfford } from './conditions.js';
import { defineHexAction } from './define.js';

/** Founds a company. Listed by company in the order of the company list, then by hex. */
export const foundRailroad = defineHexAction({
  type: 'foundRailroad',
  payload: () => ({ company: field.company, hex: field.hex }),
  notation: ['found', 'company', 'hex'],

  *offers(game, seat) {
    for (const company of Object.keys(game.rules.companies)) {
      for (const hex of game.board.cities) {
        yield { type: 'foundRailroad', seat, company, hex };
      }
    }
  },

  check: () => [
    {
      code: 'found/not-offered',
      rule: 'HT-OPT-0',
      about: 'seat',
      test: ({ rules }) => (rules.extraRailroadPrice !== null ? null : { option: 'extraRailroads' }),
    },
    { ...mustAfford('found/too-expensive', 'HT-OPT-EXTRA-1', priceOf), needs: ['found/not-offered'] },
    {
      code: 'found/no-such-company',
      rule: 'HT-OPT-EXTRA-3',
      test: ({ rules }, { company }) => (Object.hasOwn(rules.companies, company) ? null : { company }),
    },
    {
      code: 'found/company-taken',
      rule: 'HT-OPT-EXTRA-3',
      test: ({ state }, { company }) => (isCompanyTaken(state, company) ? { company } : null),
    },
    {
      code: 'found/not-a-city',
      rule: 'HT-OPT-EXTRA-2',
      test: ({ board }, { hex }) => (isCity(board, hex) ? null : { hex }),
    },
    {
      code: 'found/station-there',
      rule: 'HT-OPT-EXTRA-2',
      test: ({ state }, { hex }) => {
        const owner = stationOwner(state.companies, hex);
        return owner === null ? null : { hex, owner: owner.id };
      },
    },
    {
      code: 'found/own-start-city',
      rule: 'HT-OPT-EXTRA-2',
      test: ({ state }, { seat, hex }) =>
        state.companies.some((company) => company.seat === seat && company.start === hex) ? { hex } : null,
    },
    {
      code: 'found/city-full',
      rule: 'HT-OPT-EXTRA-2',
      needs: ['found/not-a-city'],
      test: ({ rules, board, state }, { hex }) => {
        const limit = siteCapacity(rules, board, hex);
        return railsAt(state.companies, hex) < limit ? null : { hex, limit };
      },
    },
  ],

  price: pricedFor((game, _founder, { company }) => [
    toBank('railroad', 'HT-OPT-EXTRA-1', priceOf(game), { company }),
  ]),

  apply(context, state, { seat, company, hex }) {
    const { rules, before, emit } = context;
    const founder = activeToWrite(context, state);
    const price = priceOf(context);
    founder.money -= price; // HT-OPT-EXTRA-1: to the bank
    state.companies = [
      ...state.companies,
      newCompany(rules, before, { id: company, seat, start: hex, extra: true }),
    ];
    state.turnOrder = [...before.turnOrder, company]; // HT-OPT-EXTRA-4: last, in this very round
    emit({ type: 'railroadFounded', seat, company, founder: founder.id, hex, price });
    // HT-OPT-EXTRA-5: not the two markers of a start; HT-COMPANY-11: Indigo's two, as far as the pool goes.
    const dealt = rules.companies[company].abilities.startingMarkers ?? 0;
    const { drawn: markers, rest } = context.luck.draw(before.pool, dealt, 'first');
    if (markers.length === 0) return;
    state.pool = rest;
    seatToWrite(context, state, seat).markers = [...before.seats[seat].markers, ...markers];
    emit({ type: 'developmentMarkersDealt', seat, count: markers.length, markers });
  },
});

function priceOf({ rules }: Pick<KnownGame, 'rules'>): number {
  return rules.extraRailroadPrice ?? 0;
}
