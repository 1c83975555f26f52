// hireForemanDraw: for 1 GP the top card of the foreman deck, or of its discard pile (ID-FOREMAN-9, -11 … 13).

import * as z from 'zod/mini';
import { seatToWrite } from '../../milepost/fork.js';
import type { ForemanId } from '../foremen.js';
import { knownOwn, ownOf, setOwn } from '../own-state.js';
import { defineIronAction } from '../types.js';
import { HIRING, hiringConditions } from './hiring-conditions.js';

export const hireForemanDraw = /* @__PURE__ */ (() =>
  defineIronAction({
    type: 'hireForemanDraw',
    payload: { pile: z.enum(['deck', 'discard']) },
    notation: ['hire-from', 'pile'],

    // The deck, then the discard pile.
    *offers(_game, seat) {
      for (const pile of ['deck', 'discard'] as const) {
        yield { type: 'hireForemanDraw', seat, pile };
      }
    },

    check: [
      {
        // both piles are never empty together, so that an empty deck can always be renewed.
        code: 'foreman/empty-pile',
        rule: 'ID-FOREMAN-9',
        test: ({ state }, { pile }) =>
          pile === 'discard' && knownOwn(state).foremanDiscards.length === 0 ? { pile } : null,
      },
      ...hiringConditions(HIRING.draw),
    ],

    apply(context, state, { seat, pile }) {
      const { before, luck, emit } = context;
      const own = ownOf(before);
      const isFromDeck = pile === 'deck';
      // ID-FOREMAN-12: the pile becomes the deck only when a card is to be drawn from an empty one.
      const renews = isFromDeck && own.foremanDeck.length === 0;
      const deck = renews ? luck.shuffle('foremen', own.foremanDiscards) : own.foremanDeck;
      const discards = renews ? [] : own.foremanDiscards;
      const from = isFromDeck ? deck : discards;
      const drawn = from[from.length - 1] as ForemanId;
      const rest = from.slice(0, -1);
      setOwn(state, {
        foremanDeck: isFromDeck ? rest : deck,
        foremanDiscards: isFromDeck ? discards : rest,
        hiring: { seat, pile, drawn, since: state.step },
      });
      seatToWrite(context, state, seat).cash = before.seats[seat].cash - HIRING.draw;
      state.turn.spent = before.turn.spent + HIRING.draw;
      emit({ type: 'foremanDrawn', seat, pile, foreman: drawn, price: HIRING.draw });
    },
  }))();
