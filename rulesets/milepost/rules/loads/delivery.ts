// A delivery, step by step: chip to the supply, payment, card to the pile; the replacement is drawn when the
// action is done, before anything else can happen (M-DELIVER-2, M-CARD-3).

import { seatToWrite, trainToWrite } from '../../generated/state.js';
import { deliveryBonus, effectsOf } from '../events/in-play.js';
import { receive } from '../money/income.js';
import type { Delivery } from '../policy-arguments.js';
import type { MilepostState } from '../state.js';
import type { StepContext } from '../types.js';
import { withoutOne } from './chips.js';
import { specialLoad } from './special-loads.js';

/** Carries out a delivery. */
export function completeDelivery(context: StepContext, state: MilepostState, delivery: Delivery): void {
  const { rules, board, before, emit } = context;
  const { seat, train, city, good, card, payout } = delivery;
  const carrier = trainToWrite(context, state, seat, train);
  carrier.loads = withoutOne(before.seats[seat].trains[train].loads, good);
  specialLoad(context, good)?.atPutDown(context, state, { seat, train, city }, 'delivered');
  const bonus = deliveryBonus({ rules, board, state: before }, { seat, city, good });
  emit({ type: 'loadDelivered', seat, train, city: city.id, good, card, payout, bonus });
  // M-VAR-8: an open contract is taken from the table and not replaced.
  if (before.contracts.includes(card)) state.contracts = withoutOne(before.contracts, card);
  else seatToWrite(context, state, seat).hand = withoutOne(before.seats[seat].hand, card);
  state.discards = [...before.discards, card];
  receive(context, state, seat, payout + bonus);
  for (const entry of before.inPlay) {
    for (const effect of effectsOf(context, entry.card)) effect.atDelivery?.(context, state, entry, seat);
  }
  rules.policies.atDelivery(context, state, delivery);
}
