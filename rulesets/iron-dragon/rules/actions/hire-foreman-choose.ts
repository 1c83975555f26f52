// hireForemanChoose: for 5 GP any foreman of the deck or the discard pile, by name (ID-FOREMAN-10, -11, -13).

import { spend } from '../../../milepost/rules/building/spending.js';
import { toBank } from '../../../milepost/rules/money/price-items.js';
import { ownToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { FOREMAN_IDS, type ForemanId, isForHire, withoutCards } from '../foremen/cards.js';
import { defineIronAction } from '../types.js';
import { HIRING, hiringConditions } from './hiring-conditions.js';

export const hireForemanChoose = defineIronAction({
  type: 'hireForemanChoose',
  payload: () => ({ foreman: field.foreman }),
  notation: ['hire', 'foreman'],

  // By race, in table order.
  *offers(_game, seat) {
    for (const foreman of FOREMAN_IDS) {
      yield { type: 'hireForemanChoose', seat, foreman };
    }
  },

  check: () => [
    {
      code: 'foreman/not-for-hire',
      rule: 'ID-FOREMAN-10',
      test: ({ state }, { foreman }) => (isForHire(state.own, foreman) ? null : { foreman }),
    },
    ...hiringConditions(HIRING.choice),
  ],

  price: (_game, { foreman }) => [toBank('foreman', 'ID-FOREMAN-10', HIRING.choice, { foreman })],

  apply(context, state, { seat, foreman }) {
    const { before, luck, emit } = context;
    const { foremen, foremanDeck, foremanDiscards } = before.own;
    const discarded = foremen[seat] as ForemanId;
    // From the face-up pile where it lies there, so that nobody learns what the deck holds.
    const isDiscarded = foremanDiscards.includes(foreman);
    const discards = isDiscarded ? withoutCards(foremanDiscards, [foreman]) : foremanDiscards;
    const deck = isDiscarded ? foremanDeck : withoutCards(foremanDeck, [foreman]);
    const own = ownToWrite(context, state);
    own.foremen = foremen.with(seat, foreman);
    own.foremanDeck = luck.shuffle('foremen', deck);
    own.foremanDiscards = [...discards, discarded];
    spend(context, state, seat, HIRING.choice);
    emit({ type: 'foremanHired', seat, foreman, discarded, price: HIRING.choice });
  },
});
