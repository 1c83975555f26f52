// removeTrack: one own segment from anywhere back to the own supply, up to three a turn.

import { byIndex } from '../../../../src/core/engine/index.js';
import { seatToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { ownerOf } from '../track.js';
import { stepConditions, takeStepLine } from '../track-step.js';
import { defineTwentiethAction } from '../types.js';

/** Picks up one segment (TC-TRACK-2). */
export const removeTrack = defineTwentiethAction({
  type: 'removeTrack',
  payload: () => ({ line: field.line }),
  notation: ['pick-up', 'line'],

  // Every own segment, ascending by line.
  offers({ state }, seat) {
    const lines = [...state.seats[seat].track].sort((a, b) => a - b);
    return byIndex(lines.length, (index) => ({ type: 'removeTrack', seat, line: lines[index] }));
  },

  check: () => [
    ...stepConditions('remove'),
    {
      code: 'track/no-segment',
      rule: 'TC-TRACK-2',
      test: (game, { line }) => (ownerOf(game, line) === null ? { line } : null),
    },
    {
      code: 'track/not-own',
      rule: 'TC-TRACK-4',
      needs: ['track/no-segment'],
      test(game, { seat, line }) {
        const owner = ownerOf(game, line);
        return owner === seat ? null : { line, owner };
      },
    },
  ],

  apply(step, state, { seat, line }) {
    seatToWrite(step, state, seat).track = Object.freeze(
      [...step.before.seats[seat].track].filter((own) => own !== line),
    );
    takeStepLine(step, state, 'remove', line);
    step.emit({ type: 'segmentPickedUp', seat, line });
  },
});
