// How a turn begins and passes on. At its end, sequence.ts says what happens in between.

import { noAnswers } from '../../../../src/core/engine/index.js';
import { emptyTurn, seatToWrite, trainToWrite } from '../../generated/state.js';
import { isHalved } from '../events/in-play.js';
import { halfSpeed, trainSpeed } from '../running/movement.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';
import { endRound } from './round.js';
import { startupSeat } from './turn-order.js';

/** Begins a turn of a seat: startup, normal or lost. */
export function beginTurn(context: StepContext, state: MilepostState, seat: number, startup: number): void {
  const { rules, emit } = context;
  const player = seatToWrite(context, state, seat);
  player.turns += 1;
  const lost = startup < 0 && player.losesTurn;
  state.turn = emptyTurn();
  state.turn.seat = seat;
  state.turn.phase = startup >= 0 ? 'startup' : 'operations';
  state.turn.since = state.step;
  state.turn.startup = startup;
  state.turn.lost = lost;
  if (startup < 0) readyTrains(context, state, seat);
  rules.policies.atTurnStart(context, state, seat);
  emit({ type: 'turnBegan', seat });
  if (!lost) return;
  player.losesTurn = false;
  // M-EVENT-10: a lost turn allows no act, except turning a train round if that option is on (M-VAR-6).
  state.turn.phase = rules.backtracking ? 'lost' : 'over';
  emit({ type: 'turnLost', seat });
}

function readyTrains(context: StepContext, state: MilepostState, seat: number): void {
  const { rules, board } = context;
  for (const index of state.seats[seat].trains.keys()) {
    const train = trainToWrite(context, state, seat, index);
    // M-OPEN-21: a train that begins its turn in a half-rate area has the halved allowance all turn.
    const halved = train.halvedNext || (train.at !== null && isHalved({ rules, board, state }, train.at));
    train.halved = halved;
    train.points = halved ? halfSpeed(context, train) : trainSpeed(context, train);
    train.halvedNext = false;
    train.feePaid = false;
  }
}

/** Ends the turn of a seat where its trains stand. */
export function leaveTurn(context: StepContext, state: MilepostState, seat: number): void {
  const { rules, board, emit } = context;
  seatToWrite(context, state, seat).owedFees = 0;
  // M-FERRY-6, M-OPEN-18: a train that ends the turn on a port waits there; one that a storm sends does not.
  for (const [index, { at }] of state.seats[seat].trains.entries()) {
    const train = trainToWrite(context, state, seat, index);
    train.waited = at !== null && board.portAt[at] >= 0;
    if (train.waited) train.arrivedBy = null; // M-OPEN-15
  }
  rules.policies.atTurnEnd(context, state, seat);
  emit({ type: 'turnEnded', seat });
}

/** Passes the turn on: to the next seat, or to the end of the round (M-TURN-7, M-SETUP-12). */
export function passTurn(context: StepContext, state: MilepostState): void {
  const { rules, before } = context;
  const { seat, startup } = before.turn;
  const seats = before.seats.length;
  leaveTurn(context, state, seat);
  if (startup < 0) {
    const next = (seat + 1) % seats;
    if (next !== before.first) beginTurn(context, state, next, -1);
    else if (endRound(context, state)) beginRound(context, state);
    return;
  }
  const done = startup + 1;
  // M-VAR-3d: the extra cards are discarded when everybody has had two startup turns.
  if (done === 2 * seats && rules.dealtCards > rules.handSize) {
    state.drafts = { since: state.step, answers: noAnswers(seats) };
  }
  if (done < seats * rules.startupTurns)
    beginTurn(context, state, startupSeat(before.first, seats, done), done);
  else beginRound(context, state);
}

function beginRound(context: StepContext, state: MilepostState): void {
  state.round = context.before.round + 1;
  context.emit({ type: 'roundBegan', round: state.round });
  // M-SETUP-13: every round opens with the first player.
  beginTurn(context, state, context.before.first, -1);
}
