// buildStation: one station a turn, in a city the company is connected to (HT-BUILD-16).

import { isCity } from '../../board/ground.js';
import { stationPrice } from '../build-cost.js';
import { field } from '../fields.js';
import { isConnected, stationOwner } from '../network.js';
import { pricedFor, ruleOf, toBank } from '../price-items.js';
import { activeCompany } from '../state.js';
import { activeToWrite } from '../writers.js';
import { mustAfford, mustBeWithin } from './conditions.js';
import { defineTurnAction } from './define.js';

/** Builds a station. Listed by hex. */
export const buildStation = defineTurnAction({
  type: 'buildStation',
  payload: () => ({ hex: field.hex }),
  notation: ['station', 'hex'],

  *offers(game, seat) {
    for (const hex of game.board.cities) {
      yield { type: 'buildStation', seat, hex };
    }
  },

  check: () => [
    {
      code: 'station/not-a-city',
      rule: 'HT-BUILD-16',
      test: ({ board }, { hex }) => (isCity(board, hex) ? null : { hex }),
    },
    mustBeWithin('station/one-a-turn', 'HT-BUILD-16', 'stationsBuilt', ({ rules }) => rules.stationsPerTurn),
    {
      code: 'station/not-connected',
      rule: 'HT-BUILD-16',
      test: ({ state }, { hex }) => (isConnected(activeCompany(state), hex) ? null : { hex }),
    },
    {
      code: 'station/taken',
      rule: 'HT-BUILD-17',
      test: ({ state }, { hex }) => {
        const owner = stationOwner(state.companies, hex);
        return owner === null ? null : { hex, owner: owner.id };
      },
    },
    {
      code: 'station/none-left',
      rule: 'HT-BUILD-17',
      about: 'seat',
      test: ({ state }) => (activeCompany(state).stationsLeft > 0 ? null : { left: 0 }),
    },
    mustAfford('station/too-expensive', 'HT-BUILD-16', stationPrice),
  ],

  price: pricedFor((game, company) => {
    const printed = game.rules.stationPrice;
    const amount = stationPrice(game, company);
    const rule = amount === printed ? 'HT-BUILD-16' : ruleOf(game, company, 'stationDiscount', 'HT-BUILD-16');
    return [toBank('station', rule, amount, { printed })];
  }),

  apply(context, state, { seat, hex }) {
    const before = activeCompany(context.before);
    const company = activeToWrite(context, state);
    const price = stationPrice({ ...context, state: context.before }, before);
    company.money -= price;
    company.stations = [...before.stations, hex];
    company.stationsLeft -= 1;
    state.turn.stationsBuilt += 1;
    context.emit({ type: 'stationBuilt', seat, company: company.id, hex, price });
    context.rules.policies.atStation(context, state, { seat, company: company.id, hex });
  },
});
