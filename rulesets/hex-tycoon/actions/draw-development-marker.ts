// drawDevelopmentMarker: with the option, once in the Upgrade Phase, a marker from the pool for money (HT-OPT-DRAW-1).

import type { ActionOf } from '../../../src/core/engine/index.js';
import { activeToWrite, seatToWrite } from '../rules/writers.js';
import { activeCompany, type Turn } from '../state.js';
import { defineHexAction, type HexCondition } from './define.js';

const payload = () => ({});
type DrawDevelopmentMarker = ActionOf<'drawDevelopmentMarker', ReturnType<typeof payload>>;

const check: readonly HexCondition<DrawDevelopmentMarker>[] = [
  {
    code: 'draw/not-offered',
    rule: 'HT-OPT-0',
    about: 'seat',
    test: ({ rules }) => (rules.draws !== null ? null : { option: 'drawDevelopmentMarkers' }),
  },
  {
    code: 'draw/one-a-turn',
    rule: 'HT-OPT-DRAW-1',
    about: 'seat',
    needs: ['draw/not-offered'],
    test: ({ rules, state }) => {
      const limit = rules.draws?.perTurn ?? 0;
      return (state.turn as Turn).draws < limit ? null : { limit };
    },
  },
  {
    code: 'draw/pool-empty',
    rule: 'HT-OPT-DRAW-1',
    about: 'seat',
    test: ({ state }) => (state.pool.length > 0 ? null : { left: 0 }),
  },
  {
    code: 'draw/too-expensive',
    rule: 'HT-OPT-DRAW-1',
    about: 'seat',
    needs: ['draw/not-offered'],
    test: ({ rules, state }) => {
      const price = rules.draws?.price ?? 0;
      const { money } = activeCompany(state);
      return price <= money ? null : { price, money };
    },
  },
];

/** Draws the next development marker of the pool into the seat's hand. */
export const drawDevelopmentMarker = defineHexAction({
  type: 'drawDevelopmentMarker',
  payload,
  notation: ['draw'],

  *offers(_game, seat) {
    yield { type: 'drawDevelopmentMarker', seat };
  },

  check,

  apply(context, state, { seat }) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const price = rules.draws?.price ?? 0;
    const [marker, ...rest] = before.pool;
    company.money -= price;
    state.pool = rest;
    seatToWrite(context, state, seat).markers = [...before.seats[seat].markers, marker];
    (state.turn as Turn).draws += 1;
    emit({ type: 'developmentMarkerDrawn', seat, company: company.id, price, marker });
  },
});
