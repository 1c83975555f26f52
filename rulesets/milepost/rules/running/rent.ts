// Rent for others' track, due before the first use in a turn, once an owner for all of the seat's trains
// (M-OPEN-37). It is for the way actually taken (M-MOVE-11, 12), and may be owed later (M-VAR-5, M-OPEN-32).

import { seatToWrite, trainToWrite } from '../../generated/state.js';
import { receive } from '../money/income.js';
import { type Due, toBank } from '../money/price-items.js';
import type { RentedUse } from '../policy-arguments.js';
import type { MilepostState, Train } from '../state.js';
import type { KnownGame, StepContext } from '../types.js';

/** The owner whose rent this use would make due, or null for own, common and already paid track. */
export function rentDueTo({ state }: KnownGame, seat: number, owner: number | null): number | null {
  if (owner === null || owner === seat) return null;
  return state.turn.seat === seat && state.turn.rented.includes(owner) ? null : owner;
}

/** What a use of an opponent's track makes due: nothing more if the owner was paid this turn (M-OPEN-37). */
export function rentOf(game: KnownGame, seat: number, use: RentedUse): Due {
  const { rules } = game;
  const { owner } = use;
  const params = { owner };
  if (rentDueTo(game, seat, owner) === null)
    return { item: { what: 'rent', rule: 'M-OPEN-37', amount: 0, to: null, params }, owedBy: null };
  const amount = rules.policies.rentFor(game, seat, use);
  const item = { what: 'rent', rule: 'M-MOVE-11', amount, to: owner, params };
  return { item, owedBy: rules.lateRent ? 'M-VAR-5' : null };
}

/** The fee for a turn on own track (M-VAR-11): nothing more if the train has paid it. */
export function feeOf({ rules }: Pick<KnownGame, 'rules'>, { feePaid }: Pick<Train, 'feePaid'>): Due {
  return { item: toBank('fee', 'M-VAR-11', feePaid ? 0 : rules.moveFee, {}), owedBy: 'M-VAR-11' };
}

/** The rent that the seat can neither pay nor owe (M-MOVE-12); null where it can. */
export function rentOutOfReach(game: KnownGame, seat: number, use: RentedUse): number | null {
  const { rules, state } = game;
  const { cash } = state.seats[seat];
  if (rules.lateRent || cash === null) return null;
  const rent = rules.policies.rentFor(game, seat, use);
  return cash < rent ? rent : null;
}

/** Pays, or notes as owed, the rent for this turn. The payee is paid at once. */
export function payRent(context: StepContext, state: MilepostState, seat: number, use: RentedUse): void {
  const { rules, board, before, emit } = context;
  const { owner } = use;
  const amount = rules.policies.rentFor({ rules, board, state: before }, seat, use);
  const payer = seatToWrite(context, state, seat);
  state.turn.rented = [...before.turn.rented, owner];
  if (payer.cash >= amount) {
    payer.cash -= amount;
    emit({ type: 'rentPaid', seat, to: owner, amount });
    receive(context, state, owner, amount);
    return;
  }
  payer.debts = [...payer.debts, { to: owner, amount }];
  emit({ type: 'rentOwed', seat, to: owner, amount });
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
