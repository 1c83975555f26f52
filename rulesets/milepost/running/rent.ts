// Running on others' track: paid before the first use in a turn, once an owner whichever of the seat's trains runs there
// (M-OPEN-37), along the way that was really taken (M-MOVE-11, 12). With late payment it may be owed (M-VAR-5, M-OPEN-32).

import { seatToWrite, trainToWrite } from '../generated/state.js';
import { receive } from '../money/income.js';
import type { MilepostState } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';

/** The owner whose rent this use would make due, or null for own, common and already paid track. */
export function rentDueTo({ state }: KnownGame, seat: number, owner: number | null): number | null {
  if (owner === null || owner === seat) return null;
  return state.turn.rented.includes(owner) ? null : owner;
}

/** True if the seat can neither pay the rent nor owe it (M-MOVE-12). */
export function cannotPayRent({ rules, state }: KnownGame, seat: number): boolean {
  const { cash } = state.seats[seat];
  return !rules.lateRent && cash !== null && cash < rules.rent;
}

/** Pays, or notes as owed, the rent for this turn. The payee is paid at once. */
export function payRent(context: StepContext, state: MilepostState, seat: number, owner: number): void {
  const { rules, emit } = context;
  const payer = seatToWrite(context, state, seat);
  state.turn.rented = [...context.before.turn.rented, owner];
  if (payer.cash >= rules.rent) {
    payer.cash -= rules.rent;
    emit({ type: 'rentPaid', seat, to: owner, amount: rules.rent });
    receive(context, state, owner, rules.rent);
    return;
  }
  payer.debts = [...payer.debts, { to: owner, amount: rules.rent }];
  emit({ type: 'rentOwed', seat, to: owner, amount: rules.rent });
}

/** Pays, or notes as owed, the fee for running on own track this turn (M-VAR-11). */
export function payFee(context: StepContext, state: MilepostState, seat: number, train: number): void {
  const { rules, emit } = context;
  const payer = seatToWrite(context, state, seat);
  trainToWrite(context, state, seat, train).feePaid = true;
  if (payer.cash >= rules.moveFee) {
    payer.cash -= rules.moveFee;
    emit({ type: 'feePaid', seat, amount: rules.moveFee });
    return;
  }
  payer.owedFees += rules.moveFee;
  emit({ type: 'feeOwed', seat, amount: rules.moveFee });
}
