// Conditions that several actions share: where in the turn they belong, and which card they may name.

import type { Seat } from '../../../src/core/engine/index.js';
import { canMoveTrack } from './track.js';
import type { KnownGame, SharedCondition } from './types.js';

/** TC-TURN-5: an optional action comes after at least one line of the track step, where any can be moved. */
export const afterTrack: SharedCondition = {
  code: 'turn/track-first',
  rule: 'TC-TURN-5',
  about: 'seat',
  test: (game, { seat }) => (trackIsDue(game, seat) ? {} : null),
};

/** TC-TURN-3: as {@link afterTrack}, for ending the turn. */
export const trackMoved: SharedCondition = { ...afterTrack, rule: 'TC-TURN-3' };

/** TC-TURN-5: one optional action a turn. */
export const actionLeft: SharedCondition = {
  code: 'turn/action-used',
  rule: 'TC-TURN-5',
  about: 'seat',
  test: ({ state }) => (state.turn?.actionTaken ? {} : null),
};

// TC-TURN-4: a step that nobody could take is not due; nor is one that has ended.
function trackIsDue(game: KnownGame, seat: Seat): boolean {
  const { turn } = game.state;
  return turn?.trackLines.length === 0 && !turn.trackClosed && canMoveTrack(game, seat);
}
