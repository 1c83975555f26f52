// skipEra: the lowest-era Regional Card of the hand goes unscored, and with it the end by Regional Cards.

import { seatToWrite } from '../../generated/state.js';
import { drawRegionals, lowestRegional, takeRegional } from '../regional-cards.js';
import { takeOptionalAction } from '../track-step.js';
import { actionLeft, afterTrack } from '../turn-conditions.js';
import { defineTwentiethAction } from '../types.js';

/** Skips an era (TC-SKIP-1). */
export const skipEra = defineTwentiethAction({
  type: 'skipEra',
  notation: ['skip-era'],
  check: () => [
    afterTrack,
    actionLeft,
    {
      code: 'skip/no-card',
      rule: 'TC-SKIP-1',
      about: 'seat',
      test: ({ state }, { seat }) => (state.seats[seat].regionals.length > 0 ? null : {}),
    },
  ],

  apply(step, state, { seat }) {
    takeOptionalAction(state);
    // TC-SKIP-2: no choice, no score, the tracker stays.
    const place = lowestRegional({ state: step.before }, seat);
    const era = step.before.seats[seat].regionalEras[place];
    const card = takeRegional(step, state, { seat, place });
    state.regionalDiscard = [...step.before.regionalDiscard, card];
    // TC-SKIP-5: for the rest of the game.
    seatToWrite(step, state, seat).cannotEndByRegionals = true;
    step.emit({ type: 'eraSkipped', seat, era, card });
    // TC-SKIP-3, TC-SKIP-4.
    drawRegionals(step, state, seat);
  },
});
