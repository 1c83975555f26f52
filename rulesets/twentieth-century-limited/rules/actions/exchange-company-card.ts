// exchangeCompanyCard: one Company Card of the hand for another.

import { byIndex } from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import { drawCompany } from '../company-cards.js';
import { drawConditions, draws } from '../draw-conditions.js';
import { field } from '../fields.js';
import { takeOptionalAction } from '../track-step.js';
import { actionLeft, afterTrack } from '../turn-conditions.js';
import { defineTwentiethAction } from '../types.js';

/** Exchanges a Company Card (TC-EXCHANGE-1). */
export const exchangeCompanyCard = defineTwentiethAction({
  type: 'exchangeCompanyCard',
  payload: () => ({ discard: field.card, source: field.source, card: field.optional(field.card) }),
  notation: ['exchange', 'discard', 'source', 'card?'],

  // Per card in hand order: for the deck's top, then for each card of the display.
  offers(game, seat) {
    const { turn, seats } = game.state;
    const isNow = turn !== null && !turn.actionTaken && afterTrack.test(game, { seat }) === null;
    const hand = isNow ? seats[seat].companies.filter((card) => card !== null) : [];
    const drawn = [...draws(game)];
    return byIndex(hand.length * drawn.length, (index) => {
      const discard = hand[Math.floor(index / drawn.length)];
      return { type: 'exchangeCompanyCard', seat, discard, ...drawn[index % drawn.length] };
    });
  },

  check: () => [
    afterTrack,
    actionLeft,
    {
      code: 'card/not-in-hand',
      rule: 'TC-EXCHANGE-1',
      scope: 'own',
      test: ({ state }, { seat, discard }) =>
        state.seats[seat].companies.includes(discard) ? null : { card: discard },
    },
    // TC-DECK-1: the card just discarded fills an empty deck, so there is always one.
    ...drawConditions('TC-EXCHANGE-1'),
  ],

  apply(step, state, { seat, discard, card }) {
    takeOptionalAction(state);
    seatToWrite(step, state, seat).companies = step.before.seats[seat].companies.filter(
      (held) => held !== discard,
    );
    // TC-EXCHANGE-3: onto the discard pile, before the draw.
    state.companyDiscard = [...step.before.companyDiscard, discard];
    step.emit({ type: 'companyDiscarded', seat, card: discard });
    drawCompany(step, state, seat, card ?? null);
  },
});
