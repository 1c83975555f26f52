// expireTime: the tournament clock, reported by the host (M-VAR-15, M-OPEN-39). The running round is the
// last; before any action of a round, and in startup, one whole round is still played.

import { defineHostAction } from '../../../../src/core/engine/index.js';
import { mustBePlayed } from '../define-action.js';
import type { MilepostTypes } from '../types.js';

export const expireTime = /* @__PURE__ */ (() =>
  defineHostAction<MilepostTypes>()({
    type: 'expireTime',
    notation: ['expire-time'],
    check: [
      mustBePlayed('timeLimit', 'M-VAR-15', 'timeLimit'),
      {
        code: 'time/already-expired',
        rule: 'M-VAR-15',
        test: ({ state }) => (state.lastRound === null ? null : { round: state.lastRound }),
      },
    ],
    apply({ before, emit }, state) {
      // A round in which a seat has acted is running; a round without an act is still to be played in full.
      state.lastRound = Math.max(1, before.round);
      emit({ type: 'timeExpired', lastRound: state.lastRound });
    },
  }))();
