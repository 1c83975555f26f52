// How a turn stands: lines and the action that are left, waivers and segments to spend, and the end.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { OwnStatus } from '../../../../src/core/title/planning.js';
import { supplyOf } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';

/** The title's part of how a turn stands. There are no trains to load. */
export function twentiethStatus(game: KnownGame, seat: Seat): OwnStatus {
  const { rules, state } = game;
  const { waivers, companiesFounded, regionalsCompleted, cannotEndByRegionals } = state.seats[seat];
  const turn = state.turn?.seat === seat && state.outcome === null ? state.turn : null;
  const lines = turn === null || turn.trackClosed ? 0 : rules.linesPerStep - turn.trackLines.length;
  const need = rules.cardsToEnd;
  return {
    meters: [
      { what: 'lines', left: lines, max: rules.linesPerStep }, // TC-TURN-3
      { what: 'action', left: turn === null || turn.actionTaken ? 0 : 1, max: 1 }, // TC-TURN-5
      {
        what: 'waivers',
        left: waivers,
        max: rules.waiversPerSeat * state.seats.length ** 2 - state.waiversRemoved,
      }, // TC-SETUP-3
      { what: 'segments', left: supplyOf(game, seat), max: rules.segments }, // TC-SETUP-2
    ],
    cargo: [],
    goals: [
      {
        what: 'companies',
        rule: 'TC-END-1',
        have: companiesFounded,
        need,
        ends: true,
      },
      // TC-END-2: who skipped an era cannot end the game by regions.
      ...(cannotEndByRegionals
        ? []
        : [
            {
              what: 'regionals',
              rule: 'TC-END-1',
              have: regionalsCompleted,
              need,
              ends: true,
            },
          ]),
    ],
  };
}
