// placeTrack: one own segment on one free line, up to three a turn. It need not touch anything.

import { byIndex } from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { freeLines, ownerOf, supplyOf } from '../track.js';
import { stepConditions, takeStepLine } from '../track-step.js';
import { defineTwentiethAction } from '../types.js';

/** Places one segment (TC-TRACK-1). */
export const placeTrack = defineTwentiethAction({
  type: 'placeTrack',
  payload: () => ({ line: field.line }),
  notation: ['place', 'line'],

  // Every free line, ascending.
  offers(game, seat) {
    const free = freeLines(game);
    return byIndex(free.length, (index) => ({ type: 'placeTrack', seat, line: free[index] }));
  },

  check: () => [
    ...stepConditions('place'),
    {
      // TC-TRACK-1: any free line will do; TC-TRACK-3: but an occupied one, own or foreign, will not.
      code: 'track/line-taken',
      rule: 'TC-TRACK-3',
      test(game, { line }) {
        const owner = ownerOf(game, line);
        return owner === null ? null : { line, owner };
      },
    },
    {
      code: 'track/supply-empty',
      rule: 'TC-TRACK-6',
      about: 'seat',
      test: (game, { seat }) => (supplyOf(game, seat) > 0 ? null : { segments: game.rules.segments }),
    },
  ],

  apply(step, state, { seat, line }) {
    // Frozen at once, so that what is derived from it can be kept.
    seatToWrite(step, state, seat).track = Object.freeze([...step.before.seats[seat].track, line]);
    takeStepLine(step, state, 'place', line);
    step.emit({ type: 'segmentPlaced', seat, line });
  },
});
