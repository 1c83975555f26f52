// The arrival of a train at a milepost by any way: last city, half rate, events that wait for it.

import type { Writable } from '../../../../src/core/engine/index.js';
import type { Milepost, MilepostBoard } from '../../board/board.js';
import { trainToWrite } from '../../generated/state.js';
import { effectsOf, isHalved } from '../events/in-play.js';
import type { Arrival } from '../policy-arguments.js';
import { mayReverse } from '../rail/city.js';
import type { MilepostState, Train } from '../state.js';
import type { StepContext } from '../types.js';
import { halveNow } from './half-rate.js';

/** Puts the train on the milepost and does what follows from its being there. */
export function arrive(context: StepContext, state: MilepostState, arrival: Arrival): void {
  const { rules, board, before } = context;
  const { seat, train, to } = arrival;
  standAt(board, trainToWrite(context, state, seat, train), to);
  // M-EVENT-8, M-OPEN-21: the halving follows payment for the milepost entered.
  if (isHalved({ rules, board, state: before }, to)) halveNow(context, state, seat, train);
  const { inPlay } = before;
  for (let place = 0; place < inPlay.length; place++) {
    const effects = effectsOf(context, inPlay[place].card);
    for (let part = 0; part < effects.length; part++)
      effects[part].atArrival?.(context, state, inPlay[place], arrival);
  }
  rules.policies.atArrival(context, state, arrival);
}

/** Puts a train that has come from elsewhere on a milepost, without what follows from the way it came. */
export function standAt(board: MilepostBoard, train: Writable<Train>, to: Milepost): void {
  train.at = to;
  train.waited = false;
  if (mayReverse(board, train)) train.arrivedBy = null; // M-OPEN-15, R-16
  if (board.cityAt[to] >= 0) train.lastCity = to; // M-OPEN-41
}
