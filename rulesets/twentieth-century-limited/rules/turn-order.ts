// Whose turn it is: seat order, rounds that begin with the first player, the last round played to its end.

import type { Seat } from '../../../src/core/engine/index.js';
import { emptyTurn } from '../generated/state.js';
import { finishGame } from './score.js';
import type { State } from './state.js';
import type { StepContext } from './types.js';

/** Begins a seat's turn; with the first player a round begins too. */
export function beginTurn(step: StepContext, state: State, seat: Seat): void {
  const { rules, emit } = step;
  if (seat === state.firstSeat) {
    state.round += 1;
    emit({ type: 'roundBegan', round: state.round });
  }
  // Not by spread: a spread record that is frozen later has another layout, which slows all readers of turns.
  state.turn = emptyTurn();
  state.turn.seat = seat;
  state.turn.since = state.step;
  emit({ type: 'turnBegan', seat });
  rules.policies.atTurnStart(step, state, seat);
}

/** Passes the turn to the left (TC-TURN-1), unless the round and with it the game is over. */
export function passTurn(step: StepContext, state: State, seat: Seat): void {
  const { roundLimit, policies } = step.rules;
  policies.atTurnEnd(step, state, seat);
  const next = (seat + 1) % state.seats.length;
  const isRoundOver = next === state.firstSeat;
  // TC-END-3, TC-TURN-7: everybody has had the same number of turns.
  if (isRoundOver && state.ending !== null) endAfterRound(step, state, 'victory');
  // TC-END-5.
  else if (isRoundOver && roundLimit !== null && state.round >= roundLimit)
    endAfterRound(step, state, 'roundLimit');
  else beginTurn(step, state, next);
}

function endAfterRound(step: StepContext, state: State, reason: string): void {
  state.turn = null;
  finishGame(step, state, reason);
}
