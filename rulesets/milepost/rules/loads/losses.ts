// Lost turns and lost loads.

import { seatToWrite, trainToWrite } from '../../generated/state.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';
import { specialLoad } from './special-loads.js';

/**
 * A seat loses its next turn; the drawer of the event, if on turn, also loses the rest of this one
 * (M-EVENT-11, M-EVENT-12). Two lost turns at once are one (M-OPEN-40).
 */
export function loseTurn(
  context: Pick<StepContext, 'before' | 'emit'>,
  state: MilepostState,
  seat: number,
  drawer: number,
): void {
  seatToWrite(context, state, seat).losesTurn = true;
  const { turn } = state;
  if (seat !== drawer || turn.seat !== seat || turn.startup >= 0 || turn.phase === 'over') return;
  turn.phase = 'over';
  context.emit({ type: 'turnForfeited', seat });
}

/** Asks the owner of a train for one load to give up (M-EVENT-20); a train without loads loses nothing. */
export function askForLoad(state: MilepostState, seat: number, train: number): void {
  if (state.seats[seat].trains[train].loads.length === 0) return;
  state.pending = [...state.pending, { kind: 'loseLoad', seat, train, since: state.step }];
}

/** Takes everything that a train carries; nothing is left to choose. */
export function loseAllLoads(context: StepContext, state: MilepostState, seat: number, train: number): void {
  const { loads } = state.seats[seat].trains[train];
  trainToWrite(context, state, seat, train).loads = [];
  for (const good of loads) {
    context.emit({ type: 'loadLost', seat, train, good });
    specialLoad(context, good)?.atLoss(context, state, { seat, train });
  }
}
