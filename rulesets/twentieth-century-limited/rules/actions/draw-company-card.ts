// drawCompanyCard: the new card after founding a company, from the deck or the display.

import { drawCompany } from '../company-cards.js';
import { deckNotEmpty, drawConditions, draws } from '../draw-conditions.js';
import { field } from '../fields.js';
import { noteAction } from '../track-step.js';
import { defineTwentiethAction } from '../types.js';

/** Draws a Company Card (TC-COMPANY-3). */
export const drawCompanyCard = defineTwentiethAction({
  type: 'drawCompanyCard',
  payload: () => ({ source: field.source, card: field.optional(field.card) }),
  notation: ['draw', 'source', 'card?'],

  // The deck, then the display from first to last.
  *offers(game, seat) {
    for (const draw of draws(game)) {
      yield { type: 'drawCompanyCard', seat, ...draw };
    }
  },

  check: () => [...drawConditions('TC-COMPANY-3'), deckNotEmpty],

  apply(step, state, { seat, card }) {
    noteAction(state);
    state.pending = state.pending.slice(1);
    drawCompany(step, state, seat, card ?? null);
  },
});
