// keepRegionalCard: one of the cards drawn from an era deck, in the draft and after every further draw.

import { withAnswer } from '../../../../src/core/engine/index.js';
import { field } from '../fields.js';
import { keepRegional } from '../regional-cards.js';
import { draftEra, offeredRegionals } from '../regional-draft.js';
import { noteAction } from '../track-step.js';
import { defineTwentiethAction } from '../types.js';

/** Keeps a Regional Card (TC-SETUP-8, TC-REGION-4, TC-SKIP-3). */
export const keepRegionalCard = defineTwentiethAction({
  type: 'keepRegionalCard',
  payload: () => ({ card: field.card }),
  notation: ['keep', 'card'],

  // In the order they were drawn.
  *offers(game, seat) {
    for (const card of offeredRegionals(game, seat)) {
      if (card !== null) yield { type: 'keepRegionalCard', seat, card };
    }
  },

  check: () => [
    {
      code: 'keep/not-dealt',
      rule: 'TC-SETUP-8',
      scope: 'own',
      test: (game, { seat, card }) =>
        game.state.draft === null || offeredRegionals(game, seat).includes(card) ? null : { card },
    },
    {
      code: 'keep/not-drawn',
      rule: 'TC-REGION-4',
      scope: 'own',
      test: (game, { seat, card }) =>
        game.state.draft !== null || offeredRegionals(game, seat).includes(card) ? null : { card },
    },
  ],

  apply(step, state, { seat, card }) {
    const { draft, pending } = step.before;
    if (draft !== null) {
      const place = draftEra(draft, seat);
      state.draft = {
        dealt: draft.dealt,
        answers: draft.answers.map((answers, era) =>
          era === place ? withAnswer(answers, seat, card) : answers,
        ),
      };
      return;
    }
    const [open] = pending;
    if (open?.kind !== 'keepRegional') return;
    noteAction(state);
    state.pending = pending.slice(1);
    keepRegional(step, state, seat, { kept: card, drawn: open.cards, era: open.era });
  },
});
