// buildStation: one station a turn, in a city the company is connected to (HT-BUILD-16).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { isCity } from '../board/ground.js';
import { field } from '../fields.js';
import { stationPrice } from '../rules/build-cost.js';
import { isConnected, stationOwner, withItem } from '../rules/network.js';
import { activeToWrite } from '../rules/writers.js';
import { activeCompany, type Turn } from '../state.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({ hex: field.hex });
type BuildStation = ActionOf<'buildStation', ReturnType<typeof payload>>;

const check: readonly HexCondition<BuildStation>[] = [
  {
    code: 'station/not-a-city',
    rule: 'HT-BUILD-16',
    test: ({ board }, { hex }) => (isCity(board, hex) ? null : { hex }),
  },
  {
    code: 'station/one-a-turn',
    rule: 'HT-BUILD-16',
    about: 'seat',
    test: ({ rules, state }) => {
      const limit = rules.stationsPerTurn;
      return (state.turn as Turn).stationsBuilt < limit ? null : { limit };
    },
  },
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
  {
    code: 'station/too-expensive',
    rule: 'HT-BUILD-16',
    about: 'seat',
    test: (game) => {
      const company = activeCompany(game.state);
      const price = stationPrice(game, company);
      return price <= company.money ? null : { price, money: company.money };
    },
  },
];

/** Builds a station. Listed by hex. */
export const buildStation = defineHexAction({
  type: 'buildStation',
  payload,
  notation: ['station', 'hex'],

  *offers(game, seat) {
    for (const hex of game.board.cities) {
      yield { type: 'buildStation', seat, hex };
    }
  },

  check,

  apply(context, state, { seat, hex }) {
    const before = activeCompany(context.before);
    const company = activeToWrite(context, state);
    const price = stationPrice({ ...context, state: context.before }, before);
    company.money -= price;
    company.stations = withItem(before.stations, hex);
    company.stationsLeft -= 1;
    (state.turn as Turn).stationsBuilt += 1;
    context.emit({ type: 'stationBuilt', seat, company: company.id, hex, price });
  },
});
