// resetCompanyDisplay: a waiver to the bank for four other cards in the display.

import { seatToWrite } from '../../generated/state.js';
import { drawFromDeck } from '../company-cards.js';
import { noteAction } from '../track-step.js';
import { defineTwentiethAction } from '../types.js';

/** Resets the display (TC-RESET-1); uses no action. */
export const resetCompanyDisplay = defineTwentiethAction({
  type: 'resetCompanyDisplay',
  notation: ['reset-display'],
  check: () => [
    {
      code: 'reset/used',
      rule: 'TC-RESET-3',
      about: 'seat',
      test: ({ state }) => (state.turn?.displayReset ? {} : null),
    },
    {
      code: 'reset/no-waiver',
      rule: 'TC-RESET-3',
      about: 'seat',
      test: ({ state }, { seat }) => (state.seats[seat].waivers > 0 ? null : {}),
    },
  ],

  price: () => [{ what: 'waiver', rule: 'TC-RESET-1', amount: 1, to: 'bank', params: {} }],

  apply(step, state, { seat }) {
    noteAction(state).displayReset = true;
    seatToWrite(step, state, seat).waivers -= 1;
    state.waiversRemoved += 1;
    // TC-RESET-2: the old cards lie on the discard pile before the new ones are drawn.
    const discarded = step.before.display;
    state.companyDiscard = [...step.before.companyDiscard, ...discarded];
    const opened: number[] = [];
    while (opened.length < step.rules.displaySize) {
      const card = drawFromDeck(step, state);
      if (card === null) break;
      opened.push(card);
    }
    state.display = opened;
    step.emit({ type: 'displayReset', seat, discarded, opened });
  },
});
