// drawDevelopmentMarker, an option: once an Upgrade Phase, a marker from the pool for money (HT-OPT-DRAW-1).

import { pricedFor, toBank } from '../price-items.js';
import type { KnownGame } from '../types.js';
import { activeToWrite, seatToWrite } from '../writers.js';
import { mustAfford, mustBeWithin } from './conditions.js';
import { defineTurnAction } from './define.js';

/** Draws the next development marker of the pool into the seat's hand. */
export const drawDevelopmentMarker = defineTurnAction({
  type: 'drawDevelopmentMarker',
  notation: ['draw'],

  check: () => [
    {
      code: 'draw/not-offered',
      rule: 'HT-OPT-0',
      about: 'seat',
      test: ({ rules }) => (rules.draws !== null ? null : { option: 'drawDevelopmentMarkers' }),
    },
    {
      ...mustBeWithin('draw/one-a-turn', 'HT-OPT-DRAW-1', 'draws', ({ rules }) => rules.draws?.perTurn ?? 0),
      needs: ['draw/not-offered'],
    },
    {
      code: 'draw/pool-empty',
      rule: 'HT-OPT-DRAW-1',
      about: 'seat',
      test: ({ state }) => (state.pool.length > 0 ? null : { left: 0 }),
    },
    { ...mustAfford('draw/too-expensive', 'HT-OPT-DRAW-1', priceOf), needs: ['draw/not-offered'] },
  ],

  price: pricedFor((game) => [toBank('marker', 'HT-OPT-DRAW-1', priceOf(game), {})]),

  apply(context, state, { seat }) {
    const { before, luck, emit } = context;
    const company = activeToWrite(context, state);
    const price = priceOf(context);
    const {
      drawn: [marker],
      rest,
    } = luck.draw(before.pool, 1, 'first');
    company.money -= price;
    state.pool = rest;
    seatToWrite(context, state, seat).markers = [...before.seats[seat].markers, marker];
    state.turn.draws += 1;
    emit({ type: 'developmentMarkerDrawn', seat, company: company.id, price, marker });
  },
});

function priceOf({ rules }: Pick<KnownGame, 'rules'>): number {
  return rules.draws?.price ?? 0;
}
