// hireForemanDraw: for 1 GP the top card of the foreman deck or discard pile (ID-FOREMAN-9, -11 … 13).

import { spend } from '../../../milepost/rules/building/spending.js';
import { toBank } from '../../../milepost/rules/money/price-items.js';
import { ownToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import type { ForemanId } from '../foremen/cards.js';
import { defineIronAction } from '../types.js';
import { HIRING, hiringConditions } from './hiring-conditions.js';

export const hireForemanDraw = defineIronAction({
  type: 'hireForemanDraw',
  payload: () => ({ pile: field.oneOf(['deck', 'discard']) }),
  notation: ['hire-from', 'pile'],

  // The deck, then the discard pile.
  *offers(_game, seat) {
    for (const pile of ['deck', 'discard'] as const) {
      yield { type: 'hireForemanDraw', seat, pile };
    }
  },

  check: () => [
    {
      // both piles are never empty together, so that an empty deck can always be renewed.
      code: 'foreman/empty-pile',
      rule: 'ID-FOREMAN-9',
      test: ({ state }, { pile }) =>
        pile === 'discard' && state.own.foremanDiscards.length === 0 ? { pile } : null,
    },
    ...hiringConditions(HIRING.draw),
  ],

  price: () => [toBank('foreman', 'ID-FOREMAN-9', HIRING.draw, {})],

  apply(context, state, { seat, pile }) {
    const { before, luck, emit } = context;
    const { foremanDeck, foremanDiscards } = before.own;
    const isFromDeck = pile === 'deck';
    // ID-FOREMAN-12: the pile becomes the deck only on a draw from an empty deck.
    const renews = isFromDeck && foremanDeck.length === 0;
    const deck = renews ? luck.shuffle('foremen', foremanDiscards) : foremanDeck;
    const discards = renews ? [] : foremanDiscards;
    // Chance has a say in the deck only: the discard pile lies face up.
    const top = isFromDeck ? luck.draw(deck) : { drawn: discards.slice(-1), rest: discards.slice(0, -1) };
    const [drawn] = top.drawn as ForemanId[];
    const { rest } = top;
    const own = ownToWrite(context, state);
    own.foremanDeck = isFromDeck ? rest : deck;
    own.foremanDiscards = isFromDeck ? discards : rest;
    own.hiring = { seat, pile, drawn, since: state.step };
    spend(context, state, seat, HIRING.draw);
    emit({ type: 'foremanDrawn', seat, pile, foreman: drawn, price: HIRING.draw });
  },
});
